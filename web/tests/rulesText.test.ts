/** Small pure functions of the client. */
import { describe, expect, it } from "vitest";

import { undoableEntries, freshEntries, mergeLog, sinceLastTurn } from "../src/match/logEntries";
import { withoutSubject } from "../src/match/withoutSubject";
import { nearest } from "../src/ui/roving";
import { parseRoute } from "../src/ui/router.svelte";
import { numberedMessages, splitText } from "../src/app/rules/rulesText";
import { table } from "./granada/fixture";

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
  expect(parseRoute("/")).toEqual({ page: "lobby" });
  expect(parseRoute("/table/a1")).toEqual({ page: "table", id: "a1", analysis: false });
  expect(parseRoute("/table/a1/analysis")).toEqual({ page: "table", id: "a1", analysis: true });
  for (const wrong of ["/table/a1/other", "/table/a1/analysis/more"])
    expect(parseRoute(wrong)).toEqual({ page: "missing" });
  expect(parseRoute("/rules/la-granja")).toEqual({ page: "rules", game: "la-granja" });
  expect(parseRoute("/no/such")).toEqual({ page: "missing" });
});

it("cuts rules into paragraphs and lists", () => {
  expect(splitText("One\ntwo.\n\n- a\n- b")).toEqual([
    { list: false, text: "One two." },
    { list: true, items: ["a", "b"] },
  ]);
  expect(
    numberedMessages(
      (n) => `x-${n}`,
      (id) => ["x-1", "x-2"].includes(id),
    ),
  ).toEqual([1, 2]);
});

describe("one's own steps", () => {
  const entry = (ply: number) => ({ ply, seat: 0, action: `step ${ply}`, events: [] });
  it("are as many of the log's last entries as may be taken back", () => {
    const log = [1, 2, 3, 4].map(entry);
    expect(undoableEntries({ ...table(), log, undo: 2 }).map(({ ply }) => ply)).toEqual([3, 4]);
    expect(undoableEntries({ ...table(), log, undo: 0 })).toEqual([]);
  });
  it("need not say who did them, and only if they do", () => {
    expect(withoutSubject("Ana 3 sold olive.", "Ana 3")).toBe("sold olive.");
    expect(withoutSubject("Ana 33 sold olive.", "Ana 3")).toBe("Ana 33 sold olive.");
    expect(withoutSubject("Ana 3: 1 olive.", "Ana 3")).toBe("1 olive.");
    expect(withoutSubject("Bea sold a pig.", "Ana 3")).toBe("Bea sold a pig.");
    expect(withoutSubject("Nobody.", "")).toBe("Nobody.");
  });
});
