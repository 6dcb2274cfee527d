/** The log of No Siesta: cause and effect in one line, by parts of the game and by players' turns. */
import { beforeAll, expect, it } from "vitest";

import screens from "../game";
import { dictionary } from "tertulia/i18n/words.svelte";
import { book, entry } from "tertulia-tests/logBook";

beforeAll(() => dictionary.use("en"));

it("it gives what is lost at the end of a round to nobody's doing", () => {
  const lost = { type: "lose", seat: 1, good: "olive", count: 1 };
  const [part] = book(screens).parts([
    entry(0, 0, "hire trade_hat", { type: "hire", seat: 0, helper: "trade_hat", field: 6 }, lost),
  ]);
  expect(part?.turns.map(({ seat }) => seat)).toEqual([0, null]);
  expect(part?.turns[0]?.lines[0]?.effects ?? "").toBe("");
  expect(part?.turns[1]?.lines[0]?.cause).toMatch(/^Ben left 1\s×\solive unused/);
});
