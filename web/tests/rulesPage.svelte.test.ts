/** Rules page: an address may contain the anchor of a section. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import RulesPage from "../src/app/rules/RulesPage.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import { fakeServer } from "./browser";

let page: Record<string, unknown>;
afterEach(() => {
  void unmount(page);
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

it("goes to the part of the rules that the address names, once it is there", async () => {
  dictionary.use("en");
  const seen = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.id);
  };
  history.replaceState(null, "", "/rules/granada#short");
  fakeServer(() => ({ body: { game: "granada", name: "", digest: "", data: {} } }));
  page = mount(RulesPage, { target: document.body, props: { game: "granada" } });
  await vi.waitFor(() => (flushSync(), expect(seen.mock.calls).toEqual([["short"]])), 30_000);
});
