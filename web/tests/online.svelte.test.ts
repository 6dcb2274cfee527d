/** Who is online in the header, on the home page and on the players' pages, and the bell with its notifications. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/api/client";
import type { OnlinePlayer, SiteNotification, Turn, Turns } from "../src/api/contract";
import HereNow from "../src/app/lobby/HereNow.svelte";
import { lastOnlineText } from "../src/app/people/lastOnlineText";
import Bell from "../src/app/shell/Bell.svelte";
import Header from "../src/app/shell/Header.svelte";
import { syncSettings } from "../src/app/syncSettings.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import { myTurns } from "../src/match/myTurns.svelte";
import { settings } from "../src/ui/settings.svelte";
import { fakeServer } from "./browser";

const HOUR_MS = 3_600_000;
const player = (name: string, open: boolean | null = null): OnlinePlayer => ({
  handle: `h-${name}`,
  name,
  table: open === null ? null : { id: `t-${name}`, game: "granada", open },
});
const event = (
  kind: SiteNotification["kind"],
  at: number,
  table: string | null = "t1",
): SiteNotification => ({
  ...{ kind, at, table },
  game: table === null ? null : "granada",
  by: kind === "invited" ? "Ana" : null,
});
const turn = (id: string, age: number): Turn => ({ id, game: "granada", age, deadline: null });

let page: Record<string, unknown> | null = null;
function open(component: Component): void {
  page = mount(component, { target: document.body });
  flushSync();
}
async function receive(answer: Partial<Turns>): Promise<void> {
  vi.spyOn(api, "turns").mockResolvedValueOnce({
    turns: [],
    online: 0,
    here: null,
    notifications: [],
    ...answer,
  });
  await myTurns.reload();
  flushSync();
}
const texts = (selector: string): (string | undefined)[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

beforeEach(async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
  await dictionary.loadGames(["granada"]);
  Object.assign(settings, { notificationsReadAt: 0, showOnline: true });
  myTurns.seenAt.clear();
  myTurns.openTable = null;
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

describe("the number in the header", () => {
  it("appears when another player is online", async () => {
    open(Header);
    await receive({ online: 1 });
    expect(texts(".online")).toEqual([]);
    await receive({ online: 14 });
    expect(texts(".online")).toEqual(["14 online"]);
  });
});

describe("the card of the home page", () => {
  it("names players with their tables, and counts the others without the viewer", async () => {
    open(HereNow);
    await receive({ online: 6, here: [player("Ana", true), player("Bea", false), player("Eva")] });
    expect(texts("li .who")).toEqual(["Ana waiting at a table: Granada", "Bea playing Granada", "Eva"]);
    expect(texts("li .button")).toEqual(["Join: Ana", "Watch: Bea"]);
    expect(document.querySelector("[data-person]")?.getAttribute("href")).toBe("/people/h-Ana");
    expect(texts("[data-others]")).toEqual(["and 2 more"]);
    settings.showOnline = false; // the server does not count the viewer
    flushSync();
    expect(texts("[data-others]")).toEqual(["and 3 more"]);
  });
  it("is absent if nobody is named", async () => {
    open(HereNow);
    await receive({ online: 2, here: [] });
    expect(document.querySelector("section")).toBeNull();
  });
  it("asks for players only while the home page is open", async () => {
    const request = vi
      .spyOn(api, "turns")
      .mockResolvedValue({ turns: [], online: 1, here: [], notifications: [] });
    await myTurns.loadPlayers();
    myTurns.wantsPlayers = false;
    await myTurns.reload();
    expect(request.mock.calls.map(([, here]) => here)).toEqual([true, false]);
  });
});

describe("the time when a player was last online", () => {
  it.each([
    [0, "Last online: today"],
    [1, "Last online: yesterday"],
    [13, "Last online: 13 days ago"],
    [20, "Last online: 2 weeks ago"],
    [70, "Last online: 2 months ago"],
  ])("is coarse after %i days", (days, text) => {
    expect(lastOnlineText({ online: false, days })).toBe(text);
  });
  it("is replaced while the player is online", () => {
    expect(lastOnlineText({ online: true, days: 0 })).toBe("online");
  });
});

describe("the bell", () => {
  const unread = (): number => Number.parseInt(texts(".counter")[0] ?? "0");
  async function openList(): Promise<void> {
    const toggle = Object.assign(new Event("toggle"), { newState: "open" });
    document.querySelector("#bell-list")?.dispatchEvent(toggle);
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector(".settings")).not.toBeNull();
    });
  }

  it("lists turns and notifications, the latest first, and reads them by being opened", async () => {
    open(Bell);
    const now = Date.now();
    await receive({
      turns: [turn("t3", 1800)],
      notifications: [event("over", now - HOUR_MS), event("invited", now - 2 * HOUR_MS, "t2")],
    });
    expect(unread()).toBe(3);
    await openList();
    expect(texts("li span")).toEqual([
      "Your turn: Granada",
      "Game over: Granada",
      "Ana invites you to a table: Granada.",
    ]);
    expect(document.querySelectorAll(".fresh").length).toBe(3);
    expect(unread()).toBe(0);
    await receive({ turns: [turn("t4", 600)], notifications: [event("over", now - HOUR_MS)] });
    expect(unread()).toBe(0);
    await receive({ notifications: [event("over", now + HOUR_MS)] });
    expect(unread()).toBe(1);
  });
  it("keeps sanctions and proposals unread until the guest has answered", async () => {
    open(Bell);
    const ago = Date.now() - HOUR_MS;
    await receive({ notifications: [event("sanction", ago, null), event("pause-proposed", ago)] });
    await openList();
    expect(unread()).toBe(2);
    expect(document.querySelector("li a")?.getAttribute("href")).toBe("/account-status");
  });
  it("does not count what happened at an open table", async () => {
    open(Bell);
    myTurns.openTable = "t1";
    await receive({ notifications: [event("over", Date.now() - 1000)] });
    myTurns.openTable = null;
    await receive({ notifications: [event("over", Date.now() - 1000)] });
    expect(unread()).toBe(0);
  });
});

it("sends the wish to be hidden although the server has no data about the guest", async () => {
  const calls = fakeServer(({ method }) => ({
    body: method === "GET" ? { settings: {}, stored: false } : {},
  }));
  settings.showOnline = false;
  await syncSettings();
  expect(calls.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { values: expect.objectContaining({ showOnline: "false" }) as unknown },
  ]);
  vi.unstubAllGlobals();
});
