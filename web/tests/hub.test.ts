/** Live stream shared by all tabs of a browser: no tab misses an event if another tab is opened, closed or frozen. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Hub, type HubMessage, type HubRequest } from "../src/api/hub";
import { FakeEventSource } from "./browser";

class Tab {
  received: HubMessage[] = [];
  send: (request: HubRequest) => void;

  constructor() {
    this.send = hub.join((message) => this.received.push(message));
  }
  follow(topic: string, version = 0, key = 1): this {
    this.send({ kind: "follow", key, topic, version });
    return this;
  }
  /** Returns the kinds of the messages received since the last call. */
  kinds(): string[] {
    return this.received.splice(0).map((one) => (one.kind === "connection" ? one.state : one.kind));
  }
}

let hub: Hub;
const open = (): string[] => FakeEventSource.all.filter((one) => one.readyState !== 2).map(({ url }) => url);
const later = (milliseconds = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Sends an event about a table's version on the newest stream, after its `open` event if it is connected. */
function sendEvent(topic: string, version: number, kind = "change"): void {
  const source = FakeEventSource.last;
  if (source.readyState === 1) source.onopen?.();
  source.handlers[`${kind} ${topic}`]?.({ data: "{}", lastEventId: `${topic}@${version}` });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
  FakeEventSource.all = [];
  hub = new Hub("/api/events");
});
afterEach(() => {
  hub.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a stream for all tabs", () => {
  it("follows what all of them show, each topic once, tables first", async () => {
    new Tab().follow("lobby");
    new Tab().follow("one.0", 7);
    new Tab().follow("one.0", 5);
    await later();
    expect(open()).toEqual(["/api/events?topic=one.0@5&topic=lobby&patches=true"]);
  });

  it("has as many topics as the server takes, and lets the tabs of all others poll", async () => {
    const tabs = Array.from({ length: 34 }, (_, number) => new Tab().follow(`t${number}`));
    await later();
    expect(open()[0]?.match(/topic=/g)).toHaveLength(32);
    sendEvent("t0", 1);
    tabs.forEach((tab) => tab.kinds());
    await later(20_000);
    expect(tabs.map((tab) => tab.kinds().includes("poll"))).toEqual(tabs.map((_, number) => number >= 32));
  });

  it("tells each tab of its own topics", async () => {
    const [one, other] = [new Tab().follow("one"), new Tab().follow("two")];
    await later();
    sendEvent("two", 3);
    expect([one.kinds(), other.kinds()]).toEqual([["live"], ["live", "change"]]);
  });

  it("begins anew where it stood when a tab comes, and lets go of the old one only then", async () => {
    const one = new Tab().follow("one", 4);
    await later();
    sendEvent("one", 6);
    const other = new Tab().follow("two", 2);
    await later();
    expect(open()).toEqual([
      "/api/events?topic=one@4&patches=true",
      "/api/events?topic=one@6&topic=two@2&patches=true",
    ]);
    FakeEventSource.all[0]?.handlers["change one"]?.({ data: "{}", lastEventId: "one@7" });
    expect(one.kinds()).toEqual(["live", "change", "change"]);
    sendEvent("two", 3);
    expect(open()).toHaveLength(1);
    expect(other.kinds()).toEqual(["live", "change"]);
    new Tab().follow("three");
    await later();
    expect(FakeEventSource.last.url).toBe("/api/events?topic=one@7&topic=two@3&topic=three&patches=true");
  });

  it("goes on when a tab is closed, and ends with the last one", async () => {
    const [one, other] = [new Tab().follow("one"), new Tab().follow("two")];
    await later();
    sendEvent("one", 3);
    one.send({ kind: "bye" });
    sendEvent("two", 8);
    expect(other.kinds()).toContain("change");
    await later(1000);
    expect(FakeEventSource.last.url).toBe("/api/events?topic=two@8&patches=true");
    other.send({ kind: "leave", key: 1 });
    expect(open()).toEqual([]);
  });

  it.each(["after", "before"])(
    "asks at once, and once, for a topic that begins %s another ends",
    async (order) => {
      const tab = new Tab().follow("one").follow("two", 0, 2);
      await later();
      sendEvent("one", 3);
      const leave = (): void => tab.send({ kind: "leave", key: 2 });
      if (order === "after") leave();
      tab.follow("three", 0, 3);
      if (order === "before") leave();
      await later();
      expect(FakeEventSource.last.url).toBe("/api/events?topic=one@3&topic=three&patches=true");
      await later(5000);
      expect(FakeEventSource.all).toHaveLength(2);
    },
  );

  it("lets go of a tab that has frozen, and takes it back with its topics", async () => {
    const [frozen, other] = [new Tab().follow("one"), new Tab().follow("two")];
    for (let minute = 0; minute < 3; minute += 1) {
      await later(60_000);
      other.send({ kind: "here" });
    }
    await later(1000);
    expect(FakeEventSource.last.url).toBe("/api/events?topic=two&patches=true");
    frozen.send({ kind: "here" });
    expect(frozen.received.at(-1)).toEqual({ kind: "again" });
    frozen.follow("one", 4);
    await later();
    expect(FakeEventSource.last.url).toBe("/api/events?topic=two&topic=one@4&patches=true");
  });

  it("begins with nothing known, in all tabs, once the guest is another", async () => {
    const [one, other] = [new Tab().follow("one", 4), new Tab().follow("two", 4)];
    one.send({ kind: "guest", id: "ana" });
    other.send({ kind: "guest", id: "ana" });
    await later();
    sendEvent("one", 5);
    other.received = [];
    one.send({ kind: "guest", id: "bea" });
    expect(open()).toEqual([]);
    expect(other.received).toEqual([{ kind: "guest", id: "bea" }]);
    await later();
    expect(open()).toEqual(["/api/events?topic=one&topic=two&patches=true"]);
  });
});

describe("a stream that fails", () => {
  it("is left to the browser to connect again, and opened anew if it gives up", async () => {
    const tab = new Tab().follow("one", 4);
    await later();
    sendEvent("one", 5);
    FakeEventSource.last.readyState = 0;
    FakeEventSource.last.onerror?.();
    await later(10_000);
    expect(FakeEventSource.all).toHaveLength(1);
    FakeEventSource.last.onopen?.();
    const source = FakeEventSource.last;
    source.close();
    source.onerror?.();
    await later(500);
    expect(FakeEventSource.last.url).toBe("/api/events?topic=one@5&patches=true");
    expect(tab.kinds()).toEqual(["live", "change", "lost", "live", "lost"]);
  });

  it("is opened anew ever later, and soon again once it was open", async () => {
    const fail = async (pause: number): Promise<void> => {
      const [source, before] = [FakeEventSource.last, FakeEventSource.all.length];
      source.close();
      source.onerror?.();
      await later(pause - 1);
      expect(FakeEventSource.all).toHaveLength(before);
      await later(1);
      expect(FakeEventSource.all).toHaveLength(before + 1);
    };
    new Tab().follow("one");
    await later();
    for (const pause of [500, 1000, 2000, 4000, 8000, 8000, 8000]) await fail(pause);
    FakeEventSource.last.onopen?.();
    await fail(500);
  });

  it("is replaced before it is open where another topic begins", async () => {
    new Tab().follow("one");
    await later();
    new Tab().follow("two");
    await later();
    expect(open()).toEqual(["/api/events?topic=one&topic=two&patches=true"]);
  });

  it("polls a topic no longer that is not refused any more", async () => {
    const tab = new Tab().follow("one");
    await later();
    FakeEventSource.last.onopen?.();
    FakeEventSource.last.handlers["refused one"]?.({ data: '{"error":"suspended"}', lastEventId: "" });
    await later(20_001);
    sendEvent("one", 3);
    tab.kinds();
    await later(40_000);
    expect(tab.kinds()).not.toContain("poll");
  });

  it("is not held twice where the server admits too few", async () => {
    const tab = new Tab().follow("one");
    await later();
    sendEvent("one", 5);
    new Tab().follow("two");
    await later();
    const refused = FakeEventSource.last;
    refused.close();
    refused.onerror?.();
    sendEvent("one", 6);
    expect(tab.kinds().filter((kind) => kind !== "live")).toEqual(["change", "change"]);
    await later(500);
    expect(open()).toEqual(["/api/events?topic=one@6&topic=two&patches=true"]);
  });

  it("lets a tab poll whose topic is refused, and asks for it again", async () => {
    const [one, other] = [new Tab().follow("one"), new Tab().follow("two")];
    await later();
    sendEvent("one", 5);
    FakeEventSource.last.handlers["refused two"]?.({ data: '{"error":"suspended"}', lastEventId: "" });
    expect([one.kinds(), other.kinds()]).toEqual([
      ["live", "change"],
      ["live", "lost"],
    ]);
    await later(20_001);
    expect(other.kinds()).toContain("poll");
    expect(one.kinds()).not.toContain("poll");
    expect(FakeEventSource.last.url).toBe("/api/events?topic=one@5&topic=two&patches=true");
  });

  it("is closed while there is no network", async () => {
    const tab = new Tab().follow("one");
    await later();
    tab.send({ kind: "offline" });
    expect(open()).toEqual([]);
    tab.send({ kind: "online" });
    await later();
    expect(open()).toHaveLength(1);
  });

  it("is closed in a hidden page that has the hub for itself, which polls", async () => {
    const tab = new Tab().follow("one", 4);
    await later();
    sendEvent("one", 5);
    tab.send({ kind: "sleep" });
    tab.received = [];
    await later(20_001);
    expect([open(), tab.kinds()]).toEqual([[], ["poll"]]);
    tab.send({ kind: "wake" });
    await later();
    expect(open()).toEqual(["/api/events?topic=one@5&patches=true"]);
  });
});
