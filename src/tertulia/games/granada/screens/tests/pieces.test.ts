/** Unit tests of Granada's pure functions. */
import { describe, expect, it } from "vitest";

import { columnOf, frameAround, moatPath, inReadingOrder, rowOf } from "../geometry";
import { takings } from "../motion/takings";
import { viewBefore, rankGains, totalPoints } from "../scene/scoringResults";
import { completeTile, findTile, pendingTile, showFace, turnOver } from "../tiles";
import { joinableSlots, findTake, toggleSlot } from "../turn/takes";
import { KINDS, type Scoring } from "../types";
import { ACTIONS, tile, view } from "tertulia-tests/granada/fixture";

const takes = ACTIONS.filter((action) => action.name === "take");

describe("taking money", () => {
  it("lets only fitting slots join", () => {
    expect([...joinableSlots(takes, [1])].toSorted()).toEqual([1, 2, 4]);
    expect([...joinableSlots(takes, [3])]).toEqual([3]);
  });
  it("starts anew with a slot that cannot join", () => {
    expect(toggleSlot(takes, [1], 3)).toEqual([3]);
    expect(toggleSlot(takes, [1], 2)).toEqual([1, 2]);
    expect(toggleSlot(takes, [1, 2], 1)).toEqual([2]);
  });
  it("finds the action whatever the order of the clicks", () => {
    expect(findTake(takes, [2, 1])?.notation).toBe("take 1+2");
    expect(findTake(takes, [])).toBeUndefined();
  });
});

it("tells from the events which cards of the display were taken", () => {
  const money = (...cards: [number, number][]) =>
    cards.map(([slot, value]) => ({ slot, value, currency: "blue" as const }));
  const took = (seat: number, ...values: number[]) => ({
    ply: 1,
    seat,
    action: null,
    events: [{ type: "take", seat, cards: values.map((value) => ({ currency: "blue", value })) }],
  });
  const display = money([1, 3], [2, 3], [4, 7]);
  expect(takings([took(1, 3, 3), took(0, 7), took(0, 9)], display)).toEqual([
    { seat: 1, slots: [1, 2] },
    { seat: 0, slots: [4] },
    { seat: 0, slots: [] },
  ]);
});

describe("a city on the screen", () => {
  const area = frameAround(
    [
      { x: 0, y: 0 },
      { x: 2, y: -1 },
    ],
    1,
    3,
  );
  it("has its margin, x to the right and y upwards", () => {
    expect(area).toEqual({ left: -1, top: 1, columns: 5, rows: 4 });
    expect([columnOf(area, 0), rowOf(area, 0), rowOf(area, -1)]).toEqual([2, 2, 3]);
  });
  it("is never smaller than wanted", () => {
    expect(frameAround([{ x: 0, y: 0 }], 1, 5)).toEqual({ left: -2, top: 2, columns: 5, rows: 5 });
  });
  it("draws the moat along the sides", () => {
    expect(moatPath(area, [{ x: 0, y: 0, side: "N" }])).toBe("M1 1L2 1");
    expect(moatPath(area, [{ x: 2, y: -1, side: "E" }])).toBe("M4 2L4 3");
  });
  it("is read row by row from the north-west", () => {
    const tiles = [
      [1, 0],
      [0, 0],
      [0, 1],
    ].map(([x = 0, y = 0], i) => ({ ...tile(i, "park", 2), x, y }));
    expect(inReadingOrder(tiles).map(({ x, y }) => [x, y])).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
    ]);
  });
});

describe("majorities and scorings", () => {
  it("adds a scoring up", () => {
    const kinds = Object.fromEntries(KINDS.map((kind) => [kind, [1, 0]])) as Scoring["kinds"];
    expect(totalPoints({ letter: "A", moats: [3, 4], kinds })).toEqual([12, 4]);
    expect(rankGains([0, 3, 6])).toEqual([
      [2, 6],
      [1, 3],
    ]);
  });
  it("tells nothing of a scoring that is still being counted", () => {
    const kinds = Object.fromEntries(KINDS.map((kind) => [kind, [1, 0]])) as Scoring["kinds"];
    const [a, b]: [Scoring, Scoring] = [
      { letter: "A", moats: [3, 4], kinds },
      { letter: "B", moats: [1, 2], kinds },
    ];
    const view = { scores: [22, 6], scorings: [a, b], round: 7 };
    expect(viewBefore(view, [b])).toEqual({ scores: [12, 4], scorings: [a], round: 7 });
    expect(viewBefore(view, [a, b])).toEqual({ scores: [0, 0], scorings: [], round: 7 });
    expect(viewBefore(view, [])).toBe(view);
  });
});

describe("a tile", () => {
  const bath = view().yard[1]?.tile;
  if (!bath) throw new Error("the second space of the yard is empty");
  const front = completeTile(view().tiles, bath);

  it("has what is printed on it", () => {
    expect(front).toEqual({ ...bath, face: "front", moats: ["N"], other: { kind: "inn", value: 7 } });
    const start = { number: 0, kind: "start", value: 0 } as const;
    expect(completeTile(view().tiles, start)).toEqual({ ...start, face: "start", moats: [] });
  });
  it("is turned over and back", () => {
    const back = turnOver(front);
    expect([back.kind, back.value, back.other]).toEqual(["inn", 7, { kind: "bath", value: 6 }]);
    expect(showFace(back, "front")).toEqual(front);
    expect(completeTile(view().tiles, { number: bath.number, kind: "inn", value: 7 })).toEqual(back);
  });
  it("is found by its number wherever it lies", () => {
    const bought = { ...tile(30, "park", 2), space: 1, turned: false };
    const now = view({ bought: [bought], reserves: [[], [tile(31, "inn", 3)]] });
    expect([30, 31, bath.number, 0].map((number) => findTile(now, number)?.kind)).toEqual([
      "park",
      "inn",
      "bath",
      "start",
    ]);
    expect(findTile(now, 32)).toBeUndefined();
    expect(pendingTile(now)).toBeUndefined();
    expect(pendingTile({ ...now, pending: { kind: "place", tile: 31, from: "reserve" } })?.face).toBe("back");
  });
});
