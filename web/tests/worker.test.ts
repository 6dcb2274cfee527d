// Service worker: at a push it asks the server for the current turns, and shows one notification for all tables.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

const SITE = "https://games.test/";
const SOURCE = readFileSync(join(import.meta.dirname, "../public/sw.js"), "utf8");

interface ShownNotification {
  title: string;
  body: string;
  tag: string;
  data?: { place: string };
  silent?: boolean;
  close: () => void;
}
interface WorkerEvent {
  data?: { json: () => unknown };
  notification?: ShownNotification;
  waitUntil: (work: Promise<unknown>) => void;
}

type Told = [table: string, kind: string];

/** A fake browser around the worker: shown notifications, open pages, and the server's answer about turns. */
class Environment {
  shown: ShownNotification[] = [];
  ever: string[] = [];
  pages: { url: string; visibilityState: string; told: unknown[] }[] = [];
  opened: string[] = [];
  acting: string[] | null = [];
  /** For each notification shown: whether it alerted the user (not `silent`). */
  loud: boolean[] = [];
  readonly #hears = new Map<string, (event: WorkerEvent) => void>();

  constructor() {
    const show = (title: string, options: Omit<ShownNotification, "title" | "close">): Promise<void> => {
      this.shown = this.shown.filter((one) => one.tag !== options.tag);
      const one: ShownNotification = {
        ...options,
        title,
        close: () => (this.shown = this.shown.filter((each) => each !== one)),
      };
      this.shown.push(one);
      this.ever.push(options.body);
      this.loud.push(!options.silent);
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
        getNotifications: ({ tag }: { tag: string }) =>
          Promise.resolve(this.shown.filter((one) => one.tag === tag)),
      },
      clients,
      addEventListener: (kind: string, listener: (event: WorkerEvent) => void) =>
        this.#hears.set(kind, listener),
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

  async happens(kind: string, event: Omit<WorkerEvent, "waitUntil">): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    this.#hears.get(kind)?.({ ...event, waitUntil: (begun) => (work = begun) });
    await work;
  }

  push(...tables: Told[]): Promise<void> {
    return this.pushWith([], ...tables);
  }

  /** Delivers a push message that also repeats earlier notifications that are still current. */
  pushWith(pendingTurns: Told[], ...tables: Told[]): Promise<void> {
    const written = (those: Told[]): unknown =>
      those.map(([table, kind]) => ({ table, kind, text: `${kind} at ${table}` }));
    const sent = {
      title: "News",
      lang: "en",
      notifications: written(tables),
      pending_turns: written(pendingTurns),
    };
    return this.happens("push", { data: { json: () => sent } });
  }
}

let environment: Environment;
beforeEach(() => (environment = new Environment()));
const bodies = (): string[] => environment.shown.map(({ body }) => body);

describe("a push", () => {
  it("is shown where the turn is still to be played", async () => {
    environment.acting = ["a"];
    await environment.push(["a", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
    expect(environment.shown[0]?.data).toMatchObject({ place: "table/a" });
  });
  it("shows nothing of a turn that was played, and takes away what was shown of it", async () => {
    environment.acting = ["a"];
    await environment.push(["a", "turn"]);
    environment.acting = [];
    await environment.push(["a", "turn"]);
    expect(bodies()).toEqual([]);
    expect(environment.ever.filter(Boolean)).toEqual(["turn at a"]);
  });
  it("is one notification for many tables, of those that still wait", async () => {
    environment.acting = ["a", "c"];
    await environment.push(["a", "turn"], ["b", "turn"], ["c", "low-time"], ["d", "over"]);
    expect(bodies()).toEqual(["turn at a\nlow-time at c\nover at d"]);
    expect(environment.shown[0]?.data).toMatchObject({ place: "" });
  });
  it("tells nothing of a table that lies in sight", async () => {
    environment.acting = ["a"];
    environment.pages = [{ url: `${SITE}table/a`, visibilityState: "visible", told: [] }];
    await environment.push(["a", "turn"]);
    expect(bodies()).toEqual([]);
    environment.pages = [{ url: `${SITE}table/a`, visibilityState: "hidden", told: [] }];
    await environment.push(["a", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
  });
  it("is shown where the server cannot be asked", async () => {
    environment.acting = null;
    await environment.push(["a", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
  });
});

describe("a push after another", () => {
  it("leaves the first table in sight that still waits", async () => {
    environment.acting = ["a", "b"];
    await environment.push(["a", "turn"]);
    await environment.push(["b", "turn"]);
    expect(bodies()).toEqual(["turn at b\nturn at a"]);
    expect(environment.loud).toEqual([true, true]);
  });
  it("takes away the first table where one has played", async () => {
    environment.acting = ["a"];
    await environment.push(["a", "turn"]);
    environment.acting = ["b"];
    await environment.push(["b", "turn"]);
    expect(bodies()).toEqual(["turn at b"]);
    expect(environment.shown[0]?.title).toBe("News");
  });
  it("leaves what was shown, and makes no noise, where it is overtaken itself", async () => {
    environment.acting = ["a"];
    await environment.push(["a", "turn"]);
    await environment.push(["b", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
    expect(environment.loud).toEqual([true, false]);
  });
  it("makes itself heard where it is the same table's next turn", async () => {
    environment.acting = ["a"];
    await environment.push(["a", "turn"]);
    await environment.push(["a", "turn"]);
    expect(environment.loud).toEqual([true, true]);
  });
  it("shows what was lost because it took its place while the browser was off", async () => {
    environment.acting = ["a", "b"];
    await environment.pushWith([["a", "turn"]], ["b", "turn"]);
    expect(bodies()).toEqual(["turn at b\nturn at a"]);
  });
  it("shows what was lost even where it is overtaken itself", async () => {
    environment.acting = ["a"];
    await environment.pushWith([["a", "turn"]], ["b", "turn"]);
    expect(bodies()).toEqual(["turn at a"]);
    expect(environment.loud).toEqual([true]);
  });
  it("leaves what nothing overtakes, and of each table says the latest", async () => {
    environment.acting = ["b", "c"];
    await environment.push(["a", "over"], ["b", "turn"], ["c", "invited"]);
    await environment.push(["b", "low-time"], ["c", "turn"]);
    expect(bodies()).toEqual(["low-time at b\nturn at c\nover at a"]);
  });
  it("leaves what was shown where the server cannot be asked", async () => {
    environment.acting = null;
    await environment.push(["a", "turn"]);
    await environment.push(["b", "turn"]);
    expect(bodies()).toEqual(["turn at b\nturn at a"]);
  });
  it("loses nothing where both come at once", async () => {
    environment.acting = ["a", "b"];
    await Promise.all([environment.push(["a", "turn"]), environment.push(["b", "turn"])]);
    expect(bodies()).toEqual(["turn at b\nturn at a"]);
  });
  it("is shown apart where it is a test", async () => {
    environment.acting = ["a"];
    await environment.push(["a", "turn"]);
    await environment.push(["", "test"]);
    expect(bodies()).toEqual(["turn at a", "test at "]);
  });
});

describe("a notification that is pressed", () => {
  it("opens its table in a page that is there, or in a new one", async () => {
    environment.acting = ["a"];
    await environment.push(["a", "turn"]);
    const notification = environment.shown[0];
    if (!notification) throw new Error("nothing is shown");
    await environment.happens("notificationclick", { notification });
    expect(environment.opened).toEqual([`${SITE}table/a`]);
    environment.pages = [{ url: SITE, visibilityState: "hidden", told: [] }];
    await environment.happens("notificationclick", { notification });
    expect(environment.pages[0]?.told).toEqual([{ open: "/table/a" }]);
  });
});
