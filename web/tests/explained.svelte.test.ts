import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../src/api/client";
import type { Analysis, AnalysisMessage, AnalysisReport } from "../src/api/contract";
import { apart, course, marks, nearest, range } from "../src/match/explained/curves";
import { Explaining } from "../src/match/explained/explaining.svelte";

const choice = (points: number[], chances: number[]) => ({ action: "done", points, chances });
const analysis: Analysis = {
  game: "granada",
  seats: ["human", "human"],
  milliseconds: 10,
  scores: [50, 40],
  winners: [0],
  course: [
    { ply: 2, points: [40, 35], chances: [0.6, 0.4] },
    { ply: 5, points: [41, 35], chances: [0.6, 0.4] },
    { ply: 9, points: [50, 40], chances: [1, 0] },
  ],
  decisions: [2, 5].map((ply, index) => ({
    ply,
    seat: index,
    played: choice([30, 30], [0.5, 0.5]),
    choices: [choice([40 + index, 35], [0.6, 0.4])],
    line: [],
    lost_points: 1,
    lost_chance: 0.1,
  })),
  mistakes: [0],
  luck: [],
  lucky_points: [0, 0],
  lost_points: [1, 1],
  turns: [],
};
const explained: AnalysisReport = { analysis, lines: [] };

describe("the course of a game", () => {
  it("has a point before each decision and one for the end", () => {
    expect(course(analysis, "points")).toEqual([
      { ply: 2, values: [40, 35], decision: 0 },
      { ply: 5, values: [41, 35], decision: 1 },
      { ply: 9, values: [50, 40], decision: null },
    ]);
    expect(course(analysis, "chances").at(-1)?.values).toEqual([1, 0]);
  });

  it("is drawn between round values", () => {
    expect(marks([0, 1])).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(marks(range(course(analysis, "points"), "points"))).toEqual([0, 10, 20, 30, 40, 50]);
    expect(range(course(analysis, "chances"), "chances")).toEqual([0, 1]);
  });

  it("is found by its nearest point", () => {
    const points = course(analysis, "points");
    expect([0, 3, 4, 8].map((ply) => nearest(points, ply))).toEqual([0, 0, 1, 2]);
  });

  it("keeps the names at its end apart", () => {
    expect(apart([100, 102, 40], 15, 200)).toEqual([100, 115, 40]);
    expect(apart([198, 199], 15, 200)).toEqual([185, 200]);
  });
});

describe("asking for it", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes on until it is thought out", async () => {
    const answers: AnalysisMessage[] = [
      { done: 0, of: 0, explained: null },
      { done: 5, of: 10, explained: null },
      { done: 0, of: 0, explained },
    ];
    const explaining = new Explaining("t1", () => Promise.resolve(answers.shift() as AnalysisMessage));
    explaining.show();
    await vi.advanceTimersByTimeAsync(0);
    expect([explaining.share, explaining.explained]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(explaining.share).toBe(0.5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(explaining.explained).toBe(explained);
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toEqual([]);
  });

  it("ends when nobody looks", async () => {
    const request = vi.fn(() => Promise.resolve({ done: 1, of: 10, explained: null }));
    const explaining = new Explaining("t1", request);
    explaining.show();
    await vi.advanceTimersByTimeAsync(1500);
    explaining.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("says why it is refused", async () => {
    const explaining = new Explaining("t1", () => Promise.reject(new ApiError(429, "too-many", "")));
    explaining.show();
    await vi.advanceTimersByTimeAsync(0);
    expect(explaining.refused).toBe("too-many");
  });
});
