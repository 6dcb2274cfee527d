/** Home page and page for a new table: earlier addresses, time left, the summary of a new table. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Pace, TableSummary } from "../src/api/contract";
import { timeLeft } from "../src/app/lobby/describeTable";
import NewTablePage from "../src/app/newTable/NewTablePage.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import { parseRoute, renamedPlace } from "../src/ui/router.svelte";
import { fakeServer } from "./browser";
import { NO_PACE } from "./untimed";

const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
});

it.each([
  ["you", "account"],
  ["you/link", "account/link"],
  ["players/a1", "people/a1"],
  ["table/a1", null],
  ["constructor", null],
])("leads from the earlier address %s to %s", (earlier, current) => {
  expect(renamedPlace(earlier)).toBe(current);
});

it("knows the pages of the header", () => {
  expect(parseRoute("new")).toEqual({ page: "new", game: null });
  expect(parseRoute("new/granada")).toEqual({ page: "new", game: "granada" });
  expect(parseRoute("watch")).toEqual({ page: "watch" });
  expect(parseRoute("files")).toEqual({ page: "files" });
  expect(parseRoute("people")).toEqual({ page: "people", handle: null });
  expect(parseRoute("people/a1")).toEqual({ page: "people", handle: "a1" });
  expect(parseRoute("watch/1")).toEqual({ page: "missing" });
});

describe("the time left", () => {
  const left = (milliseconds: number | null, pace: Partial<Pace>): string | undefined =>
    timeLeft({
      phase: "running",
      pace: { ...NO_PACE, ...pace },
      deadline: milliseconds === null ? null : Date.now() + milliseconds,
    } as TableSummary)?.urgency;

  it("is urgent within a day and six hours by turns", () => {
    const byTurns = { kind: "by turns" } as const;
    expect(left(30 * HOUR_MS, byTurns)).toBe("calm");
    expect(left(20 * HOUR_MS, byTurns)).toBe("soon");
    expect(left(5 * HOUR_MS, byTurns)).toBe("late");
    expect(left(null, byTurns)).toBeUndefined();
  });
  it("is urgent within a minute and 15 seconds live", () => {
    expect(left(120_000, { kind: "live" })).toBe("calm");
    expect(left(50_000, { kind: "live" })).toBe("soon");
    expect(left(10_000, { kind: "live" })).toBe("late");
  });
});

describe("the page for a new table", () => {
  const GAME = { seats: [2, 3], options: [], bots: ["greedy", "strong"], default_bot: "greedy" };
  const GAMES = [
    { ...GAME, name: "granada" },
    { ...GAME, name: "la-granja" },
  ];
  let page: Record<string, unknown>;
  let created: unknown[];
  beforeEach(async () => {
    created = [];
    fakeServer(({ path, body }) => {
      if (path.endsWith("api/tables")) {
        created.push(body);
        return { status: 400, body: { error: "bad-request", message: "no" } };
      }
      return { body: path.endsWith("api/games") ? GAMES : [] };
    });
    page = mount(NewTablePage, { target: document.body, props: { game: "la-granja" } });
    await vi.waitFor(() => expect(document.querySelector("[data-action=create]") !== null).toBe(true));
  });
  afterEach(() => {
    void unmount(page);
    document.body.innerHTML = "";
    vi.unstubAllGlobals();
  });
  const click = (selector: string): void => {
    document.querySelector<HTMLElement>(selector)?.click();
    flushSync();
  };
  const summary = (): string => document.querySelector("aside p")?.textContent ?? "";

  it("says in words what is opened, and opens that", async () => {
    expect(document.querySelector<HTMLInputElement>("[value=la-granja]")?.checked).toBe(true);
    expect(summary()).toBe(
      "2 players: you and an open seat. No time limit. Anyone can join. You start the game when the players are there.",
    );
    click("[data-action=add-bot]");
    click("[data-option=unlisted]");
    click("[value=granada]");
    expect(summary()).toContain("3 players: you, an open seat, and a bot.");
    expect(summary()).toContain("Only people with the link can join.");
    click("[data-action=create]");
    await vi.waitFor(() => expect(created.length > 0).toBe(true));
    expect(created[0]).toMatchObject({
      game: "granada",
      public: false,
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }],
    });
    await vi.waitFor(() => expect(document.querySelector("[role=alert]") !== null).toBe(true));
  });
  it("asks neither for a clock nor for listing without an open seat", () => {
    const seat = document.querySelector<HTMLSelectElement>("#seat-1");
    if (!seat) throw new Error("no second seat");
    seat.value = "bot";
    seat.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(summary()).toBe("2 players: you and a bot. The game starts at once.");
    expect(document.querySelector("[data-pace], [data-option=unlisted]")).toBeNull();
  });
});
