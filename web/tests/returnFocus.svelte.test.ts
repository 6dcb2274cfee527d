/** The focus returns to the button that opened a dialog, a form or a question. */
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import OwnData from "../src/app/account/OwnData.svelte";
import Sessions from "../src/app/account/Sessions.svelte";
import SignInMethods from "../src/app/account/SignInMethods.svelte";
import GuestName from "../src/app/lobby/GuestName.svelte";
import { session } from "../src/app/session.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import Dialog from "../src/ui/Dialog.svelte";
import { stubDialogs } from "./browser";

let page: Record<string, unknown> | null = null;
beforeEach(async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
  session.me = { id: "a", name: "Ana", language: null, csrf: "t", signed_in: true } as typeof session.me;
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  session.me = null;
  document.body.innerHTML = "";
});

it("from a closed dialog", () => {
  stubDialogs();
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const children = createRawSnippet(() => ({ render: () => "<p>Text</p>" }));
  const dialog = mount(Dialog, {
    target: document.body,
    props: { title: "Title", close: () => undefined, children },
  });
  flushSync();
  document.querySelector<HTMLElement>("dialog button")?.focus();
  expect(document.activeElement).not.toBe(opener);
  void unmount(dialog);
  flushSync();
  expect(document.activeElement).toBe(opener);
});

it("from a dialog that opened while there was nothing to decide, to the decision that has come since", () => {
  stubDialogs();
  document.body.innerHTML = `<div id="actions" tabindex="-1"></div>
    <div class="board" data-ready="false"><button class="lit"></button></div>`;
  const [bar, board, answer] = ["#actions", ".board", ".lit"].map(
    (one) => document.querySelector<HTMLElement>(one) ?? expect.fail(),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  answer.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
  answer.scrollIntoView = () => undefined;
  dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  bar.focus();
  const children = createRawSnippet(() => ({ render: () => "<p>Text</p>" }));
  const dialog = mount(Dialog, {
    target: document.body,
    props: { title: "Title", close: () => undefined, children },
  });
  flushSync();
  document.querySelector<HTMLElement>("dialog button")?.focus();
  board.dataset["ready"] = "true";
  void unmount(dialog);
  flushSync();
  expect(document.activeElement).toBe(answer);
});

const ONE = { age_seconds: 9, idle_seconds: 0 };
const account = {
  credentials: [],
  sessions: [{ ...ONE, id: "s", browser: "firefox", system: "linux", current: true }],
  tables: 1,
  role: "player",
};
const credentials = [{ ...ONE, id: "c", kind: "mail", label: "a@example.org", unverified: false }];
const reload = (): Promise<void> => Promise.resolve();

it.each<[string, Component<Record<string, unknown>>, Record<string, unknown>, string, string]>([
  ["changing the name", GuestName as Component, {}, "me-rename", "app-cancel"],
  ["deleting the account", OwnData as Component, { name: "Ana" }, "you-delete-begin", "you-delete-no"],
  ["signing out", Sessions as Component, { account, reload }, "you-session-end", "app-cancel"],
  [
    "naming a sign-in method",
    SignInMethods as Component,
    { credentials, reload },
    "you-way-name",
    "app-cancel",
  ],
])("after %s is cancelled", async (_, component, props, open, cancel) => {
  const find = (id: string): HTMLElement =>
    [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === t(id)) ?? expect.fail();
  page = mount(component, { target: document.body, props });
  flushSync();
  find(open).click();
  flushSync();
  find(cancel).focus();
  find(cancel).click();
  await vi.waitFor(() => expect(document.activeElement).toBe(find(open)));
});
