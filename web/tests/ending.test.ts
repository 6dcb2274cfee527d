/** Final ranking of a game, and the record that it was seen. */
import { beforeEach, describe, expect, it } from "vitest";

import type { Table } from "../src/api/table";
import { tiedGroupsBelowFirst, rankScorers, rankLosersLast, type Ending } from "../src/match/end/ending";
import { RememberedNames } from "../src/ui/rememberedNames";
import { UNTIMED } from "./untimed";

describe("places", () => {
  it("go by points, then by what decides a tie; equal ones are shared and the next is left out", () => {
    const order = [[30, 1], [40, 0], [30, 1], [30, 2], undefined];
    const all = order.map((one, seat) => ({ seat, name: "", points: 0, ...(one ? { order: one } : {}) }));
    expect(rankScorers(all).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
  });
});

describe("who lost before the end", () => {
  const ending: Ending = {
    scorers: [40, 30, 20].map((points, seat) => ({ seat, name: `P${seat}`, points, order: [points] })),
    winners: [0],
    rows: [],
    tie: "shared",
    notes: [],
  };
  const outcome = { scores: [40, 30, 20], winners: [1] };
  const at = (lost: number[]): Pick<Table, "time" | "outcome"> => ({ time: { ...UNTIMED, lost }, outcome });

  it("is ranked last, whatever the points, and that is said", () => {
    const ranked = rankLosersLast(ending, at([0]));
    expect(rankScorers(ranked.scorers).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect([ranked.winners, ranked.tie, ranked.notes.length]).toEqual([[1], "", 1]);
  });
  it("is nobody where all have kept their seats", () => {
    expect(rankLosersLast(ending, at([]))).toBe(ending);
  });
});

describe("what was seen", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered, the newest two hundred", () => {
    const seen = new RememberedNames("seen");
    for (let number = 0; number <= 200; number += 1) seen.add(`t${number}`);
    seen.add("t5");
    expect([seen.has("t0"), seen.has("t1"), seen.has("t5"), seen.has("t200")]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
  it("is nothing where the storage holds something else", () => {
    localStorage.setItem("seen", '{"a": 1}');
    expect(new RememberedNames("seen").has("a")).toBe(false);
    localStorage.setItem("seen", "[");
    expect(new RememberedNames("seen").has("a")).toBe(false);
  });
});

it("sets apart whoever is below the first, though they have equal points", () => {
  const players = [
    { seat: 0, points: 40, silver: 1 },
    { seat: 1, points: 30, silver: 2 },
    { seat: 2, points: 30, silver: 5 },
    { seat: 3, points: 30, silver: 2 },
  ];
  const silver = (player: { silver: number }): number => player.silver;
  const groups = tiedGroupsBelowFirst(players, silver);
  expect(groups.map((group) => group.map(({ seat }) => seat))).toEqual([[2, 1, 3]]);
  expect(tiedGroupsBelowFirst(players.slice(0, 2), silver)).toEqual([]);
  expect(
    tiedGroupsBelowFirst(
      players.map((player) => ({ ...player, points: 40 })),
      silver,
    ),
  ).toEqual([]);
});
