import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../src/api/client";
import type { AnalysedReason, AnalysisResponse, AnalysisReport, LogEntry } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { dictionary } from "../src/i18n/words.svelte";
import {
  barScale,
  evaluationPoints,
  fitNames,
  measuresOf,
  nearestPoint,
  valueRange,
} from "../src/match/analysis/curves";
import { reasonFacts, reasonText } from "../src/match/analysis/reasons";
import { AnalysisRequest } from "../src/match/analysis/analysisRequest.svelte";
import { spreadLabels, roundValues } from "../src/ui/chart/layout";
import { DecisionText } from "../src/match/analysis/decisionText";
import { analysis } from "./analysisFixture";
import { book } from "./logBook";
import { defaultScreens } from "../src/default/defaultScreens";

const explained: AnalysisReport = { analysis, lines: [] };

describe("the course of a game", () => {
  it("has a point before each decision and one for the end", () => {
    expect(evaluationPoints(analysis, "points")).toEqual([
      { ply: 2, values: [40, 35], scores: [0, 0], decision: 0 },
      { ply: 5, values: [41, 35], scores: [7, 3], decision: 1 },
      { ply: 9, values: [50, 40], scores: [50, 40], decision: null },
    ]);
    expect(evaluationPoints(analysis, "chances").at(-1)?.values).toEqual([1, 0]);
    expect(evaluationPoints(analysis, "strong")[0]?.values).toEqual([0.5, 0.5]);
  });

  it("begins with good play by everyone, and with the points in a solo game", () => {
    expect(measuresOf(analysis)).toEqual(["strong", "chances", "points"]);
    expect(measuresOf({ ...analysis, strengths: [] })).toEqual(["strong", "points"]);
    expect(measuresOf({ scores: [50], strengths: analysis.strengths.slice(1) })).toEqual([
      "points",
      "strong",
    ]);
  });

  it("is drawn between round values", () => {
    expect(roundValues([0, 1])).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(roundValues(valueRange(evaluationPoints(analysis, "points"), "points"))).toEqual([
      0, 10, 20, 30, 40, 50,
    ]);
    for (const measure of ["chances", "strong"] as const)
      expect(valueRange(evaluationPoints(analysis, measure), measure)).toEqual([0, 1]);
  });

  it("is found by its nearest point", () => {
    const points = evaluationPoints(analysis, "points");
    expect([0, 3, 4, 8].map((ply) => nearestPoint(points, ply))).toEqual([0, 0, 1, 2]);
  });

  it("keeps the names at its end apart", () => {
    expect(spreadLabels([100, 102, 40], 15, 200)).toEqual([100, 115, 40]);
    expect(spreadLabels([198, 199], 15, 200)).toEqual([185, 200]);
  });
});

describe("bars of luck and play", () => {
  it("fill the width, the longest with the largest value", () => {
    const { zero, barOf } = barScale([-48.3, -3, 0]);
    expect([zero, barOf(-48.3), barOf(0)]).toEqual([100, { from: 0, width: 100 }, { from: 100, width: 0 }]);
    expect(barOf(-3).width).toBeCloseTo(6.2, 1);
  });

  it("begin at zero, to the right if something was gained", () => {
    const { zero, barOf } = barScale([10, -30]);
    expect([zero, barOf(10), barOf(-30)]).toEqual([75, { from: 75, width: 25 }, { from: 0, width: 75 }]);
    expect(barScale([0, 0]).barOf(0).width).toBe(0);
  });
});

describe("the names at the end of the curves", () => {
  it("are whole where there is room, and else end in dots", () => {
    expect(fitNames(["Ana", "Alondra"], 80)).toEqual({ names: ["Ana", "Alondra"], width: 56 });
    expect(fitNames(["Ana", "Albahaca the Great"], 80)).toEqual({ names: ["Ana", "Albahaca …"], width: 80 });
  });
});

describe("why something was a mistake", () => {
  beforeAll(() => dictionary.use("en"));

  const names = ["Ana", "Ben"];
  const nothing: AnalysedReason = { at_once: 0, later: 0, denied: [], when: "late" };
  const factsOf = (reason: Partial<AnalysedReason>) => reasonFacts({ ...nothing, ...reason }, names);

  it("is told in what it brings at once, keeps open and denies", () => {
    expect(factsOf({ at_once: 2, later: 3.25, denied: [{ seat: 1, points: 4.1 }] })).toEqual([
      "2 points more now",
      "leaves about 3.3 points to be earned later",
      "denies Ben about 4 points",
    ]);
    expect(factsOf({ at_once: -1, later: 4, when: "soon" })).toEqual([
      "1 point less now",
      "about 4 points more in the next steps",
    ]);
  });

  it("is never nothing", () => {
    expect(factsOf({ later: 0.2 })).toEqual(["keeps slightly better chances"]);
    expect(reasonText(nothing, names)).toBe("Why: keeps slightly better chances.");
  });
});

describe("asking for it", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes on until it is thought out", async () => {
    const answers: AnalysisResponse[] = [
      { done: 0, total: 0, report: null },
      { done: 5, total: 10, report: null },
      { done: 0, total: 0, report: explained },
    ];
    const explaining = new AnalysisRequest("t1", () => Promise.resolve(answers.shift() as AnalysisResponse));
    explaining.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([explaining.progress, explaining.report]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(explaining.progress).toBe(0.5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(explaining.report).toBe(explained);
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toEqual([]);
  });

  it("ends when nobody looks", async () => {
    const request = vi.fn(() => Promise.resolve({ done: 1, total: 10, report: null }));
    const explaining = new AnalysisRequest("t1", request);
    explaining.start();
    await vi.advanceTimersByTimeAsync(1500);
    explaining.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("says why it is refused", async () => {
    const explaining = new AnalysisRequest("t1", () => Promise.reject(new ApiError(429, "too-many", "")));
    explaining.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(explaining.refused).toBe("too-many");
  });
});

describe("a decision that only begins something", () => {
  const events = (type: string) => [{ type, seat: 0 }];
  const step = (action: string, seat = 0) => ({ seat, action, events: events(action), hint: {} });
  const done = (...actions: string[]): LogEntry[] =>
    actions.map((action, at) => ({ ply: 3 + at, seat: 0, action, events: events(action) }));
  const wording = (log: LogEntry[]) => {
    const describeEvent = (event: { type: string }) =>
      event.type === "pay" ? [] : [`Ana did ${event.type}.`];
    const table = { game: "none", log } as unknown as Table;
    return new DecisionText(
      table,
      ["Ana", "Ben"],
      book(defaultScreens("none")),
      describeEvent,
      String,
      new Set(["buy", "pay"]),
    );
  };
  const decision = (action: string) => {
    const [first] = analysis.decisions;
    if (!first) throw new Error("there is no decision");
    return { ...first, seat: 0, played: { ...first.played, action } };
  };
  const line = (...steps: ReturnType<typeof step>[]) => ({ decision: 0, played: {}, steps });

  it("is told by what completes it, and by what follows at once", () => {
    const text = wording([
      ...done("take 1"),
      { ply: 4, seat: 1, action: "take 2", events: events("take 2") },
    ]);
    const better = line(
      step("buy 3"),
      step("pay 5"),
      step("got"),
      step("take 2"),
      step("more"),
      step("rest", 1),
    );
    expect(text.played(decision("take 1"), better)).toBe("did take 1");
    expect(text.better(decision("take 1"), better)).toBe("did got → did take 2");
    expect(text.then(better)).toEqual(["Ana: did more", "Ben: rest"]);
  });

  it("is named where it is not completed in what was thought of", () => {
    expect(wording(done("take 1")).better(decision("take 1"), line(step("buy 3"), step("take", 1)))).toBe(
      "did buy 3",
    );
  });

  it("has nothing better where the same is only begun otherwise", () => {
    const text = wording(done("pay 3", "pay 5", "got"));
    expect(text.played(decision("pay 3"))).toBe("did got");
    expect(text.better(decision("pay 3"), line(step("pay 5"), step("pay 3"), step("got")))).toBe("");
  });
});

describe("whoever decided", () => {
  const substitutions = [
    { ply: 4, seat: 1, bot: "greedy" },
    { ply: 9, seat: 1, bot: null },
  ];
  const table = { game: "none", log: [], seats: [], substitutions } as unknown as Table;
  const own = defaultScreens("none");
  const wording = new DecisionText(table, ["Ana", "Ben"], book(own), () => [], String);
  it("is a bot where one played in the place of whoever sat there", () => {
    const deciders = [3, 4, 8, 9].map((ply) => wording.decider({ seat: 1, ply }));
    expect(deciders.map((name) => name === "Ben")).toEqual([true, false, false, true]);
    expect(wording.decider({ seat: 0, ply: 5 })).toBe("Ana");
  });
});

describe("what was chosen in secret", () => {
  const events = [{ type: "chosen", seat: 0 }];
  const step = (notation: string) => ({ seat: 0, action: notation, events, hint: {} });
  const table = { game: "none", log: [{ ply: 3, seat: 0, action: "donkey 4", events }] } as unknown as Table;
  const own = defaultScreens("none");
  const wording = new DecisionText(
    table,
    ["Ana"],
    book(own),
    () => ["Ana chose."],
    (notation) => `did ${notation}`,
  );
  it("is named where what would have been better would else be told alike", () => {
    const [first] = analysis.decisions;
    if (!first) throw new Error("there is no decision");
    const done = { ...first, seat: 0, played: { ...first.played, action: "donkey 4" } };
    const line = { decision: 0, played: {}, steps: [step("donkey 1")] };
    expect(wording.played(done, line)).toBe("did donkey 4");
    expect(wording.better(done, line)).toBe("did donkey 1");
    expect(wording.played(done)).toBe("chose");
  });
});
