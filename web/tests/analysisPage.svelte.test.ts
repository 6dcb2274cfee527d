/** The page of an analysis: its address, the selected position, and the ways from there. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { ApiError } from "../src/api/client";
import type { AnalysisResponse } from "../src/api/contract";
import { defaultScreens } from "../src/default/defaultScreens";
import { dictionary } from "../src/i18n/words.svelte";
import AnalysisPage from "../src/match/analysis/AnalysisPage.svelte";
import { AnalysisRequest } from "../src/match/analysis/analysisRequest.svelte";
import { DecisionText } from "../src/match/analysis/decisionText";
import { router } from "../src/ui/router.svelte";
import { analysis } from "./analysisFixture";
import { table } from "./granada/fixture";
import { book, entry } from "./logBook";

const GAME = "none";
const screens = defaultScreens(GAME);
const log = Array.from({ length: 10 }, (_, ply) => entry(ply, ply ? ply % 2 : null, "done"));
const game = table({ id: "t1", game: GAME, log, position: 9, phase: "over" });
const step = { seat: 0, action: "other", events: [], hint: {} };
const report = { analysis, lines: [{ decision: 0, played: {}, steps: [step] }] };
const done = (): Promise<AnalysisResponse> => Promise.resolve({ done: 0, total: 0, report });

let page: Record<string, unknown> | undefined;
let stopRouter: (() => void) | undefined;
async function open(address: string, request = done, now = game): Promise<void> {
  history.replaceState(null, "", address);
  stopRouter?.();
  stopRouter = router.start();
  const wording = new DecisionText(now, ["Ana", "Ben"], book(screens), () => [], String);
  const props = { request: new AnalysisRequest("t1", request), screens, wording };
  page = mount(AnalysisPage, { target: document.body, props });
  flushSync();
  await tick();
  flushSync();
}
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const press = (selector: string): void => (find(selector).click(), flushSync());
const selected = (): unknown => find("[data-position]").dataset["position"];

beforeEach(async () => {
  const base = document.createElement("base");
  base.setAttribute("href", "/");
  document.head.append(base);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  await dictionary.use("en");
  vi.useFakeTimers();
});
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  stopRouter?.();
  document.head.querySelector("base")?.remove();
  history.replaceState(null, "", "/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("begins with the costliest decision, and says so nowhere in the address", async () => {
  await open("/table/t1/analysis");
  expect([selected(), location.hash]).toEqual(["2", ""]);
  expect(find("[data-better]").textContent).toContain("Better: other");
  expect(find("[data-mistake]").getAttribute("aria-current")).toBe("true");
});

it.each([
  ["#ply=5", "5"],
  ["#ply=4", "5"],
  ["#ply=999", "9"],
  ["#ply=0", "2"],
  ["#ply=no", "2"],
])("opens at the position nearest to %s", async (hash, ply) => {
  await open(`/table/t1/analysis${hash}`);
  expect(selected()).toBe(ply);
});

it("has the selected position in its address, without new entries in the browser's history", async () => {
  await open("/table/t1/analysis");
  const entries = history.length;
  press("[data-action=later]");
  press("[data-action=last]");
  expect(selected()).toBe("9");
  vi.runAllTimers();
  expect([location.pathname, location.hash, history.length]).toEqual([
    "/table/t1/analysis",
    "#ply=9",
    entries,
  ]);
  press("[data-action=first]");
  expect(selected()).toBe("2");
});

it("follows the address", async () => {
  await open("/table/t1/analysis");
  router.go("/table/t1/analysis#ply=5");
  flushSync();
  expect(selected()).toBe("5");
});

it("has a tab for each measure, and keeps the position", async () => {
  await open("/table/t1/analysis#ply=5");
  const tabs = [...document.querySelectorAll("[role=tab]")].map((tab) => tab.textContent.trim());
  expect(tabs).toEqual(["If all play well", "As these players play", "Points"]);
  expect(find("[data-said]").textContent).toBe("Ana 50% (7 now), Ben 50% (3 now)");
  press("[data-view=points]");
  expect(find("[data-said]").textContent).toBe("Ana 41 (7 now), Ben 35 (3 now)");
  expect(selected()).toBe("5");
});

it("leads from each costly decision to the board and to practice", async () => {
  await open("/table/t1/analysis");
  const decision = find("[data-mistake]");
  expect(decision.querySelector("[data-action=show]")?.getAttribute("href")).toBe("/table/t1#ply=2");
  expect(decision.querySelector("[data-action=play-on]")).not.toBeNull();
  expect(find("[data-position] [data-action=show]").getAttribute("href")).toBe("/table/t1#ply=2");
});

it("marks bots in the chart, in its table, and in luck and play", async () => {
  const [first, second] = game.seats;
  if (!first || !second) throw new Error("the table has two seats");
  await open(
    "/table/t1/analysis",
    done,
    table({ ...game, seats: [first, { ...second, kind: "bot", bot: "strong" }] }),
  );
  const text = "bot, Strong";
  const marks = (place: string): (string | undefined)[] =>
    [...document.querySelectorAll(`${place} [data-bot]`)].map((mark) => mark.textContent.trim());
  expect(marks("[data-chart]")).toEqual([text]);
  for (const place of ["thead", ".luck"]) expect(marks(place)).toEqual([`(${text})`]);
});

it("opens the board by Enter on the chart", async () => {
  await open("/table/t1/analysis");
  const chart = find("[data-chart]");
  chart.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  chart.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(location.pathname + location.hash).toBe("/table/t1#ply=5");
});

it("shows the progress, and why an analysis is refused", async () => {
  await open("/table/t1/analysis", () => Promise.resolve({ done: 1, total: 4, report: null }));
  expect(find("[role=status]").textContent).toContain("25%");
  if (page) void unmount(page);
  const refuse = () => Promise.reject(new ApiError(409, "not-over", ""));
  await open("/table/t1/analysis", refuse, table({ id: "t1", game: GAME, log }));
  expect(find("[role=alert]").textContent).toBe("The game is not over yet.");
  expect(find("[data-action=open-table]").getAttribute("href")).toBe("/table/t1");
});
