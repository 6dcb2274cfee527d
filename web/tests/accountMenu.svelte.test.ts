/** The account menu is used with the keyboard: arrow keys, Home, End, letters; it closes when the focus leaves it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import AccountMenu from "../src/app/shell/AccountMenu.svelte";
import { session } from "../src/app/session.svelte";
import { dictionary } from "../src/i18n/words.svelte";

let page: Record<string, unknown>;
const open = vi.fn();
const hide = vi.fn();
const show = vi.fn(function (this: HTMLElement) {
  this.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
});

beforeEach(async () => {
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide });
  await dictionary.use("en");
  await dictionary.loadAll();
  session.me = { id: "a", name: "Ana", language: null, csrf: "t", signed_in: true } as typeof session.me;
  page = mount(AccountMenu, { target: document.body, props: { open } });
  flushSync();
});
afterEach(() => {
  void unmount(page);
  document.body.innerHTML = "";
  session.me = null;
  for (const name of ["showPopover", "hidePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
  vi.clearAllMocks();
});

const opener = (): HTMLElement => document.querySelector("[data-action=account-menu]") ?? expect.fail();
/** Presses a key on the focused element and returns the text of the then focused one. */
function press(key: string): string {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  flushSync();
  return document.activeElement?.tagName === "SELECT"
    ? "Language"
    : (document.activeElement?.textContent ?? "");
}

it("opens at its first or last item", () => {
  opener().focus();
  expect(press("ArrowDown")).toBe("Profile");
  opener().focus();
  expect(press("ArrowUp")).toBe("Sign out");
  expect(opener().getAttribute("aria-expanded")).toBe("true");
});

it("moves by arrow keys, Home, End and first letters, around its ends", () => {
  opener().focus();
  press("ArrowDown");
  expect(press("ArrowDown")).toBe("Account");
  expect(press("End")).toBe("Sign out");
  expect(press("ArrowDown")).toBe("Profile");
  expect(press("ArrowUp")).toBe("Sign out");
  expect(press("Home")).toBe("Profile");
  expect(press("s")).toBe("Settings");
  expect(press("S")).toBe("Sign out");
  expect(press("s")).toBe("Settings");
  expect(press("z")).toBe("Settings");
  expect(press("l")).toBe("Language");
  expect(press("ArrowDown")).toBe("Language"); // chooses a language
});

it("closes when the focus moves on, and not when it returns to its button", () => {
  const outside = document.body.appendChild(document.createElement("button"));
  opener().focus();
  press("ArrowDown");
  opener().focus();
  expect(hide).not.toHaveBeenCalled();
  press("ArrowDown");
  outside.focus();
  expect(hide).toHaveBeenCalledOnce();
});
