/** Clocks in the list of players, and the announcement of a clock that is about to run out. */
import { createRawSnippet, flushSync, getAllContexts, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Table } from "../src/api/table";
import { t } from "../src/i18n/words.svelte";
import ClockProvider from "../src/match/clock/ClockProvider.svelte";
import { durationText } from "../src/match/clock/timeText";
import { announcer } from "../src/ui/announce.svelte";
import PlayerList from "../src/ui/PlayerList.svelte";
import { table } from "./granada/fixture";

const [SECOND_MS, NOW] = [1000, Date.UTC(2026, 0, 1)];
const LIVE = { kind: "live", start: 600, added: 10 };

let page: Record<string, unknown> | undefined;
const said = vi.spyOn(announcer, "say");
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  said.mockClear();
});
afterEach(() => {
  if (page) void unmount(page);
  vi.useRealTimers();
});

/** A table at which these clocks are left; the first one runs. */
function withClocks(seconds: number[], change: Partial<Table> = {}): Table {
  const now = table(change);
  const clocks = seconds.map((left, seat) => ({
    left: left * SECOND_MS,
    deadline: seat === 0 ? NOW + left * SECOND_MS : null,
  }));
  return { ...now, time: { ...now.time, pace: LIVE as unknown as Table["time"]["pace"], clocks } };
}
function show(now: Table): HTMLElement[] {
  const children = createRawSnippet(() => ({ render: () => "<p></p>" }));
  page = mount(ClockProvider, {
    target: document.body,
    props: { table: now, names: ["Ana", "Ben"], children },
  });
  flushSync();
  return [...document.querySelectorAll<HTMLElement>("[data-clock]")];
}

it("counts the running clock down and leaves the others", () => {
  const [first, second] = show(withClocks([300, 400]));
  vi.advanceTimersByTime(5 * SECOND_MS);
  flushSync();
  expect([first?.firstElementChild?.textContent, second?.firstElementChild?.textContent]).toEqual([
    "4:55",
    "6:40",
  ]);
  expect([first?.classList.contains("runs"), second?.classList.contains("runs")]).toEqual([true, false]);
});

it("colours a clock that runs low and announces the own one once", () => {
  const [first] = show(withClocks([61, 400]));
  expect([first?.classList.contains("calm"), said.mock.calls]).toEqual([true, []]);
  vi.advanceTimersByTime(2 * SECOND_MS);
  flushSync();
  expect(first?.classList.contains("soon")).toBe(true);
  vi.advanceTimersByTime(48 * SECOND_MS);
  flushSync();
  expect(first?.classList.contains("late")).toBe(true);
  expect(said.mock.calls).toEqual([[t("clock-low", { left: durationText(59 * SECOND_MS) })]]);
});

it("is no part of the name of a player's button, and can be read beside it", () => {
  const now = withClocks([300, 400]);
  const listed = now.seats.map(({ index, name }) => ({
    ...{ seat: index, name: name ?? "", label: `${name ?? ""}, 5 points` },
    ...{ acting: false, own: index === 0 },
  }));
  const children = createRawSnippet(() => {
    const context = getAllContexts();
    const props = { players: listed, viewed: 0, showSeat: () => undefined };
    return {
      render: () => "<div></div>",
      setup: (target) => void mount(PlayerList, { target, props, context }),
    };
  });
  page = mount(ClockProvider, {
    target: document.body,
    props: { table: now, names: ["Ana", "Ben"], children },
  });
  flushSync();
  const button = document.querySelector("button[data-player]");
  expect(button?.querySelector("[aria-hidden=true] [data-clock]")?.textContent).toContain("5:00");
  button?.querySelectorAll("[aria-hidden=true]").forEach((hidden) => hidden.remove());
  expect(button?.textContent.trim()).toBe(`${now.seats[0]?.name ?? ""}, 5 points, ${t("table-seat-you")}`);
  expect(document.querySelectorAll("[data-clocks] [role=timer]")).toHaveLength(2);
});

it("stands still during a pause", () => {
  const now = withClocks([30, 400]);
  const [first] = show({ ...now, time: { ...now.time, paused_until: NOW + 100 * SECOND_MS } });
  expect([first?.classList.contains("calm"), said.mock.calls]).toEqual([true, []]);
});

it("shows no clock of a seat that a bot plays, and none after the game", () => {
  const now = withClocks([300, 400]);
  const seats = now.seats.map((seat) => (seat.index === 1 ? { ...seat, bot: "greedy" } : seat));
  expect(show({ ...now, seats }).map((one) => one.dataset["clock"])).toEqual(["0"]);
  if (page) void unmount(page);
  expect(show({ ...now, phase: "over" })).toEqual([]);
});
