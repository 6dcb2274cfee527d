import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Table } from "../src/api/table";
import type { Draft } from "../src/match/plan/draft.svelte";
import { OwnSeat } from "../src/match/plan/ownSeat.svelte";

const table = (change: Partial<Table> = {}): Table =>
  ({ seat: 0, phase: "running", position: 4, legal: [], log: [], ...change }) as unknown as Table;
const TURN = [{ notation: "take 1" }] as unknown as Table["legal"];

function kept(shown: Table, statuses: readonly string[]) {
  let looks = 0;
  const draft = {
    own: null as unknown,
    match: { shown },
    look: () => {
      draft.own = { seen: 0, plan: { status: statuses[Math.min(looks++, statuses.length - 1)] } };
      return Promise.resolve(true);
    },
  };
  const own = new OwnSeat(draft as unknown as Draft);
  own.follow(shown);
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
    const { looks } = kept(table({ legal: TURN }), ["waiting", "waiting", "failed"]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks()).toBe(3);
  });

  it("is not asked for again while others are to decide", async () => {
    const { looks } = kept(table(), ["waiting"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks()).toBe(1);
  });

  it("is not asked for for ever where a plan waits for what comes before one's turn", async () => {
    const { looks } = kept(table({ legal: TURN }), ["waiting"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks()).toBe(20);
  });
});
