/** The log of Granada: cause and effect in one line, grouped by part of the game and by turn. */
import { beforeAll, expect, it } from "vitest";

import screens from "../game";
import { dictionary } from "tertulia/i18n/words.svelte";
import { book, entry } from "tertulia-tests/logBook";

beforeAll(() => dictionary.use("en"));

it("it has a part after each scoring", () => {
  const kinds = { park: [3, 0] };
  const parts = book(screens).parts([
    entry(0, null, null, { type: "start", seat: 1 }),
    entry(1, 1, "take 1", { type: "take", seat: 1, cards: [{ currency: "blue", value: 2 }] }),
    entry(
      2,
      0,
      "take 2",
      { type: "take", seat: 0, cards: [] },
      { type: "scoring", letter: "A", moats: [1, 2], kinds },
    ),
  ]);
  expect(parts.map(({ heading }) => heading)).toEqual(["Start of the game", "Scoring A"]);
  expect(parts[0]?.turns.map(({ seat }) => seat)).toEqual([null, 1, 0]);
  expect(parts[1]?.turns[0]?.lines[0]).toMatchObject({
    cause: "Ana scores 4 points.",
    rows: [expect.stringMatching(/^Ben .*\.$/)],
  });
});
