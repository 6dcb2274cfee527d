/** The small pure pieces: each with what it must never get wrong. */
import { describe, expect, it } from "vitest";

import { column, frame, moatPath, reading, row } from "../../src/tertulia/games/granada/screens/geometry";
import { takings } from "../../src/tertulia/games/granada/screens/motion/takings";
import { places, totals } from "../../src/tertulia/games/granada/screens/scene/places";
import { facing } from "../../src/tertulia/games/granada/screens/sides";
import { joinable, takeFor, toggle } from "../../src/tertulia/games/granada/screens/turn/takes";
import { KINDS, type Scoring } from "../../src/tertulia/games/granada/screens/types";
import { chainOf, freshEntries, mergeLog, sinceLastTurn } from "../src/match/log";
import { withoutSubject } from "../src/match/subject";
import { nearest } from "../src/ui/roving";
import { parse } from "../src/ui/router.svelte";
import { grouped } from "../src/app/rules/marks";
import { numbered, pieces } from "../src/app/rules/pieces";
import { ACTIONS, table, tile } from "./granada/fixture";

const takes = ACTIONS.filter((action) => action.name === "take");

describe("taking money", () => {
  it("lets only fitting slots join", () => {
    expect([...joinable(takes, [1])].toSorted()).toEqual([1, 2, 4]);
    expect([...joinable(takes, [3])]).toEqual([3]);
  });
  it("starts anew with a slot that cannot join", () => {
    expect(toggle(takes, [1], 3)).toEqual([3]);
    expect(toggle(takes, [1], 2)).toEqual([1, 2]);
    expect(toggle(takes, [1, 2], 1)).toEqual([2]);
  });
  it("finds the action whatever the order of the clicks", () => {
    expect(takeFor(takes, [2, 1])?.notation).toBe("take 1+2");
    expect(takeFor(takes, [])).toBeUndefined();
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
  const area = frame(
    [
      { x: 0, y: 0 },
      { x: 2, y: -1 },
    ],
    1,
    3,
  );
  it("has its margin, x to the right and y upwards", () => {
    expect(area).toEqual({ left: -1, top: 1, columns: 5, rows: 4 });
    expect([column(area, 0), row(area, 0), row(area, -1)]).toEqual([2, 2, 3]);
  });
  it("is never smaller than wanted", () => {
    expect(frame([{ x: 0, y: 0 }], 1, 5)).toEqual({ left: -2, top: 2, columns: 5, rows: 5 });
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
    expect(reading(tiles).map(({ x, y }) => [x, y])).toEqual([
      [0, 1],
      [0, 0],
      [1, 0],
    ]);
  });
});

describe("majorities and scorings", () => {
  it("adds a scoring up", () => {
    const kinds = Object.fromEntries(KINDS.map((kind) => [kind, [1, 0]])) as Scoring["kinds"];
    expect(totals({ letter: "A", moats: [3, 4], kinds })).toEqual([12, 4]);
    expect(places([0, 3, 6])).toEqual([
      [2, 6],
      [1, 3],
    ]);
  });
});

it("turns a tile over and back", () => {
  const front = tile(17, "school", 4);
  const back = facing(front, "back");
  expect([back.kind, back.value, back.other]).toEqual(["inn", 5, { kind: "school", value: 4 }]);
  expect(facing(back, "front")).toEqual(front);
});

describe("the log", () => {
  const entry = (ply: number, seat = 0) => ({ ply, seat, action: "take 1", events: [] });
  it("takes in news, and shrinks with an undo", () => {
    expect(mergeLog([entry(0), entry(1)], [entry(2)], 2).map((e) => e.ply)).toEqual([0, 1, 2]);
    expect(mergeLog([entry(0), entry(1), entry(2)], [], 1).map((e) => e.ply)).toEqual([0, 1]);
    expect(mergeLog([entry(0), entry(1, 0)], [entry(1, 5)], 1).map((e) => e.seat)).toEqual([0, 5]);
  });
  it("knows what is new and what came since my turn", () => {
    expect(freshEntries([entry(0)], [entry(0), entry(1)]).map((e) => e.ply)).toEqual([1]);
    expect(sinceLastTurn([entry(1, 0), entry(2, 1), entry(3, 1)], 0).map((e) => e.ply)).toEqual([2, 3]);
    expect(sinceLastTurn([entry(1, 1)], 0).map((e) => e.ply)).toEqual([1]);
    const secret = [
      entry(1, 0),
      { ...entry(2, 1), action: null },
      { ...entry(3, 0), action: null },
      entry(4, 1),
    ];
    expect(sinceLastTurn(secret, 0).map((e) => e.ply)).toEqual([4]);
  });
});

it("goes where the arrow points", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 30 },
  ];
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(1);
  expect(nearest({ x: 10, y: 0 }, spots, "ArrowDown")).toBe(2);
  expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
});

it("lets arrow keys reach every button of wrapped rows", () => {
  const rows = [
    [50, 130],
    [70, 180, 260],
    [50, 150],
    [40, 110, 190],
  ];
  const spots = rows.flatMap((row, line) => row.map((x) => ({ x, y: 40 * line + (x % 20) / 4 })));
  const reached = new Set([0]);
  for (const at of reached)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const to = nearest(spots[at] ?? { x: 0, y: 0 }, spots, key);
      if (to >= 0) reached.add(to);
    }
  expect(reached.size).toBe(spots.length);
  expect(nearest(spots[0] ?? { x: 0, y: 0 }, spots, "ArrowDown")).toBe(2);
});

it("reads addresses", () => {
  expect(parse("/")).toEqual({ page: "lobby" });
  expect(parse("/table/a1")).toEqual({ page: "table", id: "a1" });
  expect(parse("/rules/la-granja")).toEqual({ page: "rules", game: "la-granja" });
  expect(parse("/no/such")).toEqual({ page: "missing" });
});

it("cuts rules into paragraphs and lists", () => {
  expect(pieces("One\ntwo.\n\n- a\n- b")).toEqual([
    { list: false, text: "One two." },
    { list: true, items: ["a", "b"] },
  ]);
  expect(
    numbered(
      (n) => `x-${n}`,
      (id) => ["x-1", "x-2"].includes(id),
    ),
  ).toEqual([1, 2]);
});

it("tells marks of numbered things together", () => {
  const marks = ["money", "tile 1", "tile 2", "tile 4"].map((what) => ({ what, source: "rules" }));
  expect(grouped(marks).map(({ name, first, last }) => [name, first, last])).toEqual([
    ["money", null, null],
    ["tile", 1, 2],
    ["tile", 4, 4],
  ]);
});

describe("one's own steps", () => {
  const entry = (ply: number) => ({ ply, seat: 0, action: `step ${ply}`, events: [] });
  it("are as many of the log's last entries as may be taken back", () => {
    const log = [1, 2, 3, 4].map(entry);
    expect(chainOf({ ...table(), log, undo: 2 }).map(({ ply }) => ply)).toEqual([3, 4]);
    expect(chainOf({ ...table(), log, undo: 0 })).toEqual([]);
  });
  it("need not say who did them, and only if they do", () => {
    expect(withoutSubject("Ana 3 sold olive.", "Ana 3")).toBe("sold olive.");
    expect(withoutSubject("Ana 33 sold olive.", "Ana 3")).toBe("Ana 33 sold olive.");
    expect(withoutSubject("Ana 3: 1 olive.", "Ana 3")).toBe("1 olive.");
    expect(withoutSubject("Bea sold a pig.", "Ana 3")).toBe("Bea sold a pig.");
    expect(withoutSubject("Nobody.", "")).toBe("Nobody.");
  });
});
