/** Lessons: only the expected action leads on, nothing is sent, and the learner's place is kept. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LessonResponse, LogEntry } from "../src/api/contract";
import { dictionary, t } from "../src/i18n/words.svelte";
import { factHolds } from "../src/match/lesson/facts";
import { Lesson } from "../src/match/lesson/lesson.svelte";
import LessonGuide from "../src/match/lesson/LessonGuide.svelte";
import { FINISHED, type Place } from "../src/match/lesson/progress";
import { MatchStore } from "../src/match/matchStore.svelte";
import { announcer } from "../src/ui/announce.svelte";
import { settings } from "../src/ui/settings.svelte";
import { TurnModel } from "../src/ui/turnModel.svelte";
import { fakeServer, wait, type Call } from "./browser";
import { ACTIONS, table, view } from "./granada/fixture";

const line = (ply: number, seat: number | null): LogEntry => ({
  ply,
  seat,
  action: `take ${ply}`,
  events: [],
});
/** The moves of the practice table: the learner acts at 1, 2 and 5, another at 3, and the learner passes at 4. */
const LOG = [line(0, null), line(1, 0), line(2, 0), line(3, 1), line(4, 0), line(5, 0)];
const DATA: LessonResponse = {
  minutes: 3,
  seat: 0,
  bot: "learner",
  record: "{}",
  steps: [
    { id: "aim", start: 0, end: 0, point: ["#city"] },
    { id: "take_two", start: 0, end: 4, point: ["#money"], do: ["take 1", "take 2"], look: ["#yard"] },
    { id: "take_nine", start: 4, end: 5, point: ["#money"], do: ["take 3"] },
    { id: "free", start: 5, end: 5, point: ["#actions"], until: "round = 4" },
  ],
};

class Turn extends TurnModel<MatchStore> {
  protected override readonly automatic = new Set(["take"]);
}

let calls: Call[];
let match: MatchStore;
let lesson: Lesson;
let places: Place[];
let round: number;

async function open(place: Place | null = null): Promise<void> {
  places = [];
  lesson = new Lesson("granada", DATA, "t1", place, (one) => places.push(one));
  match = new MatchStore(
    "t1",
    () => () => false,
    () => undefined,
    lesson,
  );
  await match.open();
  await wait();
}

beforeEach(async () => {
  settings.pace = "fast";
  settings.motion = "reduced";
  round = 3;
  calls = fakeServer(({ path }) => {
    const ply = Number(/position\?ply=(\d+)&as=0&legal=true$/.exec(path)?.[1] ?? NaN);
    if (Number.isNaN(ply)) return { body: table({ log: LOG, position: 5, view: view({ round }) }) };
    return { body: { version: 5, ply, as: 0, actors: [0], view: view({ round: ply }), legal: ACTIONS } };
  });
  await open();
});
afterEach(() => {
  match.close();
  Object.assign(settings, { motion: "auto", lessons: "" });
  vi.unstubAllGlobals();
});

const shown = (): unknown => (match.displayed?.view as { round: number } | undefined)?.round;
const posts = (): Call[] => calls.filter(({ method }) => method === "POST");

describe("the guided part", () => {
  it("shows the position of the step, without later lines and without hints", () => {
    expect([shown(), match.displayed?.log.length, match.displayed?.hints]).toEqual([0, 1, false]);
    expect([match.ready, match.guided, lesson.mayGoOn]).toEqual([false, true, true]);
  });

  it("executes the expected action, and then the moves of others", async () => {
    lesson.next();
    expect([match.ready, lesson.expected]).toEqual([true, "take 1"]);
    expect(await match.act(["take 1"])).toBe(true);
    expect([shown(), lesson.expected, match.displayed?.undo]).toEqual([1, "take 2", 1]);
    expect(await match.act(["take 2"])).toBe(true);
    expect([shown(), lesson.done, match.ready]).toEqual([4, true, false]);
    expect(match.latestEntries.map(({ ply }) => ply)).toEqual([3, 4]);
    lesson.next();
    expect(await match.act(["take 3"])).toBe(true);
    expect([lesson.step.id, match.guided, posts()]).toEqual(["free", false, []]);
  });

  it("executes a chain in any order", async () => {
    lesson.next();
    expect(await match.act(["take 2", "take 1"])).toBe(true);
    expect(shown()).toBe(4);
  });

  it("keeps another action from changing anything", async () => {
    lesson.next();
    expect(await match.act(["take 4"])).toBe(false);
    expect([shown(), lesson.tries, lesson.expected, posts()]).toEqual([0, 1, "take 1", []]);
    await lesson.perform();
    expect([shown(), lesson.tries]).toEqual([4, 0]);
  });

  it("takes actions back, and returns to the steps before", async () => {
    lesson.next();
    await match.act(["take 1"]);
    expect(await match.undo()).toBe(true);
    expect(await match.undo()).toBe(false);
    expect(shown()).toBe(0);
    await match.act(["take 1", "take 2"]);
    lesson.back();
    await wait();
    expect([lesson.step.id, shown()]).toEqual(["take_two", 0]);
    lesson.back();
    expect([lesson.step.id, lesson.mayGoBack]).toEqual(["aim", false]);
  });

  it("shows moves of others one by one, unless they are skipped", async () => {
    settings.motion = "full";
    settings.pace = "slow";
    lesson.next();
    const acting = match.act(["take 1", "take 2"]);
    await wait();
    expect([shown(), match.playingBack, match.ready]).toEqual([2, true, false]);
    match.skipPlayback();
    await acting;
    expect([shown(), match.playingBack]).toEqual([4, false]);
  });

  it("executes nothing automatically and without delay", async () => {
    lesson.next();
    const one = {
      ...table(),
      legal: table()
        .legal.slice(0, 1)
        .map((action) => ({ ...action, reveals: true })),
    };
    const turn = new Turn(match, () => one);
    expect(turn.forcedAction).toBeNull();
    await turn.choose(one.legal[0]);
    expect([turn.pendingStep, lesson.tries + lesson.ply]).toEqual([null, 1]);
  });

  it("reports a position that cannot be loaded, and loads it again", async () => {
    calls = fakeServer(() => ({ status: 503, body: { error: "server", message: "" } }));
    lesson.next();
    expect(await match.act(["take 1"])).toBe(false);
    expect([lesson.failed, lesson.ply, match.ready]).toEqual(["server", 0, true]);
  });
});

describe("the learner's place", () => {
  it("is told after each step", async () => {
    lesson.next();
    await match.act(["take 1"]);
    expect(places.at(-1)).toEqual({ step: "take_two", ply: 1 });
  });

  it.each([
    [{ step: "take_two", ply: 1 }, "take_two", 1],
    [{ step: "take_two", ply: 3 }, "take_two", 4],
    [{ step: "take_nine", ply: 2 }, "take_nine", 4],
    [{ step: "unknown", ply: 9 }, "aim", 0],
    [{ step: "dismissed", ply: 0 }, "aim", 0],
  ])("%j is where the lesson goes on", async (place, step, ply) => {
    match.close();
    await open(place);
    expect([lesson.step.id, lesson.ply, shown()]).toEqual([step, ply, ply]);
  });
});

describe("the guide", () => {
  let guide: Record<string, unknown> | undefined;
  beforeEach(async () => {
    await dictionary.loadAll();
    await dictionary.loadPage("lesson");
  });
  afterEach(() => {
    if (guide) void unmount(guide);
    document.body.innerHTML = "";
  });
  const press = (action: string): void => {
    document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
    flushSync();
  };
  function show(): void {
    document.body.innerHTML = '<div id="board"></div>';
    guide = mount(LessonGuide, {
      target: document.body,
      props: { lesson, table: table({ view: view({ round }) }) },
    });
    flushSync();
  }
  const text = (): string => document.querySelector("#lesson-text")?.textContent ?? "";

  it("explains a step, and answers another action", async () => {
    show();
    expect(text()).toContain(t("granada-lesson-aim"));
    press("lesson-next");
    expect(text()).toContain(t("granada-lesson-take_two"));
    for (let tries = 1; tries <= 3; tries++) {
      await match.act(["take 4"]);
      flushSync();
      expect(text()).toContain(t("granada-lesson-take_two-other"));
      expect(document.querySelector("[data-action=lesson-show]") !== null).toBe(tries === 3);
    }
    press("lesson-show");
    await wait();
    flushSync();
    expect(text()).toContain(t("granada-lesson-take_two-shows"));
  });

  it("is announced when it appears", () => {
    show();
    expect(announcer.lines.at(-1)?.text).toContain(t("granada-lesson-aim-title"));
    expect(announcer.lines.at(-1)?.text).toContain(t("granada-lesson-aim"));
  });

  it("has no place of its own on a small screen, where it lies above the action bar", () => {
    show();
    expect(document.querySelector<HTMLElement>("[data-lesson]")?.style.left).toBe("");
  });

  it("announces its answer again at each other action, and in the end the offered help", async () => {
    show();
    press("lesson-next");
    const answers: (Element | null)[] = [];
    for (let tries = 1; tries <= 3; tries++) {
      await match.act(["take 4"]);
      flushSync();
      answers.push(document.querySelector("[aria-live] .other"));
    }
    expect(answers).not.toContain(null);
    expect(new Set(answers).size).toBe(3);
    expect(answers.map((one) => one?.textContent.includes(t("lesson-may-show")))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("takes the focus of a button that disappears", async () => {
    show();
    const next = document.querySelector<HTMLElement>("[data-action=lesson-next]");
    dispatchEvent(new Event("pointerdown"));
    next?.focus();
    next?.click();
    flushSync();
    expect(document.activeElement).toBe(document.body);
    await wait(200);
    expect(document.activeElement).toBe(document.querySelector("[data-lesson]"));
  });

  it("ends when the goal is reached", async () => {
    match.close();
    round = 4;
    await open({ step: "free", ply: 5 });
    show();
    expect(text()).toContain(t("lesson-finished"));
    press("lesson-close");
    expect(places.at(-1)).toEqual({ step: FINISHED, ply: 0 });
  });

  it("leaves the table to the learner until then", async () => {
    match.close();
    await open({ step: "free", ply: 5 });
    show();
    expect(text()).toContain(t("granada-lesson-free-goal"));
    press("lesson-close");
    expect(lesson.speaks(table({ view: view({ round: 3 }) }))).toBe(false);
    expect(lesson.speaks(table({ view: view({ round: 4 }) }))).toBe(true);
  });
});

it.each([
  ["round = 3", true],
  ["scorings.len = 1", true],
  ["players.1.points = 4", true],
  ["players.2.points = 4", false],
  ["round", false],
])("knows whether %s holds", (fact, holds) => {
  expect(factHolds({ round: 3, scorings: [{}], players: [{}, { points: 4 }] }, fact)).toBe(holds);
});
