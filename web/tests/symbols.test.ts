/** The list of symbols: all that is drawn is in it, each with words in every language; whoever points at one finds it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { roofNames } from "../../src/tertulia/games/la_granja/screens/art/effects";
import { symbols as granada } from "../../src/tertulia/games/granada/screens/symbols";
import { symbols as laGranja } from "../../src/tertulia/games/la_granja/screens/symbols";
import { symbols as noSiesta } from "../../src/tertulia/games/no_siesta/screens/symbols";
import { dictionary, languages } from "../src/i18n/words.svelte";
import { symbolsAt, type SymbolGroup } from "../src/match/symbols/symbols";

const SOURCE = join(import.meta.dirname, "../src");
const GAMES = join(import.meta.dirname, "../../src/tertulia/games");

/** The ids of a game's drawings, and of those that games share, that begin so. */
function drawn(game: string, prefix: string): string[] {
  const sources = [join(GAMES, game, "screens/art"), join(SOURCE, "ui/art")].flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const found = new RegExp(`(?<=\\bid=")${prefix}-[\\w-]+(?=")`, "g");
  return sources.flatMap((source) => source.match(found) ?? []).sort();
}
const listed = (groups: SymbolGroup[], prefix: string): string[] =>
  groups.flatMap(({ symbols }) => symbols.map(({ id }) => id)).filter((id) => id.startsWith(`${prefix}-`));

describe("the list of symbols", () => {
  it.each([
    ["la_granja", laGranja, "lg"],
    ["la_granja", laGranja, "lgh"],
    ["no_siesta", noSiesta, "ns"],
    ["granada", granada, "k"],
    ["granada", granada, "c"],
  ])("has all that is drawn for %s and named %3$s", (game, symbols, prefix) => {
    expect(drawn(game, prefix).length).toBeGreaterThan(3);
    expect(listed(symbols(), prefix).sort()).toEqual(drawn(game, prefix));
  });
  it("has all roof markers and revenue spaces", () => {
    expect(roofNames).toHaveLength(24);
    expect(listed(laGranja(), "roof")).toEqual(roofNames.map((roof) => `roof-${roof}`));
    expect(listed(laGranja(), "revenue")).toHaveLength(6);
  });
  it.each(languages)("has words for each, and a title for each group: %s", async (language) => {
    await dictionary.use(language);
    const groups = [...laGranja(), ...granada(), ...noSiesta()];
    const words = groups.flatMap(({ title, symbols }) => [title, ...symbols.map(({ text }) => text)]);
    expect(words.filter((text) => !text || /(la-granja|granada|no-siesta)-[a-z]/.test(text))).toEqual([]);
    const each = groups.map(({ symbols }) => symbols.map(({ text }) => text));
    expect(each.map((texts) => new Set(texts).size)).toEqual(each.map((texts) => texts.length));
  });
});

describe("pointing", () => {
  afterEach(() => document.body.replaceChildren());
  const use = (id: string): string => `<svg><use href="#${id}"></use></svg>`;
  const all = ["lg-olive", "lg-pig", "lg-hat"].map((id) => ({ id, text: id }));
  const at = (selector: string): string[] => {
    const target = document.querySelector(selector);
    return target ? symbolsAt(target, all).map(({ id }) => id) : ["nothing there"];
  };

  it("tells what is drawn where one points, else what the thing has, each once", () => {
    document.body.innerHTML = `<div class="board"><div class="part">
      <button><i>1</i><b>${use("lg-hat")}</b>${use("lg-pig")}${use("lg-pig")}${use("lgp-hair")}</button><button class="hex">3</button><p>-</p>${use("lg-olive")}
    </div></div><header>${use("lg-olive")}</header>`;
    expect(at("b use")).toEqual(["lg-hat"]);
    expect(at("i")).toEqual(["lg-pig", "lg-hat"]);
    expect(at("p")).toEqual(["lg-olive", "lg-pig", "lg-hat"]);
    expect(at(".hex")).toEqual([]);
    expect(at("header use")).toEqual([]);
  });
});
