/** Granada's table with a made-up state: lit elements, and what a click sends. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import GranadaTable from "../../src/tertulia/games/granada/screens/Table.svelte";
import type { Table } from "../src/api/table";
import { MatchStore } from "../src/match/matchStore.svelte";
import { settings } from "../src/ui/settings.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import { fakeServer, wait } from "./browser";
import { legal, table, tile } from "./granada/fixture";

let page: Record<string, unknown> | null = null;
let sent: unknown[] = [];
let match: MatchStore | undefined;

async function show(state: Table): Promise<void> {
  fakeServer((call) => {
    if (call.method === "POST") sent.push((call.body as { actions: string[] }).actions);
    return { body: call.method === "GET" ? state : { position: state.position } };
  });
  match = new MatchStore("t1", () => () => false);
  await match.open();
  await wait();
  const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
  page = mount(GranadaTable, {
    target: document.body,
    props: {
      table: state,
      match,
      sideTabs: { talk: [], own: [] },
      notices: nothing,
      chain: nothing,
      actionPreview: nothing,
      past: undefined,
      guide: nothing,
      end: nothing,
    },
  });
  flushSync();
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
function click(selector: string): void {
  const [target] = all(selector);
  if (!target) throw new Error(`nothing is at ${selector}`);
  target.click();
  flushSync();
}

beforeEach(async () => {
  await dictionary.use("en");
  settings.ending = "now";
  sent = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.animate ??= vi.fn() as never;
  Element.prototype.scrollIntoView ??= vi.fn();
  Element.prototype.scrollTo ??= vi.fn();
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(() => {
  if (page) void unmount(page);
  match?.close(); // its stream would stay open in the tests of other files
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("lights what is legal, and tells exact from lossy", async () => {
  await show(table());
  expect(all("button[data-slot]")).toHaveLength(4);
  expect(all("button[data-space]").map((b) => b.classList.contains("exact"))).toEqual([true, false]);
  expect(
    all("button").every((button) => (button.getAttribute("aria-label") ?? button.textContent).trim()),
  ).toBe(true);
});

it("takes several cards at once when the last that fits is pressed", async () => {
  await show(table());
  click("[data-slot='1']");
  expect(document.querySelector("#actions")?.textContent).toContain("2");
  expect(sent).toEqual([]);
  click("[data-slot='4']");
  expect(sent).toEqual([["take 1+4"]]);
});

it("suggests an exact payment and sends it as one chain", async () => {
  await show(table());
  click("[data-space='1']");
  expect(all("[data-card][aria-pressed=true]").map((card) => card.dataset["card"])).toEqual([
    "yellow-1-0",
    "yellow-3-0",
  ]);
  click("[data-action=pay]");
  expect(sent).toEqual([["buy 1", "pay 3", "pay 1", "done"]]);
});

it("does not pay too little", async () => {
  await show(table());
  click("[data-space='1']");
  click("[data-card='yellow-3-0']");
  expect(all("[data-action=pay]")[0]?.hasAttribute("disabled")).toBe(true);
});

it("takes a card by one press, a moment later where others fit, at once where none does any more", async () => {
  settings.ending = "window";
  await show(table());
  click("[data-slot='1']");
  expect(sent).toEqual([]);
  expect(all("[data-slot='1']")[0]?.dataset["going"]).toBe("press");
  click("[data-action=not-yet]");
  expect(all("[data-going], [data-slot][aria-pressed=true]")).toHaveLength(0);
  click("[data-slot='1']");
  click("[data-slot='4']");
  expect(sent).toEqual([["take 1+4"]]);
});

it("takes back a press when the page is left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  settings.ending = "window";
  const opened = show(table());
  await vi.advanceTimersByTimeAsync(100);
  await opened;
  click("[data-slot='1']");
  if (page) void unmount(page);
  page = null;
  await vi.advanceTimersByTimeAsync(9000);
  vi.useRealTimers();
  expect(sent).toEqual([]);
});

it("shows a step that ends the turn before it counts", async () => {
  const school = tile(17, "school", 4);
  const build = legal("build", { x: 1, y: 0 }, "build 1,0", { reveals: true, hint: { moat: 3 } });
  const lay = legal("reserve", { face: "back" }, "reserve back");
  const pending = { kind: "place" as const, tile: 17, from: "bought" as const };
  settings.ending = "window";
  await show(
    table(
      { legal: [build, lay] },
      { phase: "place", pending, bought: [{ ...school, space: 1, turned: false }] },
    ),
  );
  click(".ghost");
  expect(sent).toEqual([]);
  expect(all(".ghost.shown")).toHaveLength(1);
  click("[data-action=not-yet]");
  expect(all(".ghost.shown")).toHaveLength(0);
  click(".ghost");
  click(".ghost");
  expect(sent).toEqual([["build 1,0"]]);
});

it("asks in the bar where a button is to be held and is only pressed", async () => {
  const bought = [{ ...tile(17, "school", 4), space: 1, turned: false }];
  const build = legal("build", { x: 1, y: 0 }, "build 1,0", { reveals: true, hint: { moat: 3 } });
  const pending = { kind: "place" as const, tile: 17, from: "bought" as const };
  settings.ending = "hold";
  await show(table({ legal: [build, legal("reserve", {}, "reserve")] }, { phase: "place", pending, bought }));
  click(".ghost");
  click("[data-action=not-yet]");
  expect(all("[data-action=confirm]")).toHaveLength(0);
  click(".ghost");
  click("[data-action=confirm]");
  expect(sent).toEqual([["build 1,0"]]);
});

it("lets only the owner's buttons be lit when it is another's turn", async () => {
  await show(table({ legal: [], actors: [1] }, { actor: 1 }));
  expect(all("button.lit, button.ghost")).toHaveLength(0);
  expect(document.querySelector("#actions")?.textContent).toContain("Ben");
});

it("says before a purchase that what is bought would fit nowhere", async () => {
  const state = table();
  const legal = state.legal.map((one) => ({ ...one, hint: { ...one.hint, fits: one.args["space"] !== 1 } }));
  await show({ ...state, legal });
  const words = t("granada-why-not-yet");
  const explained = all("button[data-space]").map((one) => [one.textContent.includes(words), one.title]);
  expect(explained.map(([matches]) => matches)).toEqual([true, false]);
  expect(explained.map(([, title]) => String(title).includes(words))).toEqual([true, false]);
  expect(all("button[data-space] .homeless")).toHaveLength(1);
  click("[data-space='1']");
  expect(document.querySelector("#actions")?.textContent).toContain(words);
});
