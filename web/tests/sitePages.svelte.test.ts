/** Pages provided by the site's host, linked in the footer of every page. */
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import Footer from "../src/app/shell/Footer.svelte";
import { splitBlocks, findPage, type SitePage } from "../src/app/shell/sitePages";
import { dictionary } from "../src/i18n/words.svelte";
import { parseRoute } from "../src/ui/router.svelte";

const IN_ENGLISH: SitePage = { kind: "imprint", language: "en", url: null, file: "site/imprint.en.txt" };
const IN_GERMAN: SitePage = { kind: "imprint", language: "de", url: null, file: "site/imprint.de.txt" };
const CONTACT: SitePage = { kind: "contact", language: null, url: "mailto:host@example.org", file: null };

beforeEach(() => dictionary.use("de"));
afterEach(() => (document.body.innerHTML = document.head.innerHTML = ""));

describe("the foot of a page", () => {
  const links = (pages: SitePage[] | null): [string, string][] => {
    if (pages) {
      const meta = document.createElement("meta");
      meta.name = "site-pages";
      meta.content = JSON.stringify(pages);
      document.head.append(meta);
    }
    const footer = mount(Footer, { target: document.body });
    const found = [...document.querySelectorAll("nav a")].map((link): [string, string] => [
      link.textContent ?? "",
      link.getAttribute("href") ?? "",
    ]);
    void unmount(footer);
    return found;
  };
  const OWN = [
    ["Regeln", "/rules"],
    ["Aufzeichnungen und Spielmaterial", "/files"],
  ];
  it("links the pages of the site in the reader's language", () => {
    expect(links([CONTACT, IN_ENGLISH, IN_GERMAN])).toEqual([
      ...OWN,
      ["Impressum", "/site/imprint"],
      ["Kontakt", "mailto:host@example.org"],
    ]);
  });
  it("links none of the site if it has none", () => {
    expect(links(null)).toEqual(OWN);
  });
});

describe("a page of the site", () => {
  it("is the one in the reader's language, else the one for all, else the English one, else any", () => {
    const all = { ...IN_GERMAN, language: null };
    expect(findPage([IN_ENGLISH, all, IN_GERMAN], "imprint", "de")).toBe(IN_GERMAN);
    expect(findPage([IN_ENGLISH, all, IN_GERMAN], "imprint", "cs")).toBe(all);
    expect(findPage([IN_GERMAN, IN_ENGLISH], "imprint", "cs")).toBe(IN_ENGLISH);
    expect(findPage([IN_GERMAN], "imprint", "cs")).toBe(IN_GERMAN);
    expect(findPage([IN_GERMAN], "privacy", "de")).toBeUndefined();
  });
  it("has an address of its own", () => {
    expect(parseRoute("site/privacy")).toEqual({ page: "site", kind: "privacy" });
    expect(parseRoute("site/other")).toEqual({ page: "missing" });
  });
  it("is cut at empty lines and has headings", () => {
    expect(splitBlocks("# Data\n\nOne\nTwo\n\n\nThree\n")).toEqual([
      { heading: "Data" },
      { text: "One\nTwo" },
      { text: "Three" },
    ]);
  });
});
