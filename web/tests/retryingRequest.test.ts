/** Retries of moves that the server cannot store, with a backoff that spares the server. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../src/api/client";
import { RetryingRequest, RequestCancelled, backoffMs } from "../src/api/retryingRequest.svelte";
import { MatchStore } from "../src/match/matchStore.svelte";
import { FakeEventSource, fakeServer, type Call, type Reply } from "./browser";
import { table } from "./granada/fixture";

const NOW = table();
const MOVED = {
  ...NOW,
  version: 6,
  position: 5,
  log: [...NOW.log, { ply: 5, seat: 0, action: "take 1", events: [] }],
};
const refusal = (status: number, error: string, more: object = {}): Reply => ({
  status,
  body: { error, message: "", ...more },
});
const FULL = refusal(507, "disk-full");

let match: MatchStore;
let calls: Call[];
let replies: Reply[];

const posts = (): Call[] => calls.filter(({ method }) => method === "POST");
const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(1000 * seconds);
/** Returns the total number of requests at each of these times, in ascending seconds from now. */
async function requests(...seconds: number[]): Promise<number[]> {
  const counts = [];
  for (const [index, second] of seconds.entries()) {
    await pass(second - (seconds[index - 1] ?? 0));
    counts.push(posts().length);
  }
  return counts;
}

beforeEach(async () => {
  vi.useFakeTimers();
  FakeEventSource.all = [];
  replies = [];
  calls = fakeServer(({ method }) => {
    if (method === "GET") return { body: NOW };
    const reply = replies.shift();
    if (reply) return reply;
    FakeEventSource.last.send("table", MOVED);
    return { body: { position: 5, version: 6 } };
  });
  match = new MatchStore("t1", () => () => false);
  await match.open();
  await pass(0.1);
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("pauses", () => {
  it("grow to half a minute, and are never shorter than the server asks", () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((n) => backoffMs(n, 0) / 1000)).toEqual([1, 2, 4, 8, 16, 30, 30]);
    expect([1, 2, 3, 4].map((n) => backoffMs(n, 5) / 1000)).toEqual([5, 5, 5, 8]);
    expect(backoffMs(1, 60)).toBe(60_000);
  });
});

describe("a move that cannot be stored", () => {
  it.each([
    [507, "disk-full"],
    [503, "storage-busy"],
    [503, "storage"],
    [408, "timeout"],
    [429, "too-many"],
    [503, "too-many"],
  ])("is sent again by itself: %i %s", async (status, code) => {
    replies = [refusal(status, code), refusal(status, code), refusal(status, code)];
    const done = match.act(["take 1"]);
    expect(await requests(0.5, 0.9, 1.1, 2.9, 3.1, 6.9, 7.2)).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect([await done, match.request.reason, match.error, match.busy]).toEqual([true, null, null, false]);
    expect(new Set(posts().map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(match.displayed?.position).toBe(5);
  });

  it("says why, and lets nothing else be sent meanwhile", async () => {
    replies = [FULL];
    const done = match.act(["take 1"]);
    await pass(0.5);
    expect([match.request.reason, match.error, match.busy, match.ready]).toEqual([
      "disk-full",
      null,
      true,
      false,
    ]);
    expect(await match.act(["take 2"])).toBe(false);
    expect(await match.undo()).toBe(false);
    await pass(1);
    expect([await done, posts().length]).toEqual([true, 2]);
  });

  it("waits as long as the server asks", async () => {
    const soon = new Date(Date.now() + 5000).toUTCString();
    replies = [
      { status: 429, body: { error: "too-many" }, headers: { "Retry-After": "7" } },
      { status: 503, body: { error: "storage-busy" }, headers: { "Retry-After": soon } },
    ];
    void match.act(["take 1"]);
    expect(await requests(0, 6.8, 7.2, 8.8, 9.3)).toEqual([1, 1, 2, 2, 3]);
  });

  it("ends with a refusal for another reason, which brings the table as it is", async () => {
    replies = [FULL, FULL, refusal(409, "stale", { table: { ...NOW, version: 9, position: 7 } })];
    const done = match.act(["take 1"]);
    await pass(4);
    expect([await done, match.request.reason, match.error, match.displayed?.version]).toEqual([
      false,
      null,
      "stale",
      9,
    ]);
    await pass(100);
    expect(posts()).toHaveLength(3);
  });

  it("is given up when the player wants it, without a complaint", async () => {
    replies = Array.from({ length: 9 }, () => FULL);
    const done = match.act(["take 1"]);
    await pass(5);
    match.request.cancel();
    expect([await done, match.request.reason, match.error, match.ready]).toEqual([false, null, null, true]);
    await pass(100);
    expect([posts().length, match.displayed?.version]).toEqual([3, 5]);
    replies = [];
    expect(await match.act(["take 2"])).toBe(true);
  });

  it("goes on through a lost answer, and is not alarmed if the move had arrived", async () => {
    replies = [
      FULL,
      new TypeError("network"),
      new TypeError("network"),
      refusal(409, "stale", { table: MOVED }),
    ];
    const done = match.act(["take 1"]);
    expect(await requests(1.1, 3.1, 7.3)).toEqual([2, 3, 4]);
    expect([await done, match.error, match.displayed?.position]).toEqual([true, null, 5]);
  });

  it("is forgotten with its page", async () => {
    replies = [FULL, FULL];
    void match.act(["take 1"]);
    await pass(0.5);
    match.close();
    await pass(100);
    expect(posts()).toHaveLength(1);
  });
});

describe("taking back", () => {
  it("is sent again like a move", async () => {
    FakeEventSource.last.send("table", { ...NOW, version: 6, undo: 1 });
    await pass(0.1);
    replies = [FULL];
    const done = match.undo();
    await pass(4);
    expect([await done, posts().length]).toEqual([true, 2]);
    expect(posts()[1]?.path).toBe("/api/tables/t1/undo");
  });
});

describe("an errand", () => {
  it("throws what is no reason to go on, at once", async () => {
    const wrong = new ApiError(422, "illegal", "");
    await expect(
      new RetryingRequest().run(
        () => Promise.reject(wrong),
        () => null,
      ),
    ).rejects.toBe(wrong);
  });
  it("that was given up while it was on its way is still answered", async () => {
    const errand = new RetryingRequest();
    let answer: (value: number) => void = () => undefined;
    const done = errand.run(
      () => new Promise<number>((resume) => (answer = resume)),
      () => null,
    );
    errand.cancel();
    answer(3);
    expect(await done).toBe(3);
    const refused = errand.run(
      async () => {
        errand.cancel();
        throw new ApiError(507, "disk-full", "");
      },
      () => null,
    );
    await expect(refused).rejects.toBeInstanceOf(RequestCancelled);
  });
  it("takes an answer of a proxy for what it means", async () => {
    replies = [
      { status: 502, body: "<html>" },
      { status: 429, body: "<html>" },
    ];
    const done = match.act(["take 1"]);
    expect(await requests(0.5, 0.8, 1.6, 1.8)).toEqual([1, 2, 2, 3]);
    expect(await done).toBe(true);
  });
});
