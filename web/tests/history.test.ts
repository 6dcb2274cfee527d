/** Earlier positions on the board: no actions are possible there, and later events are not lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LogEntry } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { mergeLog } from "../src/match/logEntries";
import { MatchStore } from "../src/match/matchStore.svelte";
import { settings } from "../src/ui/settings.svelte";
import { FakeEventSource, fakeServer, wait, type Call, type Reply } from "./browser";
import { table } from "./granada/fixture";

const line = (ply: number, seat: number | null = 1): LogEntry => ({
  ply,
  seat,
  action: `take ${ply}`,
  events: [],
});
const LOG = [line(0, null), line(1, 0), line(2), line(3), line(4)];

let match: MatchStore;
let calls: Call[];
let now: Table;
let moment: (ply: number) => Reply;

beforeEach(async () => {
  settings.pace = "fast";
  now = table({ log: LOG });
  FakeEventSource.all = [];
  moment = (ply) => ({ body: { version: now.version, ply, as: 0, actors: [1], view: { then: ply } } });
  calls = fakeServer((call) => {
    const ply = /position\?ply=(\d+)&as=0$/.exec(call.path)?.[1];
    if (ply) return moment(Number(ply));
    return { body: call.method === "GET" ? now : { position: now.position } };
  });
  const hideSecrets = (seen: Table): Table => ({
    ...seen,
    log: seen.log.map((one) => ({ ...one })),
    view: "face down",
  });
  match = new MatchStore(
    "t1",
    () => () => false,
    () => ({ needsSecrets: () => false, hideSecrets }),
  );
  await match.open();
  await wait();
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const requestedPlies = (): number[] =>
  calls.flatMap(({ path }) => /ply=(\d+)/.exec(path)?.slice(1).map(Number) ?? []);
const news = (change: Partial<Table>): void =>
  FakeEventSource.last.send("table", (now = { ...now, version: now.version + 1, ...change }));

describe("an earlier moment", () => {
  it("lies on the board, and nothing can be done there", async () => {
    expect(await match.history.show(2)).toBe(true);
    expect(match.board).toMatchObject({ view: { then: 2 }, position: 2, legal: [], undo: 0, actors: [1] });
    expect(match.board?.log).toEqual(LOG.slice(0, 3));
    expect([match.ready, match.mayAct, match.displayed?.position]).toEqual([false, true, 4]);
    expect(await match.act(["take 1"])).toBe(false);
    now = { ...now, undo: 1 };
    expect(await match.undo()).toBe(false);
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
    match.history.returnToPresent();
    expect([match.board?.position, match.ready]).toEqual([4, true]);
  });
  it("has a version of its own, so that the board knows it for another", async () => {
    const versions = [];
    for (const ply of [0, 3]) versions.push((await match.history.show(ply)) && match.board?.version);
    expect(versions).toEqual([-1, -4]);
  });
  it("may be looked at for what was decided there, until one is back at now or looks at another", async () => {
    await match.history.show(2);
    expect(match.history.decided).toBeUndefined();
    match.history.decisions = new Set([2]);
    expect(match.history.decided).toEqual(LOG[3]);
    await match.history.show(3);
    expect(match.history.decided).toBeUndefined();
    await match.history.show(2);
    expect(match.history.decided).toEqual(LOG[3]);
    match.history.returnToPresent();
    await match.history.show(2);
    expect(match.history.decided).toBeUndefined();
  });
  it("moves what was done since the moment before, on the way forward only", async () => {
    await match.history.show(2);
    expect(match.animatedEntries).toEqual([]);
    await match.history.show(3);
    expect(match.animatedEntries).toEqual([LOG[3]]);
    await match.history.show(1);
    expect(match.animatedEntries).toEqual([]);
  });
  it("keeps a hand face down, too, where several share the device", async () => {
    match.secretsHidden = true;
    expect(await match.history.show(2)).toBe(true);
    expect([match.history.ply, match.board?.position]).toEqual([2, 2]);
    expect([match.board?.view, match.displayed?.view]).toEqual(["face down", "face down"]);
    match.secretsHidden = false;
    expect(match.board?.view).toEqual({ then: 2 });
  });
  it("is asked for once", async () => {
    for (const ply of [2, 3, 2, 3]) await match.history.show(ply);
    expect(requestedPlies()).toEqual([2, 3]);
  });
  it("stays while others go on, and says when it is one's own turn", async () => {
    now = { ...now, legal: [] };
    news({});
    await wait();
    await match.history.show(2);
    news({ position: 5, log: [...LOG, line(5)], legal: table().legal });
    await wait();
    expect([match.history.ply, match.displayed?.position, match.mayAct, match.ready]).toEqual([
      2,
      5,
      true,
      false,
    ]);
  });
  it("is over when its line is taken back", async () => {
    await match.history.show(4);
    news({ position: 3, log: LOG.slice(0, 4) });
    await wait();
    expect([match.history.ply, match.board?.position]).toEqual([null, 3]);
  });
  it("says what the server says against it", async () => {
    moment = () => ({ status: 409, body: { error: "table-damaged", message: "no" } });
    expect(await match.history.show(2)).toBe(false);
    expect([match.error, match.history.ply]).toEqual(["table-damaged", null]);
  });
  it("that comes late does not take the place of one asked for since", async () => {
    const slow = match.history.show(1);
    const quick = match.history.show(3);
    expect(await Promise.all([slow, quick])).toEqual([false, true]);
    expect(match.history.ply).toBe(3);
  });
});

describe("a replay", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

  it("begins before its first line, shows one after the other, and ends now", async () => {
    void match.history.replay([2, 3, 4]);
    const seen = [];
    for (let k = 0; k < 5; k++) {
      await vi.advanceTimersByTimeAsync(100);
      seen.push(match.history.ply);
      await vi.advanceTimersByTimeAsync(900);
    }
    expect(seen).toEqual([1, 2, 3, 4, null]);
    expect(match.history.playing).toBe(null);
  });
  it("stops where one wants, and stays there", async () => {
    void match.history.replay([2, 3, 4]);
    await vi.advanceTimersByTimeAsync(1100);
    match.history.stopReplay();
    await vi.advanceTimersByTimeAsync(5000);
    expect([match.history.ply, match.history.playing]).toEqual([2, null]);
  });
  it("waits where the server has had enough", async () => {
    const all = moment;
    moment = () => ({ status: 429, body: { error: "too-many" }, headers: { "Retry-After": "3" } });
    void match.history.replay([1, 2]);
    await vi.advanceTimersByTimeAsync(2900);
    moment = all;
    await vi.advanceTimersByTimeAsync(300);
    expect([match.history.ply, match.error]).toEqual([0, null]);
  });
});

it("a whole table brings no new entries where it says what is known", () => {
  const copy = LOG.map((entry) => ({ ...entry }));
  const merged = mergeLog(LOG, [...copy.slice(0, 4), line(4, 0)], 4);
  expect(merged.map((entry, index) => entry === LOG[index])).toEqual([true, true, true, true, false]);
});

describe("a game that is watched", () => {
  const next = (ply: number): number | undefined => now.log.find((entry) => entry.ply > ply)?.ply;
  const shown = async (ply: number | null): Promise<void> =>
    void (await vi.waitFor(() => expect(match.history.ply).toBe(ply), { timeout: 3000 }));

  it("is shown line after line, and as it goes on, until it is over", async () => {
    void match.history.watch(3, next);
    await shown(4);
    news({ position: 5, log: [...LOG, line(5)] });
    await shown(5);
    expect(match.history.playing).not.toBeNull();
    news({ position: 5, phase: "over" });
    await shown(null);
    expect(match.history.playing).toBeNull();
  });
  it("stands still where it is held", async () => {
    void match.history.watch(0, next);
    await shown(1);
    match.history.stopReplay();
    await new Promise((resume) => setTimeout(resume, 500));
    expect([match.history.ply, match.history.playing]).toEqual([1, null]);
  });
});
