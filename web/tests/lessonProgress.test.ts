/** The stored place in each game's lesson. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  dismissLesson,
  FINISHED,
  lastLesson,
  lessonAt,
  lessonProgress,
  lessonState,
  storeProgress,
} from "../src/match/lesson/progress";
import { settings } from "../src/ui/settings.svelte";

beforeEach(() => (settings.lessons = ""));
afterEach(() => (settings.lessons = ""));

it("is stored with the settings, for each game", () => {
  storeProgress("granada", { step: "aim", ply: 2, table: "t-1_x" });
  storeProgress("la-granja", { step: "field", ply: 3, table: "t2" });
  storeProgress("granada", { step: "turn", ply: 2, table: "t-1_x" });
  expect(lessonProgress("granada")).toEqual({ step: "turn", ply: 2, table: "t-1_x" });
  expect([lessonProgress("no-siesta"), lessonAt("t2"), lessonAt("t3"), lessonAt("")]).toEqual([
    null,
    "la-granja",
    null,
    null,
  ]);
});

describe("the state of a lesson", () => {
  it("tells lessons that were begun, finished and dismissed from new ones", () => {
    storeProgress("granada", { step: "aim", ply: 2, table: "t1" });
    storeProgress("la-granja", { step: FINISHED, ply: 0, table: "" });
    dismissLesson("no-siesta");
    const games = ["granada", "la-granja", "no-siesta", "pig"];
    expect(games.map(lessonState)).toEqual(["begun", "finished", "dismissed", "new"]);
  });

  it("is kept when a lesson that was begun is dismissed", () => {
    storeProgress("granada", { step: "aim", ply: 2, table: "t1" });
    dismissLesson("granada");
    expect(lessonProgress("granada")).toEqual({ step: "aim", ply: 2, table: "t1" });
  });

  it("names the unfinished lesson that was played last", () => {
    expect(lastLesson()).toBeNull();
    storeProgress("granada", { step: "aim", ply: 2, table: "t1" });
    storeProgress("la-granja", { step: "aim", ply: 2, table: "t2" });
    storeProgress("granada", { step: "turn", ply: 2, table: "t1" });
    dismissLesson("no-siesta");
    expect(lastLesson()).toBe("granada");
  });
});

it("forgets the places of games played longest ago when there is no room", () => {
  for (let game = 0; game < 9; game++)
    storeProgress(`game-${game}`, { step: "aim", ply: 9, table: "t".repeat(20) });
  expect(settings.lessons.length).toBeLessThan(200);
  expect([lessonProgress("game-0"), lessonProgress("game-8")?.ply]).toEqual([null, 9]);
});
