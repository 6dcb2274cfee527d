/** The log of No Siesta: cause and effect in one line, grouped by part of the game and by turn. */
import { beforeAll, expect, it } from "vitest";

import screens from "../game";
import { dictionary } from "tertulia/i18n/words.svelte";
import { book, entry } from "tertulia-tests/logBook";
import { table } from "tertulia-tests/granada/fixture";
import { lastStepsText } from "../turn/lastSteps";

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

it("tells of whom one waits for what they crossed off, the newest first, and nothing of oneself", () => {
  const crossed = (ply: number, seat: number, good: string) =>
    entry(ply, seat, `field 2 ${good} disc`, { type: "field", seat, field: 2, good, source: "disc" });
  const seen = (...log: ReturnType<typeof entry>[]) =>
    lastStepsText({ ...table({}), seat: 0, log }, ["Ana", "Ben", "Cleo"]);
  expect(seen()).toBe("");
  expect(seen(crossed(1, 1, "pig"), crossed(2, 0, "pig"))).toBe("");
  const lines = seen(crossed(1, 2, "grain"), crossed(2, 1, "olive"), crossed(3, 1, "donkey"));
  expect(lines.replace(/[\u2068\u2069]/g, "")).toBe(
    "Ben: crossed off donkey on helper field 2 · crossed off olive on helper field 2",
  );
});
