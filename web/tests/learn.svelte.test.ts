/** Guided games: their list, and the offer in the lobby. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameInfo, LessonResponse } from "../src/api/contract";
import GuidedGames from "../src/app/learn/GuidedGames.svelte";
import Lobby from "../src/app/lobby/Lobby.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import { dismissLesson, FINISHED, storeProgress } from "../src/match/lesson/progress";
import { settings } from "../src/ui/settings.svelte";
import { parseRoute } from "../src/ui/router.svelte";
import { fakeServer, wait } from "./browser";

const game = (name: string, lesson?: number): GameInfo => ({
  name,
  seats: [2, 3],
  options: [],
  bots: ["greedy"],
  default_bot: "greedy",
  weight: "medium",
  ...(lesson === undefined ? {} : { lesson }),
});
const GAMES = [game("la-granja", 15), game("granada", 8), game("no-siesta")];
const step = (id: string): LessonResponse["steps"][number] => ({ id, start: 0, end: 0, point: [] });
const LESSON = { minutes: 8, seat: 0, bot: "greedy", record: "", steps: ["aim", "turn", "free"].map(step) };

let page: Record<string, unknown> | undefined;
beforeEach(async () => {
  settings.lessons = "";
  await dictionary.use("en");
  await dictionary.loadAll();
  fakeServer(({ path }) => {
    if (path.endsWith("/lesson")) return { body: LESSON };
    if (path.endsWith("api/tables")) return { body: { tables: [] } };
    return { body: path.endsWith("api/games") ? GAMES : [] };
  });
});
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  document.body.innerHTML = "";
  settings.lessons = "";
  vi.unstubAllGlobals();
});

async function show(part: Component<Record<string, never>>): Promise<void> {
  page = mount(part, { target: document.body, props: {} });
  await wait();
  flushSync();
}
const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const hrefs = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

describe("the list of guided games", () => {
  const LINKS = "[data-action=lesson]";
  const states = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>(LINKS)].map(({ dataset }) => dataset["state"]);

  it("is at /learn", () => {
    expect(parseRoute("/learn")).toEqual({ page: "learn", game: null });
    expect(parseRoute("/learn/granada")).toEqual({ page: "learn", game: "granada" });
    expect(parseRoute("/learn/granada/1")).toEqual({ page: "missing" });
  });

  it("has the games with a lesson, the shortest first, and the rules of all games", async () => {
    await show(GuidedGames);
    expect(hrefs(LINKS)).toEqual(["/learn/granada", "/learn/la-granja"]);
    expect(states()).toEqual(["new", "new"]);
    expect(find(`${LINKS}.main`)?.textContent).toBe(`${t("learn-start")}: ${t("granada-title")}`);
    expect(find(".facts")?.textContent).toContain(t("learn-minutes", { minutes: 8 }));
    const rules = ["la-granja", "granada", "no-siesta", "bots"].map((name) => `/rules/${name}`);
    expect(hrefs(".rules a")).toEqual(rules);
  });

  it("shows the step of a lesson that was begun, and recommends it", async () => {
    storeProgress("la-granja", { step: "turn", ply: 2, table: "t1" });
    await show(GuidedGames);
    expect(states()).toEqual(["new", "begun"]);
    expect(find(`${LINKS}.main`)?.textContent).toContain(t("lesson-continue"));
    expect(find(".progress")?.textContent).toContain(t("lesson-step", { step: 2, count: 3 }));
  });

  it("offers a finished lesson again, and recommends the next one", async () => {
    storeProgress("granada", { step: FINISHED, ply: 0, table: "" });
    dismissLesson("la-granja");
    await show(GuidedGames);
    expect(find(LINKS)?.textContent).toContain(t("learn-again"));
    expect(hrefs(`${LINKS}.main`)).toEqual(["/learn/la-granja"]);
    expect(find(".progress")).toBeNull();
  });

  it("can be loaded again after a failure", async () => {
    fakeServer(() => ({ status: 503, body: { error: "server", message: "" } }));
    await show(GuidedGames);
    expect(find("[role=alert]")?.textContent).toContain(t("error-server"));
    fakeServer(() => ({ body: GAMES }));
    find("button")?.click();
    await vi.waitFor(() => expect(hrefs(LINKS)).toHaveLength(2));
  });
});

describe("the lobby's offer", () => {
  const offer = (): string | null | undefined => find("[data-action=first-lesson]")?.getAttribute("href");

  it("is the shortest lesson", async () => {
    await show(Lobby);
    expect(offer()).toBe("/learn/granada");
  });

  it("is not made to a guest who has finished a lesson", async () => {
    storeProgress("la-granja", { step: FINISHED, ply: 0, table: "" });
    await show(Lobby);
    expect(offer()).toBeUndefined();
  });
});
