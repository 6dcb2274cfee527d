/** The log of La Granja: cause and effect in one line, grouped by part of the game and by turn, with cached wording. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import screens from "../game";
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import { dictionary } from "tertulia/i18n/words.svelte";
import { book, entry, NAMES } from "tertulia-tests/logBook";

const LOG: LogEntry[] = [
  entry(0, null, null, { type: "block", building: "deli", number: 3 }, { type: "round", round: 1 }),
  entry(1, 0, "play 3 field", { type: "play", seat: 0, card: 3, side: "field", name: "chef" }),
  entry(
    2,
    0,
    "deliver grain to deli",
    { type: "deliver", seat: 0, good: "grain", place: "deli" },
    { type: "building", seat: 0, building: "deli" },
    { type: "points", seat: 0, amount: 5, source: "building" },
    { type: "remove", seat: 1, space: 4, value: 3, by: 0 },
  ),
  entry(3, 0, "pay silver", { type: "pay", seat: 0, good: "silver" }),
  entry(4, 1, "sell pig", { type: "sell", seat: 1, good: "pig", price: 6 }),
  entry(
    5,
    1,
    "done",
    { type: "draw", seat: 1, count: 1, cards: null },
    { type: "scoring", round: 1 },
    { type: "points", seat: 0, amount: 2, source: "market" },
    { type: "round", round: 2 },
    { type: "roofs", roofs: ["card"] },
  ),
];

beforeAll(() => dictionary.use("en"));

describe("the log", () => {
  it("has a part for each round, and in it the players' turns", () => {
    const parts = book(screens).parts(LOG);
    expect(parts.map(({ heading }) => heading)).toEqual(["Start of the game", "Round 1", "Round 2"]);
    expect(parts[1]?.turns.map(({ seat }) => seat)).toEqual([0, 1, null]);
  });
  it("tells what an action brought about in the actor's line, the actor's name left out", () => {
    const [, round] = book(screens).parts(LOG);
    const line = round?.turns[0]?.lines[1];
    expect(line).toMatchObject({ ply: 2, seat: 0, cause: "delivered grain to Deli" });
    expect(line?.effects).toMatch(/^completed the Deli; 5 points .*; removed a marker of Ben/);
  });
  it("gives what nobody did to nobody, and says a heading once", () => {
    const [, first, second] = book(screens).parts(LOG);
    expect(first?.turns.at(-1)).toMatchObject({ seat: null });
    expect(first?.turns.at(-1)?.lines[0]?.cause).toBe("Scoring of round 1.");
    expect(JSON.stringify(second)).not.toContain("begins");
  });
  it("tells a scoring in rows, one for each player", () => {
    const points = (seat: number, amount: number, source: string): GameEvent => ({
      type: "points",
      seat,
      amount,
      source,
    });
    const scored = entry(
      6,
      0,
      "done",
      { type: "scoring", round: 1 },
      points(0, 2, "market"),
      points(0, 3, "siesta"),
      points(1, 1, "market"),
    );
    const lines = book(screens).lines([scored]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.rows).toEqual([
      "Ana: 2 points (Market); 3 points (Siesta track).",
      "Ben: 1 point (Market).",
    ]);
    expect(lines.map((line) => book(screens).text(line))).toEqual([
      "Scoring of round 1. Ana: 2 points (Market); 3 points (Siesta track). Ben: 1 point (Market).",
    ]);
  });
  it("tells what one player got in a row, and who won in another", () => {
    const describeEvent = (event: GameEvent): string[] => [String(event["said"])];
    const spokenEvent = (text: string, more: Partial<GameEvent> = {}): GameEvent => ({
      type: "got",
      said: text,
      ...more,
    });
    const scored = entry(
      6,
      null,
      null,
      { type: "scoring", said: "Scoring!" },
      spokenEvent("Ana received an inn."),
      spokenEvent("Ana received a park."),
      spokenEvent("Ben: 2 points.", { seat: 1 }),
      { type: "over", said: "Ben won." },
    );
    expect(book(screens, describeEvent).lines([scored])[0]?.rows).toEqual([
      "Ana received an inn; received a park.",
      "Ben: 2 points.",
      "Ben won.",
    ]);
  });
  it("gives what comes to somebody else in lines of their own, but not what was done to them", () => {
    const income = { type: "gain", seat: 1, good: "silver", count: 2 };
    const lines = book(screens).lines([
      entry(6, 0, "done", { type: "draw", seat: 0, count: 1, cards: null }, income, {
        type: "grow",
        seat: 1,
        goods: { olive: 1 },
      }),
      entry(
        7,
        0,
        "market 3",
        { type: "marker", seat: 0, space: 3, value: 4 },
        { type: "remove", seat: 1, space: 2, value: 3, by: 0 },
      ),
    ]);
    expect(lines.map(({ seat, cause }) => [seat, cause])).toEqual([
      [0, "drew a card."],
      [1, "2 silver. growth of 1 olive."],
      [0, expect.stringMatching(/^placed a marker/)],
    ]);
    expect(lines[2]?.effects).toMatch(/^removed a marker of Ben/);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  });
  it("leaves out steps of which nothing is told", () => {
    expect(JSON.stringify(book(screens).parts(LOG))).not.toContain('"ply":3');
  });
});

describe("a long log", () => {
  const told = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../../../../tests/games/la_granja/plies.json"), "utf8"),
  ) as { plies: LogEntry[] };
  const long = Array.from({ length: 1000 }, (_one, ply) => ({
    ...(told.plies[1 + (ply % (told.plies.length - 1))] as LogEntry),
    ply,
    seat: ply % 7 ? Math.floor(ply / 7) % 3 : null,
  }));
  let worded: ReturnType<typeof vi.fn<(event: GameEvent) => string[]>>;
  beforeEach(() => {
    worded = vi.fn((event: GameEvent) => screens.describeEvent(event, NAMES));
  });

  it("words each line once, and keeps the groups that have not changed", () => {
    const cached = book(screens, worded);
    const before = cached.parts(long.slice(0, -1));
    worded.mockClear();
    const now = cached.parts(long);
    expect(worded.mock.calls.length).toBeLessThanOrEqual(long.at(-1)?.events.length ?? 0);
    expect(now.slice(0, -2).every((part, index) => part === before[index])).toBe(true);
    const [was, is] = [before.at(-1), now.at(-1)];
    expect(is?.turns.slice(0, -2).every((turn, index) => turn === was?.turns[index])).toBe(true);
  });
  it("is shortened by what is taken back", () => {
    const cached = book(screens);
    const short = cached.parts(long.slice(0, 500));
    cached.parts(long);
    expect(cached.parts(long.slice(0, 500))).toEqual(short);
  });
});
