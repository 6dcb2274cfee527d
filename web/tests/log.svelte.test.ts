/** Log of a table: earlier parts are folded until they are opened or a position in them is shown. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { LogEntry } from "../src/api/contract";
import { LogBook } from "../src/match/logBook";
import Log from "../src/match/Log.svelte";
import { MatchStore } from "../src/match/matchStore.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import { fakeServer, wait } from "./browser";
import { table } from "./granada/fixture";

/** Four rounds of two lines each. */
const LOG = [0, 1, 2, 3, 4, 5, 6, 7].map((ply): LogEntry => {
  const events = [{ type: "say", text: `line ${ply}` }];
  const begins = ply % 2 === 0 ? [{ type: "round" }, ...events] : events;
  return { ply, seat: ply % 2, action: "say", events: begins };
});
const words = {
  describe: (event: Record<string, unknown>) => [String(event["text"] ?? "")],
  names: ["Ana", "Ben"],
  logHeading: ({ type }: { type: string }) => (type === "round" ? "Round" : null),
  isCommon: () => false,
  beginning: "Start",
};

let match: MatchStore;
let page: Record<string, unknown>;
let seen: string[];

async function show(log: LogEntry[], change: Parameters<typeof table>[0] = {}): Promise<void> {
  const state = table({ log, ...change });
  fakeServer(({ path }) => {
    const ply = /position\?ply=(\d+)/.exec(path)?.[1];
    return { body: ply ? { version: 1, ply: Number(ply), as: 0, actors: [], view: {} } : state };
  });
  match = new MatchStore("t1", () => () => false);
  await match.open();
  await wait();
  page = mount(Log, { target: document.body, props: { table: state, match, book: new LogBook(words) } });
  flushSync();
}
beforeEach(async () => {
  await dictionary.use("en");
  seen = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent?.trim() ?? "");
  };
  await show(LOG);
});
afterEach(() => {
  void unmount(page);
  match.close();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const open = (): (string | null)[] =>
  [...document.querySelectorAll("h3 button")].map((one) => one.getAttribute("aria-expanded"));
const turn = (index: number): void => {
  document.querySelectorAll<HTMLElement>("h3 button")[index]?.click();
  flushSync();
};

it("shows the newest two parts", () => {
  expect(open()).toEqual(["true", "true", "false", "false"]);
});

it("unfolds the part of a moment that one steps to, and brings its line into sight", async () => {
  await match.history.show(3);
  await wait();
  flushSync();
  expect(open()).toEqual(["true", "true", "true", "false"]);
  expect(document.querySelector("[aria-current]")?.textContent).toContain("line 3");
  expect(seen.at(-1)).toContain("line 3");
  turn(2);
  expect(open()).toEqual(["true", "true", "false", "false"]);
  await match.history.show(2);
  await wait();
  flushSync();
  expect(open()[2]).toBe("true");
  match.history.returnToPresent();
  flushSync();
  expect(open()[2]).toBe("true");
});

it("does not tell the end of a game that is replayed, until the replay is stopped", async () => {
  void unmount(page);
  match.close();
  await show(LOG, { phase: "over", position: 7 });
  void match.history.watch(2, (ply) => ply + 1);
  await wait();
  flushSync();
  expect(document.body.textContent).toContain("line 2");
  expect(document.body.textContent).not.toContain("line 3");
  expect(document.body.textContent).not.toContain("line 7");
  match.history.stopReplay();
  flushSync();
  expect(document.body.textContent).toContain("line 7");
});

it("leaves a part that was folded as it is when newer ones begin", () => {
  void unmount(page);
  const props = $state({ table: table({ log: LOG.slice(0, 4) }), match, book: new LogBook(words) });
  page = mount(Log, { target: document.body, props });
  flushSync();
  turn(0);
  expect(open()).toEqual(["false", "true"]);
  props.table = table({ log: LOG });
  flushSync();
  expect(open()).toEqual(["true", "true", "false", "false"]);
});

it("leaves the page where it is scrolled to until a moment was looked at", async () => {
  void unmount(page);
  document.body.innerHTML = "<main><div></div></main>";
  const [box, target] = ["main", "div"].map((name) => document.querySelector(name) ?? expect.fail());
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  const props = { table: table({ log: LOG }), match, book: new LogBook(words) };
  page = mount(Log, { target: target as Element, props });
  (box as Element).scrollTop = 40;
  flushSync();
  await wait();
  expect(box?.scrollTop).toBe(40);
  await match.history.show(3);
  await wait();
  flushSync();
  match.history.returnToPresent();
  flushSync();
  await wait();
  expect(box?.scrollTop).toBe(0);
});
