/** Notification channels: actions offered by an email's link, and the wait for a test notification. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { NotificationChannel } from "../src/api/contract";
import ChannelRow from "../src/app/notifications/ChannelRow.svelte";
import Unsubscribe from "../src/app/notifications/Unsubscribe.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import { fakeServer } from "./browser";

let page: Record<string, unknown> | null = null;

beforeEach(() => dictionary.use("en"));
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks what is to stop, and says so only once it has stopped", async () => {
  const calls = fakeServer(({ method }) => ({
    body: method === "GET" ? { address: "ana@example.org", kinds: ["turn"] } : null,
  }));
  page = mount(Unsubscribe, { target: document.body, props: { link: "abc" } });
  const button = await vi.waitFor(() => document.querySelector<HTMLElement>("button.main") ?? expect.fail());
  expect(document.querySelector("[role=status]")).toBeNull();
  button.click();
  const status = await vi.waitFor(() => document.querySelector("[role=status]") ?? expect.fail());
  expect(status.textContent).toBe(t("notifications-unsubscribed"));
  expect(document.querySelector("button")).toBeNull();
  expect(calls.at(-1)).toMatchObject({ method: "PUT", body: { kinds: [] } });
});

it.each([
  { states: ["waiting", "sending", "sent"], looks: 3 },
  { states: ["sent"], looks: 1 },
  { states: ["sending", "waiting"], error: "503", looks: 2 },
])("looks for a test notification until it is sent or fails: $states", async ({ states, error, looks }) => {
  vi.useFakeTimers();
  fakeServer(() => ({ body: null }));
  const channel = $state({
    id: "c",
    kind: "mail",
    address: "ana@example.org",
    state: "ready",
    last_error: "",
    last_success_at: null,
    kinds: [],
    recent: [],
  }) as unknown as NotificationChannel;
  const left = [undefined, ...states];
  const reload = vi.fn(() => {
    const state = left.shift();
    if (error && !left.length) channel.last_error = error;
    if (state)
      channel.recent = [
        { kind: "turn", table: "", created_at: 1, state } as NotificationChannel["recent"][number],
      ];
    return Promise.resolve();
  });
  page = mount(ChannelRow, {
    target: document.body,
    props: { channel, table: null, reload: reload, isThisBrowser: false },
  });
  flushSync();
  document.querySelector<HTMLElement>(".buttons button")?.click();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledTimes(1 + looks);
});
