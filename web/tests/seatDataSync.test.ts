import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/api/client";
import type { Table } from "../src/api/table";
import type { Draft } from "../src/match/plan/draft.svelte";
import { SeatDataSync } from "../src/match/plan/seatDataSync.svelte";

const table = (change: Partial<Table> = {}): Table =>
  ({ id: "one", seat: 0, phase: "running", position: 4, legal: [], log: [], ...change }) as unknown as Table;
const done = (ply: number, seat: number) => ({ ply, seat, action: "x", events: [] });
const TURN = [{ notation: "take 1" }] as unknown as Table["legal"];

function syncOf(shown: Table, statuses: readonly string[], seen = 0) {
  let looks = 0;
  const draft = {
    seatData: null as unknown,
    match: { displayed: shown },
    reload: () => {
      draft.seatData = { seen, plan: { status: statuses[Math.min(looks++, statuses.length - 1)] } };
      return Promise.resolve(true);
    },
  };
  const own = new SeatDataSync(draft as unknown as Draft);
  own.update(shown);
  return { own, looks: () => looks };
}

describe("what a seat keeps for itself", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is looked at again until it shows what has become of a plan, which changes nothing of the table", async () => {
    const { looks } = syncOf(table({ legal: TURN }), ["waiting", "waiting", "failed"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks()).toBe(3);
  });

  it("is not asked for again while others are to decide", async () => {
    const { looks } = syncOf(table(), ["waiting"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks()).toBe(1);
  });

  it("is not asked for for ever where a plan waits for what comes before one's turn", async () => {
    const { looks } = syncOf(table({ legal: TURN }), ["waiting"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks()).toBe(20);
  });

  it("is asked for once at a time, and after that for the newest table", async () => {
    let answer: (there: boolean) => void = () => undefined;
    const reload = vi.fn(() => new Promise<boolean>((found) => (answer = found)));
    const match = { displayed: table() };
    const own = new SeatDataSync({ reload, seatData: null, match } as unknown as Draft);
    own.update(table());
    match.displayed = table({ position: 5 });
    own.update(match.displayed);
    expect(reload).toHaveBeenCalledTimes(1);
    answer(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  const after = (...seats: number[]): Table =>
    table({ position: seats.length, log: seats.map((seat, before) => done(before + 1, seat)) });

  it("tells since when others have played whom one has not seen, and no longer once one has acted", async () => {
    const { own } = syncOf(after(0, 1, 0, 1, 1), ["none"], 2);
    await vi.advanceTimersByTimeAsync(1);
    expect(own.since).toBe(2);
    own.noteAction(after(0, 1, 0, 1, 1, 1));
    expect(own.since, "others go on").toBe(2);
    own.noteAction(after(0, 1, 0, 1, 1, 1, 0));
    expect(own.since).toBe(null);
  });

  it("tells nothing of that at the first visit, nor where nobody else has played since", async () => {
    const first = syncOf(after(0, 1, 1), ["none"], 0).own;
    const own = syncOf(after(0, 1, 0, 0), ["none"], 2).own;
    await vi.advanceTimersByTimeAsync(1);
    expect([first.since, own.since]).toEqual([null, null]);
  });

  it("says how far one has seen the game once its page goes out of sight, and only then", async () => {
    const seen = vi.spyOn(api, "reportSeen").mockResolvedValue(undefined as never);
    const { own } = syncOf(after(0, 1, 0), ["none"], 2);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).not.toHaveBeenCalled();
    own.reportSeen(after(0, 1, 0, 1));
    own.reportSeen(after(0, 1, 0, 1));
    expect(seen.mock.calls).toEqual([["one", 0, 4]]);
    seen.mockRestore();
  });
});
