/** How a game ended, in places and in words: what decides a tie, what is shared, and what a game alone is measured by. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { ending as granada } from "../../src/tertulia/games/granada/screens/ending";
import { ending as laGranja, SOLO_MARK } from "../../src/tertulia/games/la_granja/screens/ending";
import { dictionary } from "../src/i18n/words.svelte";
import { placed } from "../src/match/end/ending";
import { headline } from "../src/match/end/headline";
import type { Table } from "../src/api/table";
import { Remembered } from "../src/ui/seenFlags";
import { table } from "./granada/fixture";

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];

function seated(count: number, view: unknown, mine: number[] = []): Table {
  const seats = NAMES.slice(0, count).map((name, index) => ({
    index,
    kind: "guest" as const,
    name,
    bot: null,
    mine: mine.includes(index),
    online: true,
  }));
  return { ...table(), seats, mine, view, phase: "over" };
}
const farms = (...each: [points: number, silver: number][]): unknown => {
  const players = each.map(([points, silver], seat) => ({
    seat,
    points,
    silver,
    sources: { barrow: points + 1, payment: -1 },
  }));
  const order = placed(players.map((one) => ({ ...one, name: "", order: [one.points, one.silver] })));
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { seats: each.length, over: true, players, winners };
};
const cities = (scores: number[], winners: number[], dirk: unknown = null): unknown => ({
  seats: dirk ? scores.length - 1 : scores.length,
  over: true,
  scores,
  winners,
  dirk,
  scorings: [],
  yard: [],
});

beforeAll(() => dictionary.use("en"));

describe("places", () => {
  it("go by points, then by what decides a tie; equal ones are shared and the next is left out", () => {
    const order = [[30, 1], [40, 0], [30, 1], [30, 2], undefined];
    const all = order.map((one, seat) => ({ seat, name: "", points: 0, ...(one ? { order: one } : {}) }));
    expect(placed(all).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
  });
});

describe("La Granja", () => {
  it("says nothing of a tie where there is none", () => {
    expect(laGranja(seated(3, farms([40, 1], [39, 9], [38, 0]))).tie).toBe("");
  });
  it("says that silver decided", () => {
    const told = laGranja(seated(3, farms([40, 1], [40, 3], [38, 9])));
    expect(told.winners).toEqual([1]);
    expect(told.tie).toBe("Ben and Ana have 40 points each. The most silver left decides: Ben 3, Ana 1.");
  });
  it("says that not even silver decided", () => {
    const told = laGranja(seated(3, farms([40, 2], [40, 2], [38, 9])));
    expect(told.tie).toBe("Ana and Ben have 40 points and 2 silver each: they share the victory.");
    expect(headline(seated(3, null), told)).toBe("Ana and Ben share the victory!");
  });
  it("has every source as a row, what was paid among them", () => {
    expect(
      laGranja(seated(2, farms([40, 2], [30, 0]))).rows.map(({ id, values }) => [id, ...values]),
    ).toEqual([
      ["barrow", 41, 31],
      ["payment", -1, -1],
    ]);
  });
  it.each([
    [SOLO_MARK, `Won: ${SOLO_MARK} points, the mark is ${SOLO_MARK}.`],
    [SOLO_MARK - 1, `Lost: ${SOLO_MARK - 1} points, the mark is ${SOLO_MARK}.`],
  ])("alone with %i points is measured by the mark", (points, words) => {
    const at = seated(1, farms([points, 0]), [0]);
    expect(headline(at, laGranja(at))).toBe(words);
  });
});

describe("Granada", () => {
  it("shares the victory where points are equal, and says so", () => {
    const told = granada(seated(3, cities([90, 80, 90], [0, 2])));
    expect(told.tie).toBe(
      "Ana and Cleo have 90 points each: nothing else decides, so they share the victory.",
    );
  });
  it("gives Dirk a column and no place", () => {
    const told = granada(seated(2, cities([90, 80, 100], [0], []), [0]));
    expect(told.scorers.map(({ name }) => name)).toEqual(["Ana", "Ben", "Dirk"]);
    expect(placed(told.scorers).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(told.notes).toEqual(["Dirk has the most points, but he cannot win."]);
    expect(headline(seated(2, null, [0]), told)).toBe("You win!");
    expect(headline(seated(2, null, [1]), told)).toBe("Ana wins!");
  });
});

describe("what was seen", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered, the newest two hundred", () => {
    const seen = new Remembered("seen");
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
    expect(new Remembered("seen").has("a")).toBe(false);
    localStorage.setItem("seen", "[");
    expect(new Remembered("seen").has("a")).toBe(false);
  });
});
