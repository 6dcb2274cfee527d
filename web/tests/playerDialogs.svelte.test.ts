/** Other players: their role, the private note on them, and their chat lines. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import PlayerNote from "../src/app/profiles/PlayerNote.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import { Chat } from "../src/community/chat.svelte";
import ChatPanel from "../src/community/ChatPanel.svelte";
import AccountRecord from "../src/community/AccountRecord.svelte";
import { fakeServer, stubDialogs } from "./browser";

let page: Record<string, unknown> | null = null;

beforeEach(() => {
  dictionary.use("en");
  Object.assign(Element.prototype, { scrollTo: vi.fn() }); // jsdom does not scroll
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("offers an administrator every role but the one that the player has", async () => {
  stubDialogs();
  const record = { player: { handle: "p", name: "Ana" }, role: "moderator", sanctions: [], reports: [] };
  fakeServer(() => ({ body: record }));
  const props = {
    handle: "p",
    role: "administrator" as const,
    close: () => undefined,
    changed: () => undefined,
  };
  page = mount(AccountRecord, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    const roles = [...document.querySelectorAll("[data-role]")].map((one) => one.getAttribute("data-role"));
    expect(roles).toEqual(["player", "administrator"]);
  });
});

it("says why a note was refused, and nothing before", async () => {
  fakeServer(() => ({ status: 400, body: { error: "note-refused", message: "" } }));
  page = mount(PlayerNote, { target: document.body, props: { handle: "p", name: "Ana", note: "" } });
  flushSync();
  expect(document.querySelector("[role=alert]")).toBeNull();
  const field = document.querySelector("textarea") ?? expect.fail();
  field.value = "kind";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const alert = await vi.waitFor(() => document.querySelector("[role=alert]") ?? expect.fail());
  expect(alert.textContent).toBe(t("error-note-refused"));
});

it("marks the lines of a chat as read once they are in sight", async () => {
  const rooms = [{ listeners: "all", last: 4, last_read: 1 }];
  const calls = fakeServer(() => ({ body: { open: true, writable_room: "all", lines: [], rooms } }));
  const chat = new Chat("t1");
  await chat.load();
  const reads = (): unknown[] => calls.filter(({ path }) => path.endsWith("/read")).map(({ body }) => body);
  expect(reads()).toEqual([]);
  page = mount(ChatPanel, { target: document.body, props: { chat } });
  flushSync();
  await vi.waitFor(() => expect(reads()).toEqual([{ listeners: "all", number: 4 }]));
});
