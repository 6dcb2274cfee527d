/** The position in a table's address: it opens on the board, and follows it. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { LogEntry } from "../src/api/contract";
import { MatchStore } from "../src/match/matchStore.svelte";
import { PositionAddress, plyInAddress } from "../src/match/positionAddress.svelte";
import { router } from "../src/ui/router.svelte";
import { FakeEventSource, fakeServer, wait } from "./browser";
import { table } from "./granada/fixture";

const LOG: LogEntry[] = [0, 1, 2, 3, 4].map((ply) => ({ ply, seat: ply % 2, action: "done", events: [] }));

let match: MatchStore;
let address: PositionAddress;
let end: () => void;
let stopRouter: () => void;
let active = $state(true);
let refused = false;

/** Opens the table at an address. */
async function open(hash: string, change: Parameters<typeof table>[0] = {}): Promise<void> {
  history.replaceState(null, "", `/table/t1${hash}`);
  stopRouter = router.start();
  const now = table({ log: LOG, phase: "over", position: 4, ...change });
  fakeServer(({ path }) => {
    const ply = /position\?ply=(\d+)/.exec(path)?.[1];
    if (ply === undefined) return { body: now };
    if (refused) return { status: 403, body: { error: "secret" } };
    return { body: { version: now.version, ply: Number(ply), as: now.seat, actors: [1], view: {} } };
  });
  match = new MatchStore("t1", () => () => false);
  end = $effect.root(() => {
    address = new PositionAddress(match, () => active);
  });
  flushSync();
  await match.open();
  await settle();
}
async function settle(): Promise<void> {
  flushSync();
  await wait();
  flushSync();
}
const shown = (): unknown[] => [match.history.ply, location.hash, address.pending];

beforeEach(() => {
  [active, refused] = [true, false];
  FakeEventSource.all = [];
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  end();
  match.close();
  stopRouter();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

it.each([
  ["#ply=2", 2, "#ply=2"],
  ["#ply=4", null, ""],
  ["#ply=99999", null, ""],
  ["#ply=-1", null, ""],
  ["#ply=soon", null, ""],
  ["#content", null, "#content"],
  ["", null, ""],
])("%s opens the position after %s actions", async (hash, ply, kept) => {
  await open(hash);
  expect(shown()).toEqual([ply, kept, false]);
});

it("opens an earlier position of a running game, too", async () => {
  await open("#ply=1", { phase: "running" });
  expect(match.board).toMatchObject({ position: 1, phase: "running" });
});

it("waits for the position, so that the end of the game is not shown before", async () => {
  history.replaceState(null, "", "/table/t1#ply=3");
  const opening = open("#ply=3");
  expect(address.pending).toBe(true);
  await opening;
  expect(shown()).toEqual([3, "#ply=3", false]);
});

it("shows the present if the server refuses the position", async () => {
  refused = true;
  await open("#ply=2");
  expect(shown()).toEqual([null, "", false]);
  expect(match.error).toBe("secret");
});

it("follows the board without new entries in the browser's history", async () => {
  await open("#ply=2");
  const entries = history.length;
  await match.history.show(3);
  await settle();
  expect(location.hash).toBe("#ply=3");
  match.history.returnToPresent();
  await settle();
  expect([location.hash, history.length]).toEqual(["", entries]);
});

it("stays during a replay", async () => {
  await open("#ply=1");
  void match.history.watch(1, (ply) => ply + 1);
  await settle();
  await match.history.show(2);
  await settle();
  expect(plyInAddress()).toBe(2);
  void match.history.watch(2, (ply) => ply + 1);
  await settle();
  expect([match.history.playing !== null, plyInAddress()]).toEqual([true, 2]);
  match.history.stopReplay();
});

it("opens again when the address changes, and not while another page has it", async () => {
  await open("#ply=1");
  active = false;
  router.go("/table/t1/analysis#ply=3");
  await settle();
  expect(shown()).toEqual([1, "#ply=3", false]);
  active = true;
  router.go("/table/t1#ply=3");
  await settle();
  expect(shown()).toEqual([3, "#ply=3", false]);
  router.go("/table/t1");
  await settle();
  expect(shown()).toEqual([null, "", false]);
});
