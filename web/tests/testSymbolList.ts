/** Shared tests of every game's list of symbols: it contains every drawing, with texts in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { dictionary, languages } from "../src/i18n/words.svelte";
import type { SymbolGroup } from "../src/match/symbols/symbols";

const SHARED = join(import.meta.dirname, "../src/ui/art");

/** Returns the ids with this prefix of the drawings in a game's folder and of the shared drawings. */
function drawn(art: string, prefix: string): string[] {
  const sources = [art, SHARED].flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const found = new RegExp(`(?<=\\bid=")${prefix}-[\\w-]+(?=")`, "g");
  return sources.flatMap((source) => source.match(found) ?? []).sort();
}

/** Returns the ids of a list with this prefix, in order. */
export const listedIds = (groups: SymbolGroup[], prefix: string): string[] =>
  groups.flatMap(({ symbols }) => symbols.map(({ id }) => id)).filter((id) => id.startsWith(`${prefix}-`));

/** Tests a game's list: `art` is the folder of its drawings; the prefixes are those of their ids. */
export function testSymbolList(
  game: string,
  art: string,
  symbols: () => SymbolGroup[],
  prefixes: string[],
): void {
  describe("the list of symbols", () => {
    it.each(prefixes)("has all that is drawn and named %s", (prefix) => {
      expect(drawn(art, prefix).length).toBeGreaterThan(3);
      expect(listedIds(symbols(), prefix).sort()).toEqual(drawn(art, prefix));
    });
    it.each(languages)("has words for each, and a title for each group: %s", async (language) => {
      await dictionary.use(language);
      const words = symbols().flatMap(({ title, symbols: all }) => [title, ...all.map(({ text }) => text)]);
      expect(words.filter((text) => !text || new RegExp(`${game}-[a-z]`).test(text))).toEqual([]);
      const each = symbols().map(({ symbols: all }) => all.map(({ text }) => text));
      expect(each.map((texts) => new Set(texts).size)).toEqual(each.map((texts) => texts.length));
    });
  });
}
