/** Open part of a table and the player shown; prepared selections are dropped when the table changes. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { LogEntry } from "../src/api/contract";
import type { Table } from "../src/api/table";
import type { MatchStore } from "../src/match/matchStore.svelte";
import { followTable, Viewport } from "../src/match/viewport.svelte";
import { settings } from "../src/ui/settings.svelte";
import { TurnModel } from "../src/ui/turnModel.svelte";
import { legal, table } from "./granada/fixture";

const END = legal("done", {}, "done", { reveals: true });
const viewport = (): Viewport => new Viewport({ own: "farm", home: () => 1, seats: () => 3 });
const entry = (seat: number | null): LogEntry => ({ seat }) as LogEntry;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { ending: "window", forced: false });
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows another seat's things in the part where one's own are", () => {
  const one = viewport();
  one.show("log");
  one.all = true;
  one.showSeat(2);
  expect([one.viewed, one.part, one.all]).toEqual([2, "farm", false]);
  for (const seat of [1, 3, 8]) {
    one.showSeat(seat);
    expect([one.viewed, one.selected]).toEqual([1, null]);
  }
});

it("opens the first part that is lit, unless the open one is", () => {
  const one = viewport();
  one.showSeat(2);
  one.showDecision(new Set([undefined, "town", "dice"]));
  expect([one.viewed, one.part]).toEqual([1, "town"]);
  one.show("dice");
  one.showDecision(new Set(["town", "dice"]));
  one.showDecision(new Set([undefined]));
  expect(one.part).toBe("dice");
  one.showDecision(new Set(["town", "dice"]), "farm");
  expect(one.part).toBe("dice");
  one.showDecision(new Set(["town", "dice"]), "town");
  expect(one.part).toBe("town");
});

it("follows whoever acted to where they did", () => {
  const one = viewport();
  one.showEntry(entry(0), "town");
  expect([one.viewed, one.part]).toEqual([0, "town"]);
  one.showEntry(entry(null), undefined);
  expect([one.viewed, one.part]).toEqual([1, "town"]);
  one.show("log");
  one.showEntry(entry(1), undefined, "village");
  expect([one.selected, one.part]).toEqual([null, "village"]);
});

it("follows the line that led to a moment, or whoever decides there where that is looked at", () => {
  const [led, decision] = [entry(0), entry(2)];
  const looked = $state<{ ply: number | null; decided?: LogEntry }>({ ply: 3 });
  const match = { ready: false, busy: false, playingBack: false, history: looked, act: vi.fn() };
  const turn = new TurnModel(match as unknown as MatchStore, () => table({ log: [led] }));
  const onPast = vi.fn();
  const stop = $effect.root(() => followTable(turn, { onDecision: vi.fn(), onPast, moveFocus: vi.fn() }));
  flushSync();
  expect(onPast).toHaveBeenLastCalledWith(led);
  looked.decided = decision;
  flushSync();
  expect(onPast).toHaveBeenLastCalledWith(decision);
  stop();
});

it("gives up what waits when the table changes, and says that it did not count", async () => {
  let now = $state.raw<Table>(table({ legal: [END] }));
  const match = { ready: true, busy: false, playingBack: false, history: { ply: null }, act: vi.fn() };
  const turn = new TurnModel(match as unknown as MatchStore, () => now);
  const onDecision = vi.fn();
  const stop = $effect.root(() => followTable(turn, { onDecision, onPast: vi.fn(), moveFocus: vi.fn() }));
  flushSync();
  expect(onDecision).toHaveBeenCalledTimes(1);
  void turn.choose(END);
  flushSync();
  expect(turn.pendingStep).not.toBeNull();
  now = { ...now, version: now.version + 1 };
  flushSync();
  expect([turn.pendingStep, turn.preview, turn.dropped]).toEqual([null, null, true]);
  expect(onDecision).toHaveBeenCalledTimes(2);
  now = { ...now };
  flushSync();
  expect(onDecision).toHaveBeenCalledTimes(2);
  stop();
  await vi.runAllTimersAsync();
  expect(match.act).not.toHaveBeenCalled();
});
