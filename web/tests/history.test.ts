/** Earlier positions on the board: no actions are possible there, and later events are not lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LogEntry } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { mergeLog } from "../src/match/log";
import { MatchStore } from "../src/match/matchStore.svelte";
import { settings } from "../src/ui/settings.svelte";
import { FakeSource, server, soon, type Call, type Reply } from "./browser";
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
  FakeSource.all = [];
  moment = (ply) => ({ body: { version: now.version, ply, as: 0, actors: [1], view: { then: ply } } });
  calls = server((call) => {
    const ply = /moment\?ply=(\d+)&as=0$/.exec(call.path)?.[1];
    if (ply) return moment(Number(ply));
    return { body: call.method === "GET" ? now : { position: now.position } };
  });
  const over = (seen: Table): Table => ({
    ...seen,
    log: seen.log.map((one) => ({ ...one })),
    view: "face down",
  });
  match = new MatchStore(
    "t1",
    () => () => false,
    () => ({ lifted: () => false, over }),
  );
  await match.open();
  await soon();
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (): number[] => calls.flatMap(({ path }) => /ply=(\d+)/.exec(path)?.slice(1).map(Number) ?? []);
const news = (change: Partial<Table>): void =>
  FakeSource.last.send("table", (now = { ...now, version: now.version + 1, ...change }));

describe("an earlier moment", () => {
  it("lies on the board, and nothing can be done there", async () => {
    expect(await match.history.look(2)).toBe(true);
    expect(match.board).toMatchObject({ view: { then: 2 }, position: 2, legal: [], undo: 0, actors: [1] });
    expect(match.board?.log).toEqual(LOG.slice(0, 3));
    expect([match.ready, match.asked, match.shown?.position]).toEqual([false, true, 4]);
    expect(await match.act(["take 1"])).toBe(false);
    now = { ...now, undo: 1 };
    expect(await match.undo()).toBe(false);
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
    match.history.leave();
    expect([match.board?.position, match.ready]).toEqual([4, true]);
  });
  it("has a version of its own, so that the board knows it for another", async () => {
    const versions = [];
    for (const ply of [0, 3]) versions.push((await match.history.look(ply)) && match.board?.version);
    expect(versions).toEqual([-1, -4]);
  });
  it("may be looked at for what was decided there, until one is back at now or looks at another", async () => {
    await match.history.look(2);
    expect(match.history.ahead).toBeUndefined();
    match.history.decisions = new Set([2]);
    expect(match.history.ahead).toEqual(LOG[3]);
    await match.history.look(3);
    expect(match.history.ahead).toBeUndefined();
    await match.history.look(2);
    expect(match.history.ahead).toEqual(LOG[3]);
    match.history.leave();
    await match.history.look(2);
    expect(match.history.ahead).toBeUndefined();
  });
  it("moves what was done since the moment before, on the way forward only", async () => {
    await match.history.look(2);
    expect(match.moved).toEqual([]);
    await match.history.look(3);
    expect(match.moved).toEqual([LOG[3]]);
    await match.history.look(1);
    expect(match.moved).toEqual([]);
  });
  it("keeps a hand face down, too, where several share the device", async () => {
    match.veiled = true;
    expect(await match.history.look(2)).toBe(true);
    expect([match.history.ply, match.board?.position]).toEqual([2, 2]);
    expect([match.board?.view, match.shown?.view]).toEqual(["face down", "face down"]);
    match.veiled = false;
    expect(match.board?.view).toEqual({ then: 2 });
  });
  it("is asked for once", async () => {
    for (const ply of [2, 3, 2, 3]) await match.history.look(ply);
    expect(asked()).toEqual([2, 3]);
  });
  it("stays while others go on, and says when it is one's own turn", async () => {
    now = { ...now, legal: [] };
    news({});
    await soon();
    await match.history.look(2);
    news({ position: 5, log: [...LOG, line(5)], legal: table().legal });
    await soon();
    expect([match.history.ply, match.shown?.position, match.asked, match.ready]).toEqual([2, 5, true, false]);
  });
  it("is over when its line is taken back", async () => {
    await match.history.look(4);
    news({ position: 3, log: LOG.slice(0, 4) });
    await soon();
    expect([match.history.ply, match.board?.position]).toEqual([null, 3]);
  });
  it("says what the server says against it", async () => {
    moment = () => ({ status: 409, body: { error: "table-damaged", message: "no" } });
    expect(await match.history.look(2)).toBe(false);
    expect([match.notice, match.history.ply]).toEqual(["table-damaged", null]);
  });
  it("that comes late does not take the place of one asked for since", async () => {
    const slow = match.history.look(1);
    const quick = match.history.look(3);
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
    match.history.stop();
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
    expect([match.history.ply, match.notice]).toEqual([0, null]);
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
    match.history.stop();
    await new Promise((resume) => setTimeout(resume, 500));
    expect([match.history.ply, match.history.playing]).toEqual([1, null]);
  });
});
