/** Offers of push notifications and of installation: once, and not before the player's first move. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Table } from "../src/api/table";
import InstallOffer from "../src/app/lobby/InstallOffer.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import PushOffer from "../src/match/PushOffer.svelte";
import { offers } from "../src/match/offers";
import { installation } from "../src/ui/installation.svelte";
import { fakeServer, type Call } from "./browser";

const subscribe = vi.fn();
const PUSH = { endpoint: "https://push.example", keys: { p256dh: "a", auth: "b" } };
const tableWith = (change: { moved?: boolean; pace?: string; actors?: number[]; kind?: string }): Table =>
  ({
    phase: "running",
    own_seats: [0],
    actors: change.actors ?? [1],
    log: [{ ply: 1, seat: change.moved === false ? 1 : 0 }],
    seats: [
      { kind: "guest", own: true },
      { kind: change.kind ?? "guest", own: false },
    ],
    time: { agreement: { pace: { kind: change.pace ?? "by turns" } } },
  }) as unknown as Table;

let page: Record<string, unknown> | null = null;
let calls: Call[];
let channels: unknown[];
/** The user's answer when the browser asks for permission. */
let answer: NotificationPermission;
const shown = (offer: string): boolean => document.querySelector(`[data-offer=${offer}]`) !== null;
const press = (action: string): void => {
  document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
  flushSync();
};
async function open(table: Table): Promise<void> {
  if (page) void unmount(page);
  page = mount(PushOffer, { target: document.body, props: { table } });
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 20));
  flushSync();
}
beforeEach(async () => {
  localStorage.clear();
  channels = [];
  answer = "granted";
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => answer });
  subscribe.mockReset().mockResolvedValue({ toJSON: () => PUSH });
  const pushManager = { getSubscription: async () => null, subscribe };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { ready: Promise.resolve({ pushManager }) },
    configurable: true,
  });
  calls = fakeServer(({ path }) => ({
    body: path.endsWith("api/notifications") ? { channels, push_key: "k" } : {},
  }));
  await dictionary.use("en");
  await dictionary.loadAll();
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllGlobals();
});

describe("the offer of push notifications", () => {
  it.each([
    ["before the first move", { moved: false }],
    ["at a live table", { pace: "live" }],
    ["while the player is to act", { actors: [0] }],
    ["against bots only", { kind: "bot" }],
  ])("is not made %s", async (_, change) => {
    await open(tableWith(change));
    expect(shown("push")).toBe(false);
  });
  it("is not made to a player who is notified of turns already", async () => {
    channels = [{ kinds: ["turn"] }];
    await open(tableWith({}));
    expect(shown("push")).toBe(false);
  });
  it("is made once", async () => {
    await open(tableWith({}));
    expect(shown("push")).toBe(true);
    press("push-close");
    expect(shown("push")).toBe(false);
    await open(tableWith({}));
    expect(shown("push")).toBe(false);
  });
  it("turns push notifications on with one press", async () => {
    await open(tableWith({}));
    press("push-on");
    await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain("are on"));
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "k" });
    expect(calls.find(({ path }) => path.endsWith("channels"))?.body).toEqual({ push: PUSH, language: "en" });
  });
  it("says so if the browser refuses", async () => {
    answer = "denied";
    await open(tableWith({}));
    press("push-on");
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("blocks"));
  });
});

describe("the offer to install the site", () => {
  const prompt = vi.fn(() => Promise.resolve());
  const visit = (): void => {
    if (page) void unmount(page);
    page = mount(InstallOffer, { target: document.body });
    flushSync();
  };
  beforeEach(() => {
    installation.follow();
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
    dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
  it("waits for the first move, and is made once", () => {
    visit();
    expect(shown("install")).toBe(false);
    offers.noteMove();
    visit();
    expect(shown("install")).toBe(true);
    press("install");
    expect(prompt).toHaveBeenCalledOnce();
    visit();
    expect(shown("install")).toBe(false);
  });
});
