/** Pages for new players: loading page, waiting room that looks for players, links from a table to other pages. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Pace } from "../src/api/contract";
import type { Table } from "../src/api/table";
import Lobby from "../src/app/lobby/Lobby.svelte";
import SettingsDialog from "../src/app/shell/SettingsDialog.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import type { MatchStore } from "../src/match/matchStore.svelte";
import { myTurns } from "../src/match/myTurns.svelte";
import TablePage from "../src/match/TablePage.svelte";
import WaitingRoom from "../src/match/WaitingRoom.svelte";
import type { Chat } from "../src/community/chat.svelte";
import { head } from "../src/ui/head.svelte";
import { fakeServer, stubDialogs } from "./browser";
import { table } from "./granada/fixture";
import { NO_PACE } from "./untimed";

let page: Record<string, unknown> | undefined;
const LOADING = "[data-loading]";

beforeEach(async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
});
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  document.body.innerHTML = "";
  Object.assign(head, { content: null, rules: null });
  vi.unstubAllGlobals();
});

/** A waiting room with a free seat, as one of its players sees it. */
function waiting(
  pace: Pace["kind"],
  change: Partial<Table> = {},
  known: () => Promise<unknown> = () => Promise.resolve({ players: [] }),
): string {
  const { seats, time, ...rest } = table();
  const chairs = seats.map((seat) => (seat.own ? seat : { ...seat, kind: "open" as const, name: null }));
  const agreement = { ...time.agreement, pace: { ...NO_PACE, kind: pace } };
  const now = { ...rest, seats: chairs, phase: "open" as const, time: { ...time, agreement }, ...change };
  // Facts about games that arrive would stay for the tests of other files.
  fakeServer(async ({ path }) => {
    if (path.endsWith("api/games")) return new Error("offline");
    return { body: path.endsWith("/known-players") ? await known() : [] };
  });
  const match = { presence: { online: [0] }, refresh: vi.fn() } as unknown as MatchStore;
  const props = { table: now, match, chat: { available: false } as Chat };
  page = mount(WaitingRoom, { target: document.body, props });
  flushSync();
  return document.querySelector("[data-sought]")?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

it("tells players of a live table to stay in its waiting room", () => {
  expect(waiting("live")).toBe(`${t("play-sought")} ${t("play-sought-stay")}`);
});

it("tells players of a turn-based table that they keep their seat", () => {
  expect(waiting("by turns")).toBe(`${t("play-sought")} ${t("play-sought-leave")}`);
});

it("promises no opponents at a table that is not listed", () => {
  expect(waiting("live", { public: false })).toBe("");
});

it("shows the waiting room before the known players and the game's facts have come", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  waiting("live", { host: true }, () => answered.then(() => ({ players: [{ handle: "h1", name: "Bea" }] })));
  expect(document.querySelectorAll(".room li")).toHaveLength(table().seats.length);
  expect(document.querySelector("[data-action=start]")).not.toBeNull();
  expect(document.querySelectorAll(`${LOADING}, [data-waits], [data-action=invite]`)).toHaveLength(0);
  answer();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[data-field=player]")?.textContent).toBe("Bea");
  });
});

it("says that the lobby is loading until its tables have come", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  fakeServer(() => answered.then(() => new Error("offline")));
  page = mount(Lobby, { target: document.body });
  flushSync();
  expect(document.querySelector(LOADING)?.textContent).toBe(t("app-loading"));
  answer();
  await myTurns.reload(); // so that no request stays open for later tests
});

it("says that a table is loading until its board can be drawn", async () => {
  const wire = { ...table(), as: 0 };
  fakeServer(({ path }) => ({ body: path.includes("tables/") ? wire : [] }));
  page = mount(TablePage, {
    target: document.body,
    props: { id: "t1", loadScreens: () => new Promise<never>(() => undefined) },
  });
  flushSync();
  expect(document.querySelectorAll(LOADING)).toHaveLength(1);
  await vi.waitFor(() => expect(head.content).not.toBeNull());
  flushSync();
  expect(document.querySelectorAll(LOADING)).toHaveLength(1);
});

it("begins the settings at a table with the ways to the lobby and the rules", () => {
  fakeServer(() => ({ body: [] }));
  stubDialogs();
  head.rules = "rules/granada?set=abc";
  page = mount(SettingsDialog, { target: document.body, props: { close: () => undefined } });
  flushSync();
  const links = [...document.querySelectorAll("[data-menu]")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/", "/rules/granada?set=abc"]);
});
