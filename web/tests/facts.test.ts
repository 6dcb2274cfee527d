/** Facts become words as the examples in tests/i18n/facts say, in every language; Python's tests read the same examples. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { flatten } from "../src/i18n/facts";
import { dictionary, languages, type Words } from "../src/i18n/words.svelte";

interface Examples {
  players: string[];
  cases: { facts: Record<string, unknown>; words: Record<string, Words> }[];
}

const FOLDER = join(import.meta.dirname, "../../tests/i18n/facts");
const examples = readdirSync(FOLDER).map((file): [string, Examples] => [
  basename(file, ".json"),
  JSON.parse(readFileSync(join(FOLDER, file), "utf8")) as Examples,
]);

/** Which space stands between two words is the language's own affair, and differs between its libraries. */
const plain = (words: Words = {}): unknown => JSON.parse(JSON.stringify(words).replaceAll("\u00a0", " "));

describe.each(languages)("in %s", (language) => {
  beforeAll(() => dictionary.use(language));

  it.each(examples)("the facts of %s are worded as the examples say", (game, { players, cases }) => {
    expect(cases.length).toBeGreaterThan(1);
    for (const { facts, words } of cases)
      expect([facts, plain(flatten(game, facts, players))]).toEqual([facts, plain(words[language])]);
  });
});
