import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/api/client";
import type { OwnSeat, PlannedTable } from "../src/api/contract";
import type { Table } from "../src/api/table";
import type { MatchStore } from "../src/match/matchStore.svelte";
import { Draft, type PlanMatch } from "../src/match/plan/draft.svelte";
import PlanButton from "../src/match/plan/PlanButton.svelte";

const table = (change: Partial<Table> = {}): Table =>
  ({ id: "one", seat: 0, phase: "running", position: 4, legal: [], log: [], ...change }) as unknown as Table;
const TURN = [{ notation: "take 1" }] as unknown as Table["legal"];
const there = {
  position: 5,
  view: {},
  legal: [],
  log: [],
  actors: [0],
  ends_plan: false,
} as unknown as PlannedTable;

async function drafted(chain: readonly string[]) {
  vi.spyOn(api, "tryPlan").mockResolvedValue(there);
  const match = { id: "one", displayed: table(), error: null } as PlanMatch;
  const draft = new Draft(match);
  await draft.begin();
  if (chain.length > 0) await draft.act(chain);
  return { draft, match };
}

describe("a plan that is being made", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is gone with one's turn, and it is said that it was not kept", async () => {
    const { draft, match } = await drafted(["take 1"]);
    draft.update(table({ position: 6, legal: TURN }));
    expect([draft.table, draft.chain, match.error]).toEqual([null, [], "plan-unkept"]);
  });

  it("goes without a word where nothing was planned, and where the game is over", async () => {
    const { draft, match } = await drafted([]);
    draft.update(table({ position: 6, legal: TURN }));
    expect([draft.table, match.error]).toEqual([null, null]);
    const late = await drafted(["take 1"]);
    late.draft.update(table({ position: 6, phase: "over" }));
    expect([late.draft.table, late.match.error]).toEqual([null, null]);
  });

  it("stays while others go on", async () => {
    const { draft, match } = await drafted(["take 1"]);
    draft.update(table({ position: 6 }));
    await vi.waitFor(() => expect(draft.busy).toBe(false));
    expect([draft.chain, match.error]).toEqual([["take 1"], null]);
  });
});

it.each([
  [true, 1],
  [false, 0],
])("begins at once by a link to the plan, if there can be one: %s", async (may_plan, begun) => {
  history.replaceState(null, "", "#plan");
  const draft = new Draft({ id: "one", displayed: table(), error: null });
  const begin = vi.spyOn(draft, "begin").mockResolvedValue();
  draft.seatData = { plan: null, may_plan } as OwnSeat;
  const match = { draft, secretsHidden: false, playingBack: false } as unknown as MatchStore;
  const button = mount(PlanButton, { target: document.body, props: { table: table(), match } });
  flushSync();
  expect(begin).toHaveBeenCalledTimes(begun);
  expect(location.hash).toBe("");
  await unmount(button);
});
