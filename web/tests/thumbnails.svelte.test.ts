/** The home page's cards and rows of the guest's running games: own board, decision and marks. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { SiteNotification, TableSummary, Thumbnail } from "../src/api/contract";
import type { Table } from "../src/api/table";
import TableRow from "../src/app/lobby/TableRow.svelte";
import { firstSentence, thumbnails } from "../src/app/lobby/thumbnails.svelte";
import TurnCard from "../src/app/lobby/TurnCard.svelte";
import { dictionary } from "../src/i18n/words.svelte";
import { games, type ChapterPosition } from "../src/match/games";
import { myTurns } from "../src/match/myTurns.svelte";
import { fakeServer, wait, type Call } from "./browser";
import { NO_PACE } from "./untimed";

const SEATS = ["Ana", "Bea", "Carl"].map((name, index) => ({
  ...{ index, kind: index === 0 ? "me" : "guest", name, bot: null, own: index === 0 },
  ...{ online: true, handle: name },
}));
let count = 0;
const summary = (change: Partial<TableSummary> = {}): TableSummary =>
  ({
    ...{ id: `t${++count}`, game: "granada", options: {}, public: true, phase: "running", seats: SEATS },
    ...{ host: true, own_seats: [0], actors: [0], practice: false, asleep: false, round: 3, age: 60 },
    ...{ set_name: "", pace: NO_PACE, forfeit: "bot", deadline: null, paused_until: null },
    ...change,
  }) as TableSummary;

/** What the server answers; null if it is away. */
let answer: Partial<Thumbnail> | null;
let calls: Call[];
const requests = (): string[] =>
  calls.filter(({ path }) => path.includes("thumbnail")).map(({ path }) => path.replace(/.*tables/, ""));

beforeEach(async () => {
  await dictionary.use("en");
  await dictionary.loadAll();
  thumbnails.stop();
  vi.stubGlobal("requestIdleCallback", (resume: () => void) => resume());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  answer = { view: null };
  calls = fakeServer(() =>
    answer
      ? { body: { actors: [0], legal: [], planned: false, may_plan: false, unread: 0, ...answer } }
      : new Error("away"),
  );
});
let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
  myTurns.notifications = [];
  vi.unstubAllGlobals();
});

async function show(table: TableSummary, Part: Component<never> = TurnCard): Promise<HTMLElement> {
  const props = { table, next: true } as never;
  shown = mount(Part, { target: document.body, props });
  flushSync();
  await thumbnails.load([table]);
  flushSync();
  return document.body;
}
const text = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? "";

const drawn = await Promise.all(
  Object.entries(games).map(async ([game, folder]) => {
    const screens = (await folder.screens?.()) ?? {};
    const positions = (await folder.positions?.()) ?? {};
    const aim = positions[screens.chapters?.ownBoard ?? ""] as ChapterPosition;
    return { game, screens, aim };
  }),
);

it.each(drawn)(
  "draws the own board of $game, without focus stops and secrets",
  async ({ game, screens, aim }) => {
    const table = summary({ game, own_seats: [aim.seat], actors: [aim.seat] });
    answer = { actors: [aim.seat], view: aim.view };
    const page = await show(table);
    const board = page.querySelector("[data-thumbnail]");
    expect(board?.querySelector("svg") !== null).toBe(true);
    expect(board?.closest("[aria-hidden=true]") !== null && board?.hasAttribute("inert")).toBe(true);
    expect(page.querySelectorAll("img")).toHaveLength(0);
    const open = screens.hotseat?.hideSecrets({
      view: aim.view,
      seat: aim.seat,
      log: [],
    } as unknown as Table);
    expect(thumbnails.of(table)?.board?.position.view).toEqual(open?.view);
    expect(text(".decision")).not.toBe("");
  },
);

it("says what is to be decided, in the current language", async () => {
  const position = drawn.find(({ game }) => game === "la-granja")?.aim;
  answer = { view: position?.view };
  await show(summary({ game: "la-granja" }));
  expect(text(".decision")).toBe("Buy a roof marker?");
  await dictionary.use("de");
  await wait();
  flushSync();
  expect(text(".decision")).toBe("Einen Dachmarker kaufen?");
});

it.each([
  ["Take a die. You mark everything on it.", "Take a die"],
  ["Buy a roof marker? In round 1 the last player buys first.", "Buy a roof marker?"],
  ["Your 2.5 points", "Your 2.5 points"],
  ["", ""],
])("shortens %j to a label", (whole, label) => {
  expect(firstSentence(whole)).toBe(label);
});

it("leaves the game's picture without an answer, and for games without screens", async () => {
  answer = null;
  const page = await show(summary());
  expect(page.querySelectorAll("img")).toHaveLength(1);
  expect(page.querySelectorAll("[data-thumbnail]")).toHaveLength(0);
  expect(text(".decision")).toBe("");
  answer = { unread: 1 };
  await show(summary({ game: "unknown" }));
  expect(page.querySelectorAll("[data-thumbnail]")).toHaveLength(0);
  expect(text("[data-mark=unread]")).toBe("Chat: 1 new");
});

describe("a row that waits for others", () => {
  const rowOf = (more: Partial<Thumbnail>): Promise<HTMLElement> => {
    answer = { actors: [1], view: null, ...more };
    return show(summary({ game: "unknown", actors: [1] }), TableRow);
  };

  it("links to the plan of the next turn", async () => {
    const page = await rowOf({ may_plan: true });
    expect(page.querySelector(".plan")?.getAttribute("href")).toMatch(/\/table\/t\d+#plan$/);
    expect(page.querySelectorAll("[data-mark]")).toHaveLength(0);
  });
  it("marks a saved plan and unread lines", async () => {
    const page = await rowOf({ may_plan: true, planned: true, unread: 2 });
    expect(text("[data-mark=planned]")).toBe("Turn planned");
    expect(text("[data-mark=unread]")).toBe("Chat: 2 new");
    expect(page.querySelector(".plan")).toBeNull();
  });
  it("marks proposals at this table", async () => {
    const table = summary({ game: "unknown" });
    const at = { at: 0, game: "unknown", by: null };
    myTurns.notifications = [
      { ...at, kind: "pause-proposed", table: table.id },
      { ...at, kind: "end-proposed", table: "elsewhere" },
      { ...at, kind: "over", table: table.id },
    ] satisfies SiteNotification[];
    const page = await show(table, TableRow);
    expect([...page.querySelectorAll("[data-mark]")].map((one) => one.textContent)).toEqual([
      "Pause proposed",
    ]);
  });
});

it("asks once for each running table of the guest, for the seat that is to act, until it changes", async () => {
  const table = summary({ game: "unknown", own_seats: [0, 1], actors: [1] });
  const tables = [table, summary({ own_seats: [] }), summary({ phase: "open" })];
  await thumbnails.load(tables);
  await thumbnails.load(tables);
  expect(requests()).toEqual([`/${table.id}/thumbnail?as=1`]);
  await thumbnails.load([{ ...table, age: 1 }]);
  await thumbnails.load([{ ...table, age: 1, actors: [0] }]);
  expect(requests().slice(1)).toEqual([1, 0].map((seat) => `/${table.id}/thumbnail?as=${seat}`));
  thumbnails.stop();
  await thumbnails.load([{ ...table, age: 1, actors: [0] }]);
  expect(requests()).toHaveLength(4);
});
