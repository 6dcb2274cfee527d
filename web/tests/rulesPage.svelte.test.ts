/** Rules page: anchors in its address, pictures, search and questions; the link to it in a beginner's hint. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import RulesPage from "../src/app/rules/RulesPage.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import BeginnersHint from "../src/match/BeginnersHint.svelte";
import { settings } from "../src/ui/settings.svelte";
import { fakeServer } from "./browser";
import { table } from "./granada/fixture";

let page: Record<string, unknown>;
const seen = vi.fn();
const { guide } = settings;
beforeEach(async () => {
  await dictionary.use("en");
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.id);
  };
});
afterEach(() => {
  void unmount(page);
  settings.guide = guide;
  seen.mockReset();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

/** Shows a game's rules at an anchor, once the page is complete. */
async function open(game: string, anchor: string): Promise<void> {
  history.replaceState(null, "", `/rules/${game}#${anchor}`);
  fakeServer(() => ({ body: { game, name: "", digest: "", data: {} } }));
  page = mount(RulesPage, { target: document.body, props: { game } });
  await vi.waitFor(() => (flushSync(), expect(seen.mock.calls).toEqual([[anchor]])), 30_000);
}
const anchorsIn = (place: string): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`${place} a`)].map((link) => link.hash.slice(1));

it("goes to the part of the rules that the address names, once it is there", async () => {
  await open("granada", "full");
});

it("shows a picture with a description in each chapter, and nothing in it takes the focus", async () => {
  await open("granada", "chapter-buying");
  const pictures = [...document.querySelectorAll("[role=img][aria-label]:has(> [inert])")];
  expect(pictures).toHaveLength(document.querySelectorAll("[id^=chapter-]").length);
});

it("links questions and search results to parts of the page", async () => {
  await open("granada", "full");
  const questions = anchorsIn(".questions");
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(questions.filter((anchor) => !document.getElementById(anchor))).toEqual([]);
  const field = document.querySelector<HTMLInputElement>("#find-rule");
  if (!field) throw new Error("there is no search");
  field.value = "EXACTLY another";
  field.dispatchEvent(new Event("input"));
  flushSync();
  const found = anchorsIn(".found");
  expect(found).toContain("chapter-buying");
  expect(found).toContain("full-payment");
  expect(found.filter((anchor) => !document.getElementById(anchor))).toEqual([]);
});

it("links the beginner's hint to the chapter about the decision, but not to one about the past", () => {
  settings.guide = "always";
  const props = { table: table(), ready: true, kind: "act", chapter: "money" };
  page = mount(BeginnersHint, { target: document.body, props: { ...props, past: false } });
  flushSync();
  expect(document.querySelector(".guide a")?.getAttribute("href")).toContain("rules/granada#chapter-money");
  void unmount(page);
  page = mount(BeginnersHint, { target: document.body, props: { ...props, past: true } });
  flushSync();
  expect(document.querySelector(".guide a")).toBeNull();
});
