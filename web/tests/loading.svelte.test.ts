/** Pages whose content comes by a request: boxes and a message until it has come, then the page or what to do now. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import AccountPage from "../src/app/account/AccountPage.svelte";
import NotificationsPage from "../src/app/notifications/NotificationsPage.svelte";
import PeoplePage from "../src/app/people/PeoplePage.svelte";
import ProfilePage from "../src/app/profiles/ProfilePage.svelte";
import WatchPage from "../src/app/watch/WatchPage.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import { fakeServer } from "./browser";

let page: Record<string, unknown> | null = null;
beforeEach(async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const GAME = { name: "granada", seats: [2], options: [], bots: [], default_bot: "greedy" };
const PROFILE = {
  player: { handle: "me", name: "Ana" },
  own: true,
  note: "",
  counted_games: 0,
  more: false,
  games: [],
  opponents: [],
  paces: [],
  last_seen: null,
};
const SETTINGS = {
  channels: [],
  confirmed_emails: [],
  services: [],
  push_key: "k",
  sends_email: false,
  has_feed: false,
  as_calendar: false,
  quiet_from: null,
  quiet_to: 0,
  digest: null,
  low_time_hours: null,
  calendar_quiet_hours: null,
};
const ACCOUNT = {
  credentials: [],
  sessions: [],
  tables: 0,
  role: "player",
  mail: true,
  passkey: false,
  openid: null,
};

it.each<[string, Component<Record<string, unknown>>, Record<string, unknown>, string]>([
  ["account", AccountPage as Component, { signedIn: () => Promise.resolve() }, "you-ways-none"],
  ["notifications", NotificationsPage as Component, { what: "own", about: "" }, "notifications-none"],
  ["players", PeoplePage as Component, {}, "people-none"],
  ["a profile", ProfilePage as Component, { handle: "me" }, "profile-nothing-mine"],
  ["games to watch", WatchPage as Component, {}, "watch-none"],
])("%s", async (_, component, props, empty) => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  fakeServer(async ({ path }) => {
    await waiting;
    if (path.includes("known-players")) return { body: { players: [] } };
    if (path.endsWith("api/notifications")) return { body: SETTINGS };
    if (path.endsWith("api/account")) return { body: ACCOUNT };
    if (path.endsWith("api/games")) return { body: [GAME] };
    if (path.includes("api/tables")) return { body: { tables: [] } };
    return { body: path.includes("/me") ? PROFILE : [] };
  });
  page = mount(component, { target: document.body, props });
  const busy = (): string | null | undefined => document.querySelector(".page")?.getAttribute("aria-busy");
  await vi.waitFor(() =>
    expect(document.querySelector("[data-loading]")?.textContent).toBe(t("app-loading")),
  );
  flushSync();
  expect(busy()).toBe("true");
  answer();
  await vi.waitFor(() => expect(document.body.textContent).toContain(t(empty)));
  expect([busy(), document.querySelector("[data-loading]")]).toEqual(["false", null]);
});
