// What the site's worker does with a push: it asks the server again, and shows one notice for all tables.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

const SITE = "https://games.test/";
const SOURCE = readFileSync(join(import.meta.dirname, "../public/sw.js"), "utf8");

interface Shown {
  title: string;
  body: string;
  tag: string;
  data?: { place: string };
  close: () => void;
}
interface Happening {
  data?: { json: () => unknown };
  notification?: Shown;
  waitUntil: (work: Promise<unknown>) => void;
}

/** A browser around the worker: what it shows, which pages are open, what the server says of turns. */
class Around {
  shown: Shown[] = [];
  ever: string[] = [];
  pages: { url: string; visibilityState: string; told: unknown[] }[] = [];
  opened: string[] = [];
  acting: string[] | null = [];
  readonly #hears = new Map<string, (event: Happening) => void>();

  constructor() {
    const show = (title: string, options: Omit<Shown, "title" | "close">): Promise<void> => {
      this.shown = this.shown.filter((one) => one.tag !== options.tag);
      const one: Shown = {
        ...options,
        title,
        close: () => (this.shown = this.shown.filter((each) => each !== one)),
      };
      this.shown.push(one);
      this.ever.push(options.body);
      return Promise.resolve();
    };
    const clients = {
      matchAll: () =>
        Promise.resolve(
          this.pages.map((page) => ({
            ...page,
            focus: () => Promise.resolve(),
            postMessage: (message: unknown) => page.told.push(message),
          })),
        ),
      openWindow: (url: string) => this.opened.push(url),
    };
    const self = {
      registration: {
        scope: SITE,
        showNotification: show,
        getNotifications: () => Promise.resolve([...this.shown]),
      },
      clients,
      addEventListener: (kind: string, hear: (event: Happening) => void) => this.#hears.set(kind, hear),
    };
    const fetch = (): Promise<unknown> =>
      this.acting === null
        ? Promise.reject(new Error("offline"))
        : Promise.resolve({
            ok: true,
            json: () => Promise.resolve({ turns: (this.acting ?? []).map((id) => ({ id })) }),
          });

    new Function("self", "caches", "fetch", SOURCE)(self, {}, fetch);
  }

  async happens(kind: string, event: Omit<Happening, "waitUntil">): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.#hears.get(kind)?.({ ...event, waitUntil: (begun) => (work = begun) });
    await work;
  }

  push(...tables: [table: string, kind: string][]): Promise<void> {
    const told = tables.map(([table, kind]) => ({ table, kind, text: `${kind} at ${table}` }));
    return this.happens("push", { data: { json: () => ({ title: "News", lang: "en", told }) } });
  }
}

let around: Around;
beforeEach(() => (around = new Around()));
const bodies = (): string[] => around.shown.map(({ body }) => body);

describe("a push", () => {
  it("is shown where the turn is still to be played", async () => {
    around.acting = ["a"];
    await around.push(["a", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
    expect(around.shown[0]?.data).toEqual({ place: "table/a" });
  });
  it("shows nothing of a turn that was played, and takes away what was shown of it", async () => {
    around.acting = ["a"];
    await around.push(["a", "turn"]);
    around.acting = [];
    await around.push(["a", "turn"]);
    expect(bodies()).toEqual([]);
    expect(around.ever.filter(Boolean)).toEqual(["turn at a"]);
  });
  it("is one notice for many tables, of those that still wait", async () => {
    around.acting = ["a", "c"];
    await around.push(["a", "turn"], ["b", "turn"], ["c", "short"], ["d", "over"]);
    expect(bodies()).toEqual(["turn at a\nshort at c\nover at d"]);
    expect(around.shown[0]?.data).toEqual({ place: "" });
  });
  it("tells nothing of a table that lies in sight", async () => {
    around.acting = ["a"];
    around.pages = [{ url: `${SITE}table/a`, visibilityState: "visible", told: [] }];
    await around.push(["a", "turn"]);
    expect(bodies()).toEqual([]);
    around.pages = [{ url: `${SITE}table/a`, visibilityState: "hidden", told: [] }];
    await around.push(["a", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
  });
  it("is shown where the server cannot be asked", async () => {
    around.acting = null;
    await around.push(["a", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
  });
});

describe("a notice that is pressed", () => {
  it("opens its table in a page that is there, or in a new one", async () => {
    around.acting = ["a"];
    await around.push(["a", "turn"]);
    const notification = around.shown[0];
    if (!notification) throw new Error("nothing is shown");
    await around.happens("notificationclick", { notification });
    expect(around.opened).toEqual([`${SITE}table/a`]);
    around.pages = [{ url: SITE, visibilityState: "hidden", told: [] }];
    await around.happens("notificationclick", { notification });
    expect(around.pages[0]?.told).toEqual([{ open: "/table/a" }]);
  });
});
