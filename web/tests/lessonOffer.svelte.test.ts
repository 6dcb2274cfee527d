/** The offer of a guided first game in a waiting room. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Chat } from "../src/community/chat.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import { dismissLesson, FINISHED, lessonState, storeProgress } from "../src/match/lesson/progress";
import type { MatchStore } from "../src/match/matchStore.svelte";
import { playedGames } from "../src/match/playedGames";
import WaitingRoom from "../src/match/WaitingRoom.svelte";
import { applySettings, settings } from "../src/ui/settings.svelte";
import { fakeServer, wait } from "./browser";
import { FakeStorage } from "./fakeStorage";
import { table } from "./granada/fixture";
import { NO_PACE } from "./untimed";

const GRANADA = { name: "granada", seats: [2, 3], options: [], bots: [], default_bot: "greedy", lesson: 8 };

let page: Record<string, unknown> | undefined;
beforeEach(async () => {
  vi.stubGlobal("localStorage", new FakeStorage());
  settings.lessons = "";
  await dictionary.use("en");
  await dictionary.loadAll();
  fakeServer(({ path }) => {
    if (path.endsWith("/known-players")) return { body: { players: [] } };
    return { body: path.endsWith("api/games") ? [GRANADA] : [] };
  });
});
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  document.body.innerHTML = "";
  settings.lessons = "";
  vi.unstubAllGlobals();
});

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const OFFER = "[data-lesson-offer]";
const link = (): HTMLAnchorElement | null => document.querySelector("[data-action=lesson-offer]");
async function sit(own_seats: number[] = [0], pace: "none" | "live" = "none"): Promise<void> {
  const { time, ...rest } = table();
  const agreement = { ...time.agreement, pace: { ...NO_PACE, kind: pace } };
  const props = {
    table: { ...rest, phase: "open" as const, own_seats, time: { ...time, agreement } },
    match: { presence: { online: [0] }, refresh: vi.fn() } as unknown as MatchStore,
    chat: { available: false } as Chat,
  };
  page = mount(WaitingRoom, { target: document.body, props });
  await wait();
  flushSync();
}
/** Takes a seat and waits for the offer, however long the game's facts take to arrive. */
async function sitAndSeeOffer(pace: "none" | "live" = "none"): Promise<void> {
  await sit([0], pace);
  await vi.waitFor(() => {
    flushSync();
    expect(find(OFFER)).not.toBeNull();
  });
}

it("is made to a player who is new to the game", async () => {
  await sitAndSeeOffer();
  expect(find(OFFER)?.textContent).toContain(t("lesson-offer"));
  expect([link()?.getAttribute("href"), link()?.target]).toEqual(["/learn/granada", ""]);
});

it("keeps a player of a live table on the page", async () => {
  await sitAndSeeOffer("live");
  expect(link()?.target).toBe("_blank");
});

it("is dismissed for good, and keeps the focus", async () => {
  await sitAndSeeOffer();
  find("[data-action=lesson-dismiss]")?.click();
  flushSync();
  expect([find(OFFER), lessonState("granada")]).toEqual([null, "dismissed"]);
  expect(document.activeElement?.className).toContain("frame");
});

it("goes when the lesson is begun in another tab", async () => {
  applySettings();
  await sitAndSeeOffer();
  localStorage.setItem("tertulia.settings", JSON.stringify({ ...settings, lessons: "granada:aim:0:t1" }));
  dispatchEvent(new StorageEvent("storage", { key: "tertulia.settings" }));
  flushSync();
  expect([find(OFFER), lessonState("granada")]).toEqual([null, "begun"]);
});

it.each([
  ["has begun the lesson", () => storeProgress("granada", { step: "aim", ply: 0, table: "t1" })],
  ["has finished the lesson", () => storeProgress("granada", { step: FINISHED, ply: 0, table: "" })],
  ["has dismissed the offer", () => dismissLesson("granada")],
  ["has finished a game", () => playedGames.add("granada")],
])("is not made to a player who %s", async (_, prepare) => {
  prepare();
  await sit();
  expect(find(OFFER)).toBeNull();
});

it("is not made to visitors without a seat", async () => {
  await sit([]);
  expect(find(OFFER)).toBeNull();
});
