/** Taking money: a card that no other can join is taken at once; otherwise the take waits for further cards. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Legal } from "tertulia/api/table";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { legal, table, view } from "tertulia-tests/granada/fixture";
import { GranadaTurn, JOIN_WINDOW_MS } from "../turn/turn.svelte";

const take = (...slots: number[]): Legal =>
  legal("take", { slots }, `take ${slots.join("+")}`, { reveals: true });
/** Slot 3 alone; slots 1 and 2 also together. */
const TAKES = [take(1), take(2), take(1, 2), take(3)];
const act = vi.fn(async () => true);

function turn(): GranadaTurn {
  const now = table({ legal: TAKES, view: view() });
  const match = { ready: true, busy: false, playingBack: false, act, undo: vi.fn(), skipPlayback: vi.fn() };
  return new GranadaTurn(match as unknown as MatchStore, () => now);
}

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  Object.assign(settings, { ending: "window", pace: "fast" });
});
afterEach(() => vi.useRealTimers());

it("does not wait where no further card fits", () => {
  turn().pressSlot(3);
  expect(act.mock.calls).toEqual([[["take 3"]]]);
});

it("waits for others where some fit, and not any more once none does", async () => {
  const money = turn();
  money.pressSlot(1);
  expect(money.joinable).toBe(true);
  await vi.advanceTimersByTimeAsync(JOIN_WINDOW_MS - 1);
  expect(act).not.toHaveBeenCalled();
  money.pressSlot(2);
  expect(act.mock.calls).toEqual([[["take 1+2"]]]);
});

it("is taken at once by another press, though others could join", () => {
  const money = turn();
  money.pressSlot(1);
  money.pressSlot(1);
  expect(act.mock.calls).toEqual([[["take 1"]]]);
});

it("is held where the settings say so", () => {
  settings.ending = "hold";
  turn().pressSlot(3);
  expect(act).not.toHaveBeenCalled();
});
