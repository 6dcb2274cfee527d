/** Site below a URL prefix: every address follows the page's `<base>`. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { sitePath, absoluteUrl, placeInSite } from "../src/api/address";
import { api, recordPath } from "../src/api/client";
import { parseRoute, router } from "../src/ui/router.svelte";
import { fakeServer } from "./browser";

function live(path: string): void {
  document.head.querySelector("base")?.remove();
  const base = document.createElement("base");
  base.setAttribute("href", path);
  document.head.append(base);
}
function click(href: string): boolean {
  const anchor = document.createElement("a");
  anchor.setAttribute("href", href);
  document.body.append(anchor);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  let ours = false;
  // The window's listener runs last and prevents navigation in jsdom.
  const last = (late: MouseEvent): void => {
    ours = late.defaultPrevented;
    late.preventDefault();
  };
  addEventListener("click", last, { once: true });
  anchor.dispatchEvent(event);
  return ours;
}

let stopRouter: (() => void) | undefined;
beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(() => {
  stopRouter?.();
  document.head.querySelector("base")?.remove();
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

describe.each(["/", "/tertulia/", "/a/b%20c/"])("a site at %s", (home) => {
  beforeEach(() => {
    live(home);
    history.replaceState(null, "", `${home}table/a1`);
  });

  it("has all its addresses there", () => {
    expect([sitePath(), sitePath("table/a1"), sitePath("api/me")]).toEqual([
      home,
      `${home}table/a1`,
      `${home}api/me`,
    ]);
    expect(absoluteUrl("table/a1")).toBe(`${location.origin}${home}table/a1`);
    expect(recordPath("a1")).toBe(`${home}api/tables/a1/record`);
  });
  it("asks the interface there", async () => {
    const calls = fakeServer(() => ({ body: { tables: [] } }));
    await api.tables();
    await api.sit("a1", 0, 1);
    expect(calls.map(({ path }) => path)).toEqual([`${home}api/tables`, `${home}api/tables/a1/sit`]);
  });
  it("knows its own places from others'", () => {
    expect([placeInSite(home), placeInSite(`${home}rules/granada`)]).toEqual(["", "rules/granada"]);
    expect(placeInSite("/tertulia2/table/a1")).toBe(home === "/" ? "tertulia2/table/a1" : null);
    if (home !== "/") expect(placeInSite(home.slice(0, -1))).toBe("");
  });
  it("goes from page to page", () => {
    stopRouter = router.start();
    expect(router.route).toEqual({ page: "table", id: "a1", analysis: false });
    expect(router.fragmentPath("#city")).toBe(`${home}table/a1#city`);
    router.go(sitePath("rules/granada"));
    expect([router.route, location.pathname]).toEqual([
      { page: "rules", game: "granada" },
      `${home}rules/granada`,
    ]);
    expect(router.fragmentPath("#full")).toBe(`${home}rules/granada#full`);
    router.go(sitePath("table/a1#ply=3"));
    expect([location.pathname, location.hash]).toEqual([`${home}table/a1`, "#ply=3"]);
    router.go(sitePath());
    expect([router.route.page, location.pathname]).toEqual(["lobby", home]);
  });
});

it("leaves to the browser what is not a page of the site", () => {
  live("/tertulia/");
  history.replaceState(null, "", "/tertulia/");
  stopRouter = router.start();
  expect(click("/tertulia/table/a1")).toBe(true);
  expect(router.route).toEqual({ page: "table", id: "a1", analysis: false });
  expect([click("/tertulia/table/a2#ply=3"), location.hash]).toEqual([true, "#ply=3"]);
  expect(click("/tertulia/table/a1")).toBe(true);
  for (const foreign of ["/elsewhere", "/tertulia/api/tables/a1/record", "https://example.org/tertulia/"])
    expect([foreign, click(foreign)]).toEqual([foreign, false]);
  expect(click(router.fragmentPath("#content"))).toBe(false);
  expect(location.pathname).toBe("/tertulia/table/a1");
});

it("takes a path that is no text for a page that there is not", () => {
  expect(parseRoute("table/%E0%A4%A")).toEqual({ page: "missing" });
});
