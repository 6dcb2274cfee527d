/** Lazily loaded parts that fail to load: a page being opened is reloaded once, others show an error. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { gameFolders } from "../gameFolders";
import { parts } from "../src/ui/parts.svelte";
import { fakeServer, wait } from "./browser";

const reload = vi.fn();
let health: number;

beforeAll(() => parts.follow(reload));
beforeEach(() => {
  health = 200;
  reload.mockClear();
  parts.missing = false;
  fakeServer(() => (health === 0 ? new TypeError("no network") : { status: health, body: {} }));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fail = (): boolean => dispatchEvent(new Event("vite:preloadError"));

/** Lets a part fail while a page waits for it, with the event that Vite sends. */
async function failOpening(): Promise<void> {
  const part = wait(5).then(() => {
    fail();
    throw new TypeError("no such file");
  });
  await expect(parts.page(part)).rejects.toThrow("no such file");
  await wait(5);
}

it("reloads a page that is being opened", async () => {
  await failOpening();
  expect([reload.mock.calls.length, parts.missing]).toEqual([1, false]);
});

it("does not reload twice, and says what is missing", async () => {
  const navigation = { type: "reload" } as unknown as PerformanceEntry;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([navigation]);
  vi.spyOn(performance, "now").mockReturnValue(2000);
  await failOpening();
  expect([reload.mock.calls.length, parts.missing]).toEqual([0, true]);
  vi.spyOn(performance, "now").mockReturnValue(100_000);
  await failOpening();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([0, 503])("does not reload while the server does not answer (%s)", async (status) => {
  health = status;
  await failOpening();
  expect([reload.mock.calls.length, parts.missing]).toEqual([0, true]);
});

it("leaves the reload to the player where something may be half done", async () => {
  await parts.page(Promise.resolve());
  fail();
  await wait(5);
  expect([reload.mock.calls.length, parts.missing]).toEqual([0, true]);
});

/** Returns every dynamic import of the client and of the games' screens, with its file. */
function dynamicImports(): [string, string][] {
  const folders = [join(import.meta.dirname, "../src"), ...Object.values(gameFolders())];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !/(\.test|\.d)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^.*[^.\w]import\((?!\.).*$/gm)].map(
      ([line]): [string, string] => [file, line.trim()],
    ),
  );
}

it("hears of every dynamic import, because Vite knows what it imports", () => {
  const found = dynamicImports();
  expect(found.length).toBeGreaterThan(20);
  const unknown = found.filter(
    ([, line]) => !/import\("\.[^"]+"\)/.test(line) || line.includes("@vite-ignore"),
  );
  expect(unknown).toEqual([]);
});

it("waits for the parts of every page that the application opens", () => {
  const pages = dynamicImports().filter(
    ([file, line]) => file.endsWith("App.svelte") && line.includes("#await"),
  );
  expect(pages.length).toBeGreaterThan(7);
  expect(pages.filter(([, line]) => !line.includes("{#await parts.page("))).toEqual([]);
});
