/**
 * Events since the player's last turn: those that affect the player come first; a scoring is complete, also for the
 * last seat to act.
 */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";

import type { GameEvent, LogEntry } from "../src/api/contract";
import { t } from "../src/i18n/words.svelte";
import { LogBook } from "../src/match/logBook";
import { MatchStore } from "../src/match/matchStore.svelte";
import RecentEvents from "../src/match/RecentEvents.svelte";
import { fakeServer, wait } from "./browser";
import { table } from "./granada/fixture";

const words = {
  describe: (event: GameEvent) => [String(event["text"] ?? "")],
  names: ["Ana", "Ben"],
  logHeading: () => null,
  isCommon: ({ type }: GameEvent) => type === "scoring",
  beginning: "Start",
};
const say = (ply: number, seat: number, ...more: GameEvent[]): LogEntry => ({
  ply,
  seat,
  action: "say",
  events: [{ type: "say", text: `line ${ply}.` }, ...more],
});
const scoring: GameEvent[] = [
  { type: "scoring", text: "Scoring." },
  { type: "points", text: "Ana: 2 points." },
  { type: "points", text: "Ben: 1 point." },
];

let page: Record<string, unknown> | undefined;
function show(log: LogEntry[], since: number | null = null): string[] {
  const match = new MatchStore("t1", () => () => false);
  page = mount(RecentEvents, {
    target: document.body,
    props: {
      table: table({ log }),
      match,
      book: new LogBook(words),
      harms: ({ type, seat }: GameEvent, own: number) => type === "hit" && seat === own,
      beginsSummary: ({ type }: GameEvent) => type === "scoring",
      since,
    },
  });
  flushSync();
  return [...document.querySelectorAll("li")].map((one) => one.textContent.trim().replace(/\s+/g, " "));
}
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
});

it("says first what was done to oneself, whole, and then the newest", () => {
  const hit = { type: "hit", seat: 0, by: 1, text: "Ben removed a marker of Ana." };
  const log = [say(0, 0), say(1, 1, hit), say(2, 1), say(3, 1), say(4, 1)];
  expect(show(log)).toEqual(["Ben removed a marker of Ana.", "Ben: line 2.", "Ben: line 3.", "Ben: line 4."]);
  expect(document.querySelector(".loss")?.textContent).toContain("removed");
});
it("keeps a scoring in sight, player by player, however much came after it", () => {
  const log = [say(0, 0), say(1, 1, ...scoring), say(2, 1), say(3, 1), say(4, 1)];
  expect(show(log)).toEqual([
    "Scoring. Ana: 2 points.Ben: 1 point.",
    "Ben: line 2.",
    "Ben: line 3.",
    "Ben: line 4.",
  ]);
});
it("shows whoever acted last what came of it for all", () => {
  expect(show([say(0, 1), say(1, 0, ...scoring)])).toEqual(["Scoring. Ana: 2 points.Ben: 1 point."]);
});
it("shows whoever comes back all that happened since they were here, also before their last turn, under its own title", () => {
  const log = [say(0, 1), say(1, 1), say(2, 0), say(3, 1), say(4, 1)];
  expect(show(log, 0)).toEqual(["Ana: line 2.", "Ben: line 3.", "Ben: line 4."]);
  const strip = document.querySelector(".strip");
  expect(strip?.getAttribute("aria-label")).toBe(t("since-last-here"));
  strip?.querySelector<HTMLElement>("[aria-expanded]")?.click();
  flushSync();
  expect(strip?.querySelectorAll("li").length).toBe(4);
});
it("says otherwise what happened since one's last turn", () => {
  const log = [say(0, 1), say(1, 1), say(2, 0), say(3, 1), say(4, 1)];
  expect(show(log)).toEqual(["Ben: line 3.", "Ben: line 4."]);
  expect(document.querySelector(".strip")?.getAttribute("aria-label")).toBe(t("table-since"));
});
it("does not tell the end of a finished game while an earlier position is shown", async () => {
  const log = [say(0, 1), say(1, 0), say(2, 1), say(3, 1)];
  const over = table({ log, phase: "over", position: 3 });
  fakeServer(({ path }) => {
    const ply = /position\?ply=(\d+)/.exec(path)?.[1];
    return { body: ply ? { version: 1, ply: Number(ply), as: 0, actors: [], view: {} } : over };
  });
  const match = new MatchStore("t1", () => () => false);
  await match.open();
  await wait();
  page = mount(RecentEvents, {
    target: document.body,
    props: { table: over, match, book: new LogBook(words) },
  });
  const shown = async (ply: number): Promise<number | undefined> => {
    await match.history.show(ply);
    await wait();
    flushSync();
    return document.querySelector(".strip")?.querySelectorAll("li").length;
  };
  expect([await shown(0), await shown(2)]).toEqual([undefined, 1]);
  void match.history.replay([2, 3]);
  await wait();
  flushSync();
  expect(match.history.ply).toBe(1);
  expect(document.querySelector(".strip")?.textContent).toContain(t("table-replay-stop"));
  expect(document.querySelectorAll("li").length).toBe(0);
  match.history.returnToPresent();
  flushSync();
  expect(document.querySelectorAll("li").length).toBe(2);
  match.close();
  vi.unstubAllGlobals();
});
