/** Store of a table: no move is sent twice, none is lost, and opponents' moves are shown one by one. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Table } from "../src/api/table";
import { MatchStore } from "../src/match/matchStore.svelte";
import { settings } from "../src/ui/settings.svelte";
import { FakeEventSource, fakeServer, wait, type Call } from "./browser";
import { ACTIONS, table } from "./granada/fixture";

let match: MatchStore;
let calls: Call[];
let now: Table;
let answer: (call: Call) => { status?: number; body: unknown } | Error;

beforeEach(async () => {
  settings.pace = "fast";
  now = table();
  FakeEventSource.all = [];
  answer = (call) => ({
    body: call.method === "GET" ? now : { position: now.position, version: now.version },
  });
  calls = fakeServer((call) => answer(call));
  match = new MatchStore("t1", () => (entry) => entry.action !== null);
  await match.open();
  await wait();
});
afterEach(() => {
  match.close();
  vi.unstubAllGlobals();
});

const posts = (): Call[] => calls.filter((call) => call.method === "POST");
const later = (change: Partial<Table>): Table => (now = { ...now, version: now.version + 1, ...change });

describe("playing", () => {
  it("opens the table and listens for the seat", () => {
    expect(match.displayed?.id).toBe("t1");
    expect(match.ready).toBe(true);
    expect(FakeEventSource.last.url).toBe("/api/events?topic=t1.0@5&patches=true");
  });

  it("sends a chain once, however often it is clicked", async () => {
    answer = () => {
      FakeEventSource.last.send(
        "table",
        later({ position: 5, log: [{ ply: 5, seat: 0, action: "take 1", events: [] }] }),
      );
      return { body: { position: 5, version: 6 } };
    };
    const both = await Promise.all([match.act(["take 1"]), match.act(["take 1"])]);
    expect(both).toEqual([true, false]);
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toEqual({ position: 4, version: 5, seat: 0, actions: ["take 1"] });
    expect(match.displayed?.log.map((entry) => entry.ply)).toEqual([4, 5]);
  });

  it("says no longer that the server is out of reach once it answers", async () => {
    answer = () => new TypeError("no network");
    match.error = "offline";
    FakeEventSource.last.onerror?.();
    expect(match.connection).toBe("lost");
    FakeEventSource.last.onopen?.();
    expect([match.connection, match.error]).toEqual(["live", null]);
    match.error = "stale";
    FakeEventSource.last.onopen?.();
    expect(match.error).toBe("stale");
    await wait();
  });

  it("takes the fresh table from a refusal, and says why", async () => {
    const moved = { ...now, version: 9, position: 6 };
    answer = () => ({ status: 409, body: { error: "stale", message: "late", table: moved } });
    expect(await match.act(["take 1"])).toBe(false);
    await wait();
    expect([match.error, match.displayed?.version]).toEqual(["stale", 9]);
  });

  it("asks again after a lost answer, and is not alarmed if the move had arrived", async () => {
    const log = [...now.log, { ply: 5, seat: 0, action: "take 1", events: [] }];
    const moved = { ...now, version: 6, position: 5, log };
    let lost = true;
    answer = () => {
      if (!lost) return { status: 409, body: { error: "stale", message: "", table: moved } };
      lost = false;
      return new TypeError("network");
    };
    expect(await match.act(["take 1"])).toBe(true);
    expect([posts().length, match.error]).toEqual([2, null]);
  });

  it("does not take another's move for its own after a lost answer", async () => {
    const log = [...now.log, { ply: 5, seat: 1, action: null, events: [] }];
    const moved = { ...now, version: 6, position: 5, log };
    let lost = true;
    answer = () => {
      if (!lost) return { status: 409, body: { error: "stale", message: "", table: moved } };
      lost = false;
      return new TypeError("network");
    };
    expect(await match.act(["take 1"])).toBe(false);
    expect([posts().length, match.error]).toEqual([2, "stale"]);
  });

  it("is not broken by half an answer", async () => {
    vi.stubGlobal("fetch", async () => new Response('{"posi', { status: 200 }));
    expect(await match.act(["take 1"])).toBe(false);
    expect([match.error, match.busy]).toEqual(["offline", false]);
  });

  it("waits until the stream has told of the version that the move made", async () => {
    answer = () => ({ body: { position: 5, version: 7 } });
    let done = false;
    const acting = match.act(["take 1"]).then(() => (done = true));
    await wait();
    FakeEventSource.last.send("table", later({ seats: now.seats }));
    await wait();
    expect([match.busy, done]).toEqual([true, false]);
    FakeEventSource.last.send("table", later({ position: 5 }));
    await acting;
    expect([match.busy, calls.filter((call) => call.method === "GET").length]).toEqual([false, 1]);
  });

  it("fetches the table itself when no news comes", async () => {
    answer = (call) => {
      if (call.method === "POST") later({ position: 5 });
      return { body: call.method === "GET" ? now : { position: 5, version: 6 } };
    };
    expect(await match.act(["take 1"])).toBe(true);
    expect(match.displayed?.position).toBe(5);
  }, 8000);
  it("asks for nothing any more once it is closed", async () => {
    answer = (call) => ({ body: call.method === "GET" ? now : { position: 5, version: 6 } });
    const moved = match.act(["take 1"]);
    await wait();
    match.close();
    const callsBefore = calls.length;
    expect(await Promise.race([moved, wait(1000).then(() => "still waiting")])).toBe(true);
    expect(calls).toHaveLength(callsBefore);
  });
});

describe("watching", () => {
  const moves = (from: number, count: number): Table[] =>
    Array.from({ length: count }, (_, k) => {
      const ply = from + k;
      return {
        ...now,
        version: ply + 1,
        position: ply,
        log: [{ ply, seat: 1, action: "take 1", events: [] }],
      };
    });

  it("shows the moves of others one after another, and lets nobody act meanwhile", async () => {
    for (const news of moves(5, 2)) FakeEventSource.last.send("table", news);
    await wait();
    expect([match.displayed?.position, match.ready]).toEqual([5, false]);
    await wait(700);
    expect([match.displayed?.position, match.ready]).toEqual([6, true]);
  });

  it.each([
    ["a bot in one's own place as slowly as those of others", "greedy", 5],
    ["one's own at once", null, 6],
  ])("shows the moves of %s", async (_, bot, shown) => {
    const [mine] = now.seats;
    if (!mine) throw new Error("nobody sits there");
    now = { ...now, seats: [{ ...mine, bot }, ...now.seats.slice(1)] };
    settings.pace = "slow";
    for (const news of moves(5, 2)) {
      const log = news.log.map((entry) => ({ ...entry, seat: 0 }));
      FakeEventSource.last.send("table", { ...news, log });
    }
    await wait();
    expect(match.displayed?.position).toBe(shown);
  });

  it("shows the newest at once where that is wanted", async () => {
    settings.pace = "slow";
    for (const news of moves(5, 4)) FakeEventSource.last.send("table", news);
    await wait();
    expect([match.displayed?.position, match.playingBack]).toEqual([5, true]);
    match.skipPlayback();
    await wait();
    expect([match.displayed?.position, match.playingBack]).toEqual([8, false]);
  });

  it("waits while a scene is on stage", async () => {
    const release = match.pausePlayback();
    for (const news of moves(5, 1)) FakeEventSource.last.send("table", news);
    await wait(50);
    expect(match.displayed?.position).toBe(4);
    release();
    await wait(50);
    expect(match.displayed?.position).toBe(5);
  });

  it("forgets old news", async () => {
    FakeEventSource.last.send("table", { ...now, version: 3, position: 2 });
    await wait();
    expect(match.displayed?.position).toBe(4);
  });

  it("reconnects after the network comes back", async () => {
    dispatchEvent(new Event("offline"));
    expect(match.connection).toBe("lost");
    dispatchEvent(new Event("online"));
    await wait(5);
    FakeEventSource.last.onopen?.();
    expect(match.connection).toBe("live");
  });
});

describe("one device for several", () => {
  it("hides the hand until the next player is there", async () => {
    now = { ...table({ own_seats: [0, 1], version: 6 }), actors: [1], legal: [] };
    FakeEventSource.last.send("table", now);
    await wait();
    expect([match.coveredSeat, match.ready]).toEqual([1, false]);
    now = { ...table({ own_seats: [0, 1], version: 7, seat: 1 }), actors: [1] };
    await match.uncover(1);
    await wait(5);
    expect([match.coveredSeat, match.seat, FakeEventSource.last.url]).toEqual([
      null,
      1,
      "/api/events?topic=t1.1@7&patches=true",
    ]);
  });

  const hotseat = {
    needsSecrets: ({ legal }: Table) => legal.some(({ name }) => name === "buy"),
    hideSecrets: (seen: Table) => ({ ...seen, options: { veiled: "yes" } }),
  };
  const withActions = (seat: number, ...names: string[]): Table => ({
    ...table({ own_seats: [0, 1], version: now.version + 1, seat }),
    actors: [seat],
    legal: ACTIONS.filter(({ name }) => names.includes(name)),
  });
  async function pass(next: Table): Promise<void> {
    const news = { ...next, seat: match.seat, legal: [] };
    now = next;
    FakeEventSource.last.send("table", news);
    await wait();
  }

  it("needs no curtain where the next is asked nothing that only they may know", async () => {
    match.close();
    match = new MatchStore(
      "t1",
      () => () => false,
      () => hotseat,
    );
    await match.open();
    await wait();
    await pass(withActions(1, "take"));
    expect([match.coveredSeat, match.seat, match.secretsHidden, match.ready]).toEqual([null, 1, true, true]);
    expect(match.displayed?.options).toEqual({ veiled: "yes" });
    await pass(withActions(0, "buy", "take"));
    expect([match.coveredSeat, match.ready]).toEqual([0, false]);
    expect(match.displayed?.options).toEqual({ veiled: "yes" });
    now = withActions(0, "buy", "take");
    await match.uncover(0);
    expect([match.coveredSeat, match.secretsHidden, match.ready]).toEqual([null, false, true]);
    expect(match.displayed?.options).toEqual({ scoring: "normal" });
  });

  it("goes once the game has come to say that nothing secret is asked, after the page was loaded again", async () => {
    match.close();
    now = withActions(0, "take");
    const game: { hotseat?: typeof hotseat } = {};
    match = new MatchStore(
      "t1",
      () => () => false,
      () => game.hotseat,
    );
    await match.open();
    await wait();
    expect([match.coveredSeat, match.secretsHidden]).toEqual([0, false]);
    game.hotseat = hotseat;
    match.applyPrivacy();
    expect([match.coveredSeat, match.secretsHidden, match.ready]).toEqual([null, true, true]);
    now = withActions(0, "buy");
    FakeEventSource.last.send("table", now);
    await wait();
    match.applyPrivacy();
    expect(match.coveredSeat).toBe(0);
  });

  it("falls where the same player is asked for it next, and shows nothing before", async () => {
    match.close();
    now = { ...withActions(0, "take") };
    match = new MatchStore(
      "t1",
      () => () => false,
      () => hotseat,
    );
    await match.open();
    await wait();
    expect([match.coveredSeat, match.secretsHidden]).toEqual([null, true]);
    now = withActions(0, "buy");
    FakeEventSource.last.send("table", now);
    expect(match.displayed?.options).toEqual({ veiled: "yes" });
    await wait();
    expect([match.coveredSeat, match.ready]).toEqual([0, false]);
  });
});
