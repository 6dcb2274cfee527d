/** The header names the current page. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import Header from "../src/app/shell/Header.svelte";
import { head } from "../src/ui/head.svelte";
import { router, type Route } from "../src/ui/router.svelte";

let page: Record<string, unknown>;
afterEach(() => {
  void unmount(page);
  router.route = { page: "lobby" };
});

it.each<[Route, string]>([
  [{ page: "lobby" }, "/"],
  [{ page: "new", game: null }, "/"],
  [{ page: "watch" }, "/watch"],
  [{ page: "learn", game: null }, "/learn"],
  [{ page: "rules", game: "granada" }, "/learn"],
  [{ page: "people", handle: "me" }, "/people"],
])("marks its link as the current page: %o", (route, href) => {
  router.route = route;
  head.content = null; // an earlier test may have shown a table
  const target = document.createElement("div");
  page = mount(Header, { target });
  flushSync();
  const current = [...target.querySelectorAll("[aria-current=page]")].map((one) => one.getAttribute("href"));
  expect(current).toEqual([href]);
});
