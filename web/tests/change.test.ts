/** Changes applied to a table give the server's table: none is lost or applied out of order; names are kept apart. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { applyChange } from "../src/api/change";
import type { ChangeEvent, LogEntry } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { readNames, withNames } from "../src/match/seatNames";
import { MatchStore } from "../src/match/matchStore.svelte";
import { settings } from "../src/ui/settings.svelte";
import { FakeEventSource, fakeServer, wait, type Call } from "./browser";
import { legal, table } from "./granada/fixture";

/** Seeded generator of random integers below `n` (mulberry32). */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

const line = (ply: number, seat: number | null, mark: number): LogEntry => ({
  ply,
  seat,
  action: mark % 3 ? `step ${mark}` : null,
  events: [{ type: "step", mark }],
});

/** Returns a random successor of a table: steps added or undone, and parts of the view added, removed or changed. */
function following(before: Table, any: (n: number) => number): Table {
  const back = any(3) === 0 ? any(Math.min(3, before.log.length)) : 0;
  const log = before.log.slice(0, before.log.length - back);
  for (let more = any(4); more > 0; more--) log.push(line(log.length, any(2), any(1000)));
  const view = { ...(before.view as Record<string, unknown>) };
  for (let touched = any(4); touched > 0; touched--) {
    const part = `part${any(6)}`;
    if (any(3) === 0) Reflect.deleteProperty(view, part);
    else view[part] = any(2) ? { value: any(5) } : [any(5), null];
  }
  const actions = Array.from({ length: any(3) }, () => legal("act", { n: any(9) }, `act ${any(9)}`));
  return {
    ...before,
    version: before.version + 1 + any(2),
    position: log.length - 1,
    log,
    view,
    actors: any(2) ? [0] : [1],
    legal: actions,
    undo: any(3),
  };
}

/** Returns the difference in the server's format, with each changed part replaced as a whole. */
function difference(from: Table, to: Table): ChangeEvent {
  const [old, now] = [from.view as Record<string, unknown>, to.view as Record<string, unknown>];
  const differs = to.log.findIndex((entry, index) => entry !== from.log[index]);
  const unchanged = differs < 0 ? Math.min(to.log.length, from.log.length) : differs;
  const same = (part: string): boolean =>
    part in old && JSON.stringify(old[part]) === JSON.stringify(now[part]);
  return {
    ...(to.version === from.version + 1 ? {} : { base: from.version }),
    version: to.version,
    position: to.position,
    actors: to.actors,
    undo: to.undo,
    log: to.log.slice(unchanged),
    legal: to.legal,
    merge: { view: Object.fromEntries(Object.entries(now).filter(([part]) => !same(part))) },
    removed: Object.keys(old)
      .filter((part) => !same(part))
      .map((part) => ["view", part]),
  };
}

const start = (): Table => ({
  ...table(),
  position: 0,
  log: [line(0, null, 1)],
  view: { part0: 1, part1: [2] },
});
const history = (seed: number, length: number): Table[] => {
  const [any, tables] = [numbers(seed), [start()]];
  while (tables.length < length) tables.push(following(tables.at(-1) ?? start(), any));
  return tables;
};

describe("a change", () => {
  it.each([1, 2, 3, 4, 5])("gives the table that the server has, whatever happened (%i)", (seed) => {
    const tables = history(seed, 300);
    let mine = start();
    for (const [index, now] of tables.entries()) {
      const next = index === 0 ? mine : applyChange(mine, difference(tables[index - 1] ?? now, now));
      expect(next).toEqual(now);
      mine = next ?? mine;
    }
  });
  it("does not fit a table of another version, or one that lacks lines of the log", () => {
    const [first, second] = history(7, 2) as [Table, Table];
    const change = difference(first, second);
    expect(applyChange({ ...first, version: first.version - 1 }, change)).toBeNull();
    expect(applyChange(first, { ...change, base: first.version - 1 })).toBeNull();
    expect(applyChange(first, { ...change, base: first.version, version: 99 })?.version).toBe(99);
    expect(applyChange({ ...first, log: [] }, { ...change, log: change.log.slice(-1) })).toBeNull();
  });
  it("from a server of the version before is not applied: its parts are no patches", () => {
    const [first, second] = history(7, 2) as [Table, Table];
    const { merge, ...rest } = difference(first, second);
    const older = { ...rest, view: merge.view, removed: ["part0"], time: second.time };
    expect(applyChange(first, older as unknown as ChangeEvent)).toBeNull();
  });
  it("replaces only the clocks that differ", () => {
    const [first, second] = history(8, 2) as [Table, Table];
    const change = difference(first, second);
    const voted = { ...change, merge: { ...change.merge, time: { turn_based_votes: [1] } } };
    expect(applyChange(first, voted)?.time).toEqual({ ...first.time, turn_based_votes: [1] });
    expect(applyChange(first, change)?.time).toBe(first.time);
  });
});

describe("the newest table", () => {
  let match: MatchStore;
  let calls: Call[];
  let now: Table;
  let fails = false;

  beforeEach(async () => {
    settings.pace = "fast";
    FakeEventSource.all = [];
    [now, fails] = [start(), false];
    calls = fakeServer(() => (fails ? new TypeError("network") : { body: now }));
    match = new MatchStore("t1", () => () => false);
    await match.open();
    await wait();
    calls.length = 0;
  });
  afterEach(() => {
    match.close();
    vi.unstubAllGlobals();
  });

  it("follows changes, however they come: forth, back, several, whole tables between", async () => {
    const any = numbers(11);
    for (const next of history(12, 120).slice(1)) {
      if (any(5) === 0) FakeEventSource.last.send("table", next);
      else FakeEventSource.last.send("change", difference(now, next));
      now = next;
    }
    await wait(100);
    expect(match.displayed).toEqual(now);
    expect(calls).toEqual([]);
  });
  it("is fetched where a change was missed, once, and followed from there", async () => {
    const [, missed, second, third] = history(13, 4) as [Table, Table, Table, Table];
    now = third;
    FakeEventSource.last.send("change", difference(missed, second));
    FakeEventSource.last.send("change", difference(second, third));
    await wait(100);
    expect(match.displayed).toEqual(third);
    expect(calls.map(({ path }) => path)).toEqual(["/api/tables/t1?as=0"]);
    expect(match.error).toBeNull();
  });
  it("comes with a new connection where it cannot be fetched, and never from half of the news", async () => {
    const [, missed, second, third] = history(14, 4) as [Table, Table, Table, Table];
    fails = true;
    const old = FakeEventSource.last;
    old.send("change", difference(missed, second));
    old.send("table", { ...third, log: third.log.slice(-1) });
    const fresh = await vi.waitFor(
      () => (expect(old.readyState).toBe(FakeEventSource.CLOSED), FakeEventSource.last),
    );
    expect(match.displayed?.version).toBe(start().version);
    fresh.send("table", third);
    await vi.waitFor(() => expect(match.displayed).toEqual(third));
  });
  it("forgets changes that it has already", async () => {
    const [first, second] = history(15, 2) as [Table, Table];
    FakeEventSource.last.send("table", second);
    FakeEventSource.last.send("change", difference(first, second));
    await wait();
    expect([match.displayed?.version, calls.length]).toEqual([second.version, 0]);
  });
});

describe("names", () => {
  let match: MatchStore;
  const shownNames = (): (string | null)[] => (match.displayed ? readNames(match.displayed) : []);

  beforeEach(async () => {
    FakeEventSource.all = [];
    fakeServer(() => ({ body: start() }));
    match = new MatchStore("t1", () => () => false);
    await match.open();
    await wait();
  });
  afterEach(() => {
    match.close();
    vi.unstubAllGlobals();
  });

  it("come with presence, without a new version, and stay with the tables that follow", async () => {
    const [, second] = history(21, 2) as [Table, Table];
    FakeEventSource.last.send("presence", { online: [0], names: ["Ana", "Bruno"], seconds_away: [0, 3] });
    expect([shownNames(), match.displayed?.version, match.ready]).toEqual([["Ana", "Bruno"], 5, true]);
    FakeEventSource.last.send("change", difference(start(), second));
    await wait();
    expect([shownNames(), match.displayed?.version]).toEqual([["Ana", "Bruno"], second.version]);
  });
  it("are taken from a whole table that is no newer, too", () => {
    const seats = start().seats.map((seat) => ({ ...seat, name: `new ${seat.index}` }));
    FakeEventSource.last.send("table", { ...start(), seats });
    expect(shownNames()).toEqual(["new 0", "new 1"]);
  });
  it("are not taken from a table that was asked for before they were told", async () => {
    const pending = match.refresh();
    FakeEventSource.last.send("presence", { online: [0], names: ["Ana", "Bruno"], seconds_away: [0, 3] });
    await pending;
    expect(shownNames()).toEqual(["Ana", "Bruno"]);
    await match.refresh();
    expect(shownNames()).toEqual(readNames(start()));
  });
  it("of somebody who has sat down since they were told are those of the table", () => {
    const [ana, ben] = table().seats;
    expect(readNames(withNames(table(), ["Eva", null]))).toEqual(["Eva", ben?.name]);
    expect(ana?.name).not.toBe("Eva");
  });
  it("leave a table alone that has them", () => {
    const now = table();
    expect(withNames(now, ["Ana", "Ben"])).toBe(now);
    expect(withNames(now, [])).toBe(now);
  });
});
