/** Translations: Fluent catalogues, loaded per language on demand; English replaces a missing message. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import games from "virtual:games";

import { api } from "../api/client";
import type { GameTexts } from "../api/contract";
import { addSchema, type Schema } from "./schema";

export type Words = Record<string, FluentVariable>;

interface Catalogue {
  language: string;
  /** One of the application's catalogues other than `common`: loaded when its first message is needed. */
  later?: boolean;
  name: string;
  load: () => Promise<string>;
}

/** The application's own catalogues. */
const own = import.meta.glob<string>("../../../src/tertulia/i18n/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const SOURCE = /\/locales\/([^/]+)\/([^/]+)\.ftl$/;
/** The catalogues of the application and of games; `Dictionary.learn` adds games that the client was built without. */
const catalogues: Catalogue[] = [
  ...Object.entries(own).map(([path, load]) => {
    const [, language = "", name = ""] = SOURCE.exec(path) ?? [];
    return { language, name, load, later: name !== "common" };
  }),
  ...Object.values(games).flatMap((game) => game.catalogues),
];

/** All languages that have a catalogue. */
export const languages = [...new Set(catalogues.map(({ language }) => language))].sort();

/** Puts no-break spaces around ×, to keep "2 × pig" on one line. */
const keepTogether = (text: string): string => text.replaceAll(" × ", "\u00a0×\u00a0");

/** Ends of the names of catalogues that only some pages need. */
export type PageWords = "rules" | "lesson";
const pageOf = (name: string): PageWords | undefined =>
  (["rules", "lesson"] as const).find((page) => name.endsWith(`-${page}`));

async function loadResources(
  language: string,
  wanted: (one: Catalogue) => boolean,
): Promise<FluentResource[]> {
  const chosen = catalogues.filter((one) => one.language === language && wanted(one));
  return Promise.all(chosen.map(async ({ load }) => new FluentResource(keepTogether(await load()))));
}

export function pickLanguage(wanted: readonly string[]): string {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag) => languages.includes(tag)) ?? "en";
}

/** Requests for the words of games that the client was not built with; each is made once. */
const answers = new Map<string, Promise<GameTexts>>();
function loadGameWords(game: string, language: string): Promise<GameTexts> {
  const key = `${game} ${language}`;
  const answer = answers.get(key) ?? api.words(game, language);
  answers.set(key, answer);
  // If the request fails, identifiers replace the game's words; the next call requests them again.
  return answer.catch(() => (answers.delete(key), { catalogues: {}, facts: {} }));
}

/** Readable text from a message's id, for a game that has no such message. */
function asWords(id: string, game: string): string {
  const rest = id.slice(game.length + 1).replace(/^(action|event|option)-/, "");
  const text = (rest === "title" ? game : rest).replaceAll(/[-_]+/g, " ");
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

class Dictionary {
  /** Games that the client was not built with and whose words were requested. */
  readonly #loadedGames = new Set<string>();
  language = $state("en");
  #bundles = $state.raw<FluentBundle[]>([]);
  /** The pages whose words are loaded. */
  #pages: readonly PageWords[] = [];
  #complete = false;
  #request = 0;

  /** Switches to a language; the text on the screen changes only when all its catalogues are loaded. */
  async use(language: string): Promise<void> {
    const mine = ++this.#request;
    const chosen = languages.includes(language) ? language : "en";
    const wanted = ({ name, later }: Catalogue): boolean => {
      const page = pageOf(name);
      return (!page || this.#pages.includes(page)) && (this.#complete || !later);
    };
    const order = chosen === "en" ? ["en"] : [chosen, "en"];
    const bundles = await Promise.all(
      order.map(async (tag) => {
        const bundle = new FluentBundle(tag, { useIsolating: false });
        for (const resource of await loadResources(tag, wanted)) bundle.addResource(resource);
        return bundle;
      }),
    );
    if (mine !== this.#request) return;
    this.#bundles = bundles;
    this.language = chosen;
    document.documentElement.lang = chosen;
  }

  /** Loads the words of games that the client was not built with; other games are skipped. */
  async loadGames(wanted: readonly string[]): Promise<void> {
    const fresh = wanted.filter((game) => !games[game]?.catalogues.length && !this.#loadedGames.has(game));
    if (fresh.length === 0) return;
    for (const game of fresh) {
      this.#loadedGames.add(game);
      for (const language of languages)
        for (const name of [game, `${game}-rules`, `${game}-lesson`])
          catalogues.push({
            language,
            name,
            load: async () => (await loadGameWords(game, language)).catalogues[name] ?? "",
          });
      addSchema(game, (await loadGameWords(game, this.language)).facts as Schema);
    }
    await this.use(this.language);
  }

  /** Loads the catalogues of the rules pages or of lessons, which are long and rarely read. */
  async loadPage(page: PageWords): Promise<void> {
    if (this.#pages.includes(page)) return;
    this.#pages = [...this.#pages, page];
    await this.use(this.language);
  }

  /** Loads the application's catalogues other than `common`. A page that needs them waits for it before it is shown. */
  async loadAll(): Promise<void> {
    if (this.#complete) return;
    this.#complete = true;
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

  /** The message; null if it does not exist or lacks an argument. */
  complete(id: string, args: Words = {}): string | null {
    for (const bundle of this.#bundles) {
      const value = bundle.getMessage(id)?.value;
      const errors: Error[] = [];
      const text = value ? bundle.formatPattern(value, args, errors) : "";
      if (value) return errors.length > 0 ? null : text;
    }
    return null;
  }

  #asWords(id: string): string | null {
    const game = [...this.#loadedGames].find((one) => id.startsWith(`${one}-`));
    return game === undefined ? null : asWords(id, game);
  }

  /**
   * The text for an unknown id: the id itself if all catalogues are loaded, or none. Otherwise it is empty, the others
   * are loaded, and the text is rendered again.
   */
  #missing(id: string): string {
    if (this.#complete || this.#bundles.length === 0) return id;
    queueMicrotask(() => void this.loadAll());
    return "";
  }
}

export const dictionary = new Dictionary();
export const t = (id: string, args?: Words): string => dictionary.text(id, args);
/** Cached by language: creating a format takes longer than formatting a hundred lists. */
const lists = new Map<string, Intl.ListFormat>();
export function formatList(parts: string[]): string {
  const { language } = dictionary;
  const known = lists.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  lists.set(language, known);
  return known.format(parts);
}

/** A language's name in that language. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
