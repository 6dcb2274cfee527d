/** A page's connection to the shared live stream: by a shared worker, or by itself if the worker does not answer. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { HubMessage, HubRequest } from "../src/api/hub";
import { FakeEventSource } from "./browser";

class FakeWorker {
  static all: FakeWorker[] = [];
  onerror: (() => void) | null = null;
  sent: HubRequest[] = [];
  port = {
    onmessage: null as ((event: { data: HubMessage }) => void) | null,
    postMessage: (request: HubRequest): number => this.sent.push(request),
  };
  constructor(
    readonly url: URL,
    readonly options: { name: string },
  ) {
    FakeWorker.all.push(this);
  }
  say(message: HubMessage): void {
    this.port.onmessage?.({ data: message });
  }
  kinds(): string[] {
    return this.sent.splice(0).map(({ kind }) => kind);
  }
}

const later = (milliseconds = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
type Streams = typeof import("../src/api/stream");
let streams: Streams;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("SharedWorker", FakeWorker);
  [FakeEventSource.all, FakeWorker.all] = [[], []];
  vi.resetModules(); // the module holds the page's only connection
  streams = await import("../src/api/stream");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const worker = (): FakeWorker => FakeWorker.all[0] ?? expect.fail("no worker");

it("shares one worker for all streams of a page", () => {
  const received: unknown[] = [];
  const first = streams.lobbyStream({ chat: (news) => received.push(news) });
  streams.tableStream("t1", 0, 5, { change: (change) => received.push(change.version) });
  expect(FakeWorker.all).toHaveLength(1);
  expect(worker().options.name).toBe("/api/events");
  expect(worker().sent.filter(({ kind }) => kind === "follow")).toEqual([
    { kind: "follow", key: 1, topic: "lobby", version: 0 },
    { kind: "follow", key: 2, topic: "t1.0", version: 5 },
  ]);
  worker().say({ kind: "chat", key: 1, data: '{"listeners":"all","last":1}' });
  worker().say({ kind: "change", key: 2, data: '{"version":6}' });
  first.close();
  worker().say({ kind: "chat", key: 1, data: '{"listeners":"all","last":2}' });
  expect(received).toEqual([{ listeners: "all", last: 1 }, 6]);
  expect(FakeEventSource.all).toEqual([]);
});

it.each(["does not answer", "cannot be loaded"])("connects by itself if the worker %s", async (how) => {
  const states: string[] = [];
  streams.tableStream("t1", null, 5, { connection: (state) => states.push(state) });
  if (how === "cannot be loaded") worker().onerror?.();
  else await later(10_000);
  await later();
  expect(worker().kinds().at(-1)).toBe("bye");
  expect(FakeEventSource.last.url).toBe("/api/events?topic=t1@5&patches=true");
  FakeEventSource.last.onopen?.();
  expect(states).toEqual(["connecting", "live"]);
});

it("stays with a worker that answers", async () => {
  streams.lobbyStream({});
  worker().say({ kind: "here" });
  await later(30_000);
  worker().say({ kind: "ask" });
  expect(worker().kinds()).toContain("here");
  expect(FakeEventSource.all).toEqual([]);
});

it("says when the page goes, and names everything again when it is shown from the cache", () => {
  streams.reportGuest("ana");
  streams.tableStream("t1", null, 5, {});
  worker().say({ kind: "change", key: 1, data: '{"version":9}' });
  worker().sent = [];
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(worker().sent).toEqual([{ kind: "bye" }]);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(worker().sent.slice(1)).toEqual([
    { kind: "guest", id: "ana" },
    { kind: "follow", key: 1, topic: "t1", version: 9 },
  ]);
});

it("hears of another guest that another tab has met", () => {
  const guests: string[] = [];
  streams.onGuestChange((id) => guests.push(id));
  streams.reportGuest("ana");
  worker().say({ kind: "guest", id: "ana" });
  worker().say({ kind: "guest", id: "bea" });
  expect(guests).toEqual(["bea"]);
});
