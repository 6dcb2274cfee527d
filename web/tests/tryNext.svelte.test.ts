/** What the analysis of a player's first game suggests for the next one. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { AnalysedDecision, AnalysisReport } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { defaultScreens } from "../src/default/defaultScreens";
import { dictionary } from "../src/i18n/words.svelte";
import { DecisionText } from "../src/match/analysis/decisionText";
import { suggestNext } from "../src/match/analysis/suggestions";
import TryNext from "../src/match/analysis/TryNext.svelte";
import type { Ending } from "../src/match/end/ending";
import { isFirstGame } from "../src/match/playedGames";
import { analysis } from "./analysisFixture";
import { table } from "./granada/fixture";
import { book, entry } from "./logBook";

const decision: AnalysedDecision = {
  ply: 2,
  seat: 0,
  played: { action: "done", points: [30, 30], chances: [0.5, 0.5] },
  choices: [],
  line: [],
  lost_points: 1,
  lost_chance: 0.1,
  reason: null,
};
const PLIES = [2, 4, 6, 8, 10];
/** One decision of seat 0 for each better action, the costliest first, then one of seat 1. */
function reportOf(...better: string[]): AnalysisReport {
  const decisions = [...better, "other"].map((_, at) => ({
    ...decision,
    ply: PLIES[at] ?? 0,
    seat: at < better.length ? 0 : 1,
    lost_points: 9 - at,
  }));
  const step = (action: string, seat: number) => ({ seat, action, events: [], hint: {} });
  return {
    analysis: { ...analysis, decisions, mistakes: decisions.map((_, at) => at) },
    lines: decisions.map(({ seat }, at) => ({
      decision: at,
      played: {},
      steps: [step(better[at] ?? "other", seat)],
    })),
  };
}
const over = (change: Partial<Table> = {}): Table =>
  table({
    game: "none",
    phase: "over",
    log: Array.from({ length: 12 }, (_, ply) => entry(ply, ply ? ply % 2 : null, "done")),
    ...change,
  });
const wordingOf = (now: Table): DecisionText =>
  new DecisionText(now, ["Ana", "Ben"], book(defaultScreens("none")), () => [], String);
const ending = (own: number, other: number): Ending => ({
  scorers: [
    { seat: 0, name: "Ana", order: [50], points: 50 },
    { seat: 1, name: "Ben", order: [60], points: 60 },
  ],
  winners: [1],
  rows: [
    { id: "roof", name: "Roof", values: [9, 1] },
    { id: "market", name: "Market", values: [own, other] },
  ],
  tie: "",
  notes: [],
});
const kinds = (report: AnalysisReport, end: Ending | null, now = over()): string[] =>
  suggestNext(report, end, wordingOf(now)).map((one) =>
    one.kind === "decision" ? one.better : `${one.row.id}: ${one.own} < ${one.most}`,
  );

let shown: Record<string, unknown> | undefined;
beforeEach(async () => {
  localStorage.clear();
  await dictionary.use("en");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

it("suggests the player's own costliest decisions, of different kinds first", () => {
  const report = reportOf("take 1", "take 2", "build 3", "swap 4");
  expect(kinds(report, null)).toEqual(["take 1", "build 3", "swap 4"]);
  expect(kinds(reportOf("take 1", "take 2"), null)).toEqual(["take 1", "take 2"]);
});

it("suggests the source of points in which an opponent was furthest ahead", () => {
  const report = reportOf("take 1", "build 2", "swap 3");
  expect(kinds(report, ending(2, 7))).toEqual(["take 1", "build 2", "market: 2 < 7"]);
  expect(kinds(report, ending(2, 4))).toEqual(["take 1", "build 2", "swap 3"]);
});

it("leaves out the decisions of a bot in the player's place, and all of a spectator", () => {
  const replaced = over({ seats: over().seats.map((seat) => ({ ...seat, kind: "bot", bot: "greedy" })) });
  expect(kinds(reportOf("take 1"), null, replaced)).toEqual([]);
  expect(kinds(reportOf("take 1"), ending(2, 7), over({ own_seats: [] }))).toEqual([]);
});

it("says each suggestion with its ways to the board and to practice", () => {
  const props = {
    report: reportOf("take 1"),
    ending: ending(2, 7),
    names: ["Ana", "Ben"],
    wording: wordingOf(over()),
  };
  shown = mount(TryNext, { target: document.body, props });
  flushSync();
  const [first, second] = document.querySelectorAll("[data-suggestion]");
  expect(first?.textContent).toContain("That cost you about 9 points.");
  expect(first?.querySelector("[data-action=show]")?.getAttribute("href")).toContain("table/t1#ply=2");
  expect(first?.querySelector("[data-action=play-on]")).not.toBeNull();
  expect(second?.textContent).toContain("Ben: 7. You: 2.");
});

it("is for the first game of each kind that this browser finishes", () => {
  expect(isFirstGame(over({ phase: "running" }))).toBe(false);
  expect(isFirstGame(over({ id: "watched", own_seats: [] }))).toBe(false);
  expect([isFirstGame(over({ id: "a" })), isFirstGame(over({ id: "b" }))]).toEqual([true, false]);
  expect(isFirstGame(over({ id: "a" }))).toBe(true);
  expect(isFirstGame(over({ id: "c", game: "granada" }))).toBe(true);
});
