/** Positions from which practice can start, and data read from a record file before it is uploaded. */
import { describe, expect, it } from "vitest";

import { lastPosition, readRecord, parseRecord } from "../src/app/files/recordFile";
import { decisionPlies, mayPractiseFrom } from "../src/match/practice/practicePositions";
import { table } from "./granada/fixture";

const RECORD = {
  game: "granada",
  seats: ["human", "greedy"],
  actions: ["take 1", "take 2", "done"],
  result: { scores: [12, 9], winners: [0] },
};
const text = (change: object = {}): string => JSON.stringify({ ...RECORD, ...change });
const file = (content: string): Blob => ({ size: content.length, text: async () => content }) as Blob;

describe("positions to play on from", () => {
  it("are all of a game that is over, but for its end", () => {
    const over = table({ phase: "over", position: 4 });
    expect([0, 3, 4].map((ply) => mayPractiseFrom(over, ply))).toEqual([true, true, false]);
  });

  it("are none of a game that runs", () => {
    expect(mayPractiseFrom(table({ position: 4 }), 0)).toBe(false);
  });

  it("are those that a practice game took from another", () => {
    const practice = table({ position: 9, practice: { table: "t0", ply: 3 } });
    expect([0, 3, 4].map((ply) => mayPractiseFrom(practice, ply))).toEqual([true, true, false]);
  });

  it("lead back to what one decided", () => {
    const log = [0, 1, 2, 3, 4].map((ply) => ({
      ply,
      seat: ply ? ply % 2 : null,
      action: "done",
      events: [],
    }));
    const over = { phase: "over", position: 4, log } as const;
    expect(decisionPlies(table({ ...over, seat: 1 }))).toEqual([0, 2]);
    expect(decisionPlies(table({ ...over, seat: null }))).toEqual([0, 1, 2, 3]);
    expect(decisionPlies(table({ ...over, log: [], position: 0 }))).toEqual([]);
  });
});

describe("a record file", () => {
  it("tells its game, players and points", () => {
    const record = parseRecord(text());
    expect(record).toMatchObject({ game: "granada", seats: ["human", "greedy"], scores: [12, 9] });
    expect(record && lastPosition(record)).toBe(2);
  });

  it("may be of a game that was not played to its end", () => {
    const record = parseRecord(text({ result: null }));
    expect(record?.scores).toBeNull();
    expect(record && lastPosition(record)).toBe(3);
  });

  it.each(["", "{", "[]", "7", "null", text({ game: 7 }), text({ seats: "two" }), text({ actions: [1] })])(
    "is none where it reads %s",
    async (content) => {
      expect(parseRecord(content)).toBeNull();
      expect(await readRecord(file(content))).toBe("record");
    },
  );

  it("is not read where it is too large", async () => {
    expect(await readRecord(file(" ".repeat(500_000)))).toBe("too-large");
  });
});
