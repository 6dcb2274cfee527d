/** All words on the screen: Fluent catalogues, loaded per language when wanted, English where one is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import games from "virtual:games";

import { api } from "../api/client";
import type { GameWords } from "../api/contract";
import { tell, type Schema } from "./schema";

export type Words = Record<string, FluentVariable>;

interface Catalogue {
  language: string;
  /** Of the house's own, those beside `common`: they come when the first of their words is wanted. */
  later?: boolean;
  name: string;
  load: () => Promise<string>;
}

/** The house's own, those in the packages of the games that the client was built with, and those that the server told. */
const own = import.meta.glob<string>("../../../src/tertulia/i18n/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const SOURCE = /\/locales\/([^/]+)\/([^/]+)\.ftl$/;
const catalogues: Catalogue[] = [
  ...Object.entries(own).map(([path, load]) => {
    const [, language = "", name = ""] = SOURCE.exec(path) ?? [];
    return { language, name, load, later: name !== "common" };
  }),
  ...Object.values(games).flatMap((game) => game.catalogues),
];

/** The languages are the folders that there are. */
export const languages = [...new Set(catalogues.map(({ language }) => language))].sort();

/** "2 × pig" stays on one line. */
const unbroken = (text: string): string => text.replaceAll(" × ", "\u00a0×\u00a0");

const isRules = (name: string): boolean => name.endsWith("-rules");

async function read(language: string, wanted: (one: Catalogue) => boolean): Promise<FluentResource[]> {
  const chosen = catalogues.filter((one) => one.language === language && wanted(one));
  return Promise.all(chosen.map(async ({ load }) => new FluentResource(unbroken(await load()))));
}

export function preferred(wanted: readonly string[]): string {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag) => languages.includes(tag)) ?? "en";
}

/** The words of games that the client was not built with, as the server tells them; asked for once. */
const answers = new Map<string, Promise<GameWords>>();
function told(game: string, language: string): Promise<GameWords> {
  const key = `${game} ${language}`;
  const answer = answers.get(key) ?? api.words(game, language);
  answers.set(key, answer);
  // Without an answer the game speaks by its names, and is asked again next time.
  return answer.catch(() => (answers.delete(key), { catalogues: {}, facts: {} }));
}

/** The id of a game's message as words, where the game has none. */
function asWords(id: string, game: string): string {
  const rest = id.slice(game.length + 1).replace(/^(action|event|option)-/, "");
  const text = (rest === "title" ? game : rest).replaceAll(/[-_]+/g, " ");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

class Dictionary {
  /** Games that the client was not built with. */
  readonly #learnt = new Set<string>();
  language = $state("en");
  #bundles = $state.raw<FluentBundle[]>([]);
  #rules = false;
  #whole = false;
  #asked = 0;

  /** Loads a language and shows it; the words on the screen change only once they are all there. */
  async use(language: string, rules = this.#rules): Promise<void> {
    const mine = ++this.#asked;
    this.#rules = rules; // who asks meanwhile for something else wants them, too
    const chosen = languages.includes(language) ? language : "en";
    const wanted = ({ name, later }: Catalogue): boolean =>
      (rules || !isRules(name)) && (this.#whole || !later);
    const order = chosen === "en" ? ["en"] : [chosen, "en"];
    const bundles = await Promise.all(
      order.map(async (tag) => {
        const bundle = new FluentBundle(tag, { useIsolating: false });
        for (const resource of await read(tag, wanted)) bundle.addResource(resource);
        return bundle;
      }),
    );
    if (mine !== this.#asked) return;
    this.#bundles = bundles;
    this.language = chosen;
    document.documentElement.lang = chosen;
  }

  /** Asks for the words of those of these games that the client was not built with. */
  async learn(wanted: readonly string[]): Promise<void> {
    const fresh = wanted.filter((game) => !games[game]?.catalogues.length && !this.#learnt.has(game));
    if (fresh.length === 0) return;
    for (const game of fresh) {
      this.#learnt.add(game);
      for (const language of languages)
        for (const name of [game, `${game}-rules`])
          catalogues.push({
            language,
            name,
            load: async () => (await told(game, language)).catalogues[name] ?? "",
          });
      tell(game, (await told(game, this.language)).facts as Schema);
    }
    await this.use(this.language);
  }

  /** The rules pages are long and read rarely: they come when first wanted. */
  async withRules(): Promise<void> {
    if (!this.#rules) await this.use(this.language, true);
  }

  /** All that the house says, the catalogues beside `common`, too. A page that speaks by those waits for it before it is shown. */
  async whole(): Promise<void> {
    if (this.#whole) return;
    this.#whole = true;
    await this.use(this.language);
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.getMessage(id)?.value);
  }

  text(id: string, args: Words = {}): string {
    for (const bundle of this.#bundles) {
      const value = bundle.getMessage(id)?.value;
      if (value) return bundle.formatPattern(value, args, []);
    }
    return this.#asWords(id) ?? this.#missing(id);
  }

  /** The message; null where there is none, or where it wants what is not given. */
  complete(id: string, args: Words = {}): string | null {
    for (const bundle of this.#bundles) {
      const value = bundle.getMessage(id)?.value;
      const errors: Error[] = [];
      const said = value ? bundle.formatPattern(value, args, errors) : "";
      if (value) return errors.length > 0 ? null : said;
    }
    return null;
  }

  #asWords(id: string): string | null {
    const game = [...this.#learnt].find((one) => id.startsWith(`${one}-`));
    return game === undefined ? null : asWords(id, game);
  }

  /** Nothing as long as the message may still come: whoever showed it shows it again then. */
  #missing(id: string): string {
    if (this.#whole || this.#bundles.length === 0) return id;
    queueMicrotask(() => void this.whole());
    return "";
  }
}

export const dictionary = new Dictionary();
export const t = (id: string, args?: Words): string => dictionary.text(id, args);
/** Making one takes longer than a hundred lists. */
const lists = new Map<string, Intl.ListFormat>();
export function list(parts: string[]): string {
  const { language } = dictionary;
  const known = lists.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  lists.set(language, known);
  return known.format(parts);
}

/** What speakers of a language call it. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
