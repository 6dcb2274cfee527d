/** Wording of facts, compared with the examples among each game's tests; the Python tests use the same files. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { gameFolders } from "../gameFolders";
import { flatten } from "../src/i18n/facts";
import { dictionary, languages, type Words } from "../src/i18n/words.svelte";

interface Examples {
  players: string[];
  cases: { facts: Record<string, unknown>; words: Record<string, Words> }[];
}

const TESTS = join(import.meta.dirname, "../../tests");
const files = Object.entries(gameFolders())
  .filter(([game, folder]) => existsSync(join(folder, `locales/${game}.facts.json`)))
  .map(([game, folder]) => [game, join(TESTS, "games", basename(folder), "facts.json")] as const);
const examples = [...files, ["unknown-game", join(TESTS, "i18n/facts_of_no_game.json")] as const].map(
  ([game, file]): [string, Examples] => [game, JSON.parse(readFileSync(file, "utf8")) as Examples],
);

/** Replaces no-break spaces: the space between two words differs between locale libraries. */
const plain = (words: Words = {}): unknown => JSON.parse(JSON.stringify(words).replaceAll("\u00a0", " "));

describe.each(languages)("in %s", (language) => {
  beforeAll(() => dictionary.use(language));

  it.each(examples)("the facts of %s are worded as the examples say", (game, { players, cases }) => {
    expect(cases.length).toBeGreaterThan(1);
    for (const { facts, words } of cases)
      expect([facts, plain(flatten(game, facts, players))]).toEqual([facts, plain(words[language])]);
  });
});
