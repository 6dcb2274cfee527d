/** Previews are fetched once per version and seat, when the player first looks at an action that reveals nothing. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../src/api/client";
import type { GameEvent, PreviewsResponse } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { dictionary } from "../src/i18n/words.svelte";
import ActionPreview from "../src/match/ActionPreview.svelte";
import { Previews } from "../src/match/previews.svelte";
import { fakeServer, wait, type Call, type Reply } from "./browser";
import { legal, table } from "./granada/fixture";

const GAIN: GameEvent[] = [{ type: "gain", text: "1 coin" }];
const OTHER: GameEvent[] = [{ type: "gain", text: "2 coins" }];
const BUY = legal("buy", { space: 1 }, "buy 1");
const SELL = legal("buy", { space: 2 }, "buy 2");
const REVEALING = legal("take", { slots: [1] }, "take 1", { reveals: true });
const PLANNED = legal("buy", { space: 3 }, "buy 3", { events: OTHER });
const NOW = table({ version: 5, legal: [BUY, SELL, REVEALING, PLANNED] });

const answer = (change: Partial<PreviewsResponse> = {}): PreviewsResponse => ({
  version: 5,
  position: 4,
  seat: 0,
  previews: { "buy 1": GAIN, "buy 2": OTHER },
  ...change,
});

describe("the previews of a table", () => {
  const request = vi.fn<(id: string, seat: number) => Promise<PreviewsResponse>>();
  let previews: Previews;
  beforeEach(() => {
    request.mockReset().mockImplementation(() => Promise.resolve(answer()));
    previews = new Previews(request);
  });

  it("are fetched once for all actions", async () => {
    await Promise.all([previews.fetch(NOW, BUY), previews.fetch(NOW, SELL)]);
    await previews.fetch(NOW, BUY);
    expect(request.mock.calls).toEqual([[NOW.id, 0]]);
    expect([BUY, SELL].map((action) => previews.eventsOf(NOW, action))).toEqual([GAIN, OTHER]);
  });
  it("are not needed for revealing and planned actions, and not fetched for spectators", async () => {
    for (const action of [REVEALING, PLANNED]) await previews.fetch(NOW, action);
    await previews.fetch({ ...NOW, seat: null }, BUY);
    expect(request).not.toHaveBeenCalled();
    expect(previews.eventsOf(NOW, REVEALING)).toEqual([]);
    expect(previews.eventsOf(NOW, PLANNED)).toEqual(OTHER);
  });
  it("are fetched again for another version and another seat", async () => {
    const later: Table = { ...NOW, version: 6 };
    await previews.fetch(NOW, BUY);
    expect(previews.eventsOf(later, BUY)).toBeUndefined();
    request.mockResolvedValueOnce(answer({ version: 6, previews: { "buy 1": OTHER } }));
    await previews.fetch(later, BUY);
    expect(previews.eventsOf(later, BUY)).toEqual(OTHER);
    request.mockResolvedValueOnce(answer({ version: 6, seat: 1 }));
    await previews.fetch({ ...later, seat: 1 }, BUY);
    expect(request.mock.calls.map(([, seat]) => seat)).toEqual([0, 0, 1]);
  });
  it("are dropped if they arrive late", async () => {
    const later: Table = { ...NOW, version: 6 };
    let arrive: (message: PreviewsResponse) => void = () => undefined;
    request.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const late = previews.fetch(NOW, BUY);
    request.mockResolvedValueOnce(answer({ version: 6, previews: { "buy 1": OTHER } }));
    await previews.fetch(later, BUY);
    arrive(answer());
    await late;
    expect(previews.eventsOf(later, BUY)).toEqual(OTHER);
  });
  it("are dropped if the server has another version, and fetched again", async () => {
    request.mockResolvedValueOnce(answer({ version: 6 }));
    await previews.fetch(NOW, BUY);
    expect(previews.eventsOf(NOW, BUY)).toBeUndefined();
    await previews.fetch(NOW, SELL);
    expect(previews.eventsOf(NOW, BUY)).toEqual(GAIN);
  });
  it("are fetched again after a failure", async () => {
    request.mockRejectedValueOnce(new ApiError(0, "offline", ""));
    await previews.fetch(NOW, BUY);
    expect(previews.eventsOf(NOW, BUY)).toBeUndefined();
    await previews.fetch(NOW, SELL);
    expect(previews.eventsOf(NOW, BUY)).toEqual(GAIN);
  });
});

describe("the preview of an action", () => {
  let calls: Call[];
  let reply: Reply;
  let page: Record<string, unknown> | undefined;
  const props = $state({
    table: NOW,
    ready: true,
    names: ["Ana", "Ben"],
    forecast: (events: readonly GameEvent[]) => ({
      price: [],
      gains: events.map((event) => String(event["text"])),
    }),
    advised: null as string | null,
  });
  const pressed = vi.fn();
  beforeAll(() => dictionary.use("en"));
  beforeEach(() => {
    reply = { body: answer() };
    calls = fakeServer(() => reply);
    for (const { notation } of NOW.legal) {
      const button = document.createElement("button");
      button.dataset["notation"] = notation;
      button.addEventListener("click", pressed);
      document.body.append(button);
    }
    Object.assign(props, { table: NOW, ready: true, advised: null });
    page = mount(ActionPreview, { target: document.body, props });
    flushSync();
  });
  afterEach(() => {
    if (page) void unmount(page);
    document.body.innerHTML = "";
    pressed.mockClear();
    vi.unstubAllGlobals();
  });

  const buttonOf = (notation: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[data-notation="${notation}"]`);
    if (!found) throw new Error(`no button for ${notation}`);
    return found;
  };
  async function point(notation: string): Promise<void> {
    const event = new MouseEvent("pointermove", { bubbles: true });
    buttonOf(notation).dispatchEvent(Object.assign(event, { pointerType: "mouse" }));
    flushSync();
    await wait();
    flushSync();
  }
  const previewText = (): string => document.querySelector("#foreseen")?.textContent ?? "";

  it("is requested when an action is pointed at, and shown when it arrives", async () => {
    expect(calls).toEqual([]);
    await point("buy 1");
    expect(previewText()).toContain("1 coin");
    await point("buy 2");
    expect(previewText()).toContain("2 coins");
    expect(calls.map(({ path }) => path)).toEqual([`/api/tables/${NOW.id}/previews?as=0`]);
  });
  it("is requested when an action is advised", async () => {
    props.advised = "buy 1";
    flushSync();
    await wait();
    flushSync();
    expect(previewText()).toContain("1 coin");
  });
  it("is requested neither for a revealing action nor for a planned one", async () => {
    await point("take 1");
    await point("buy 3");
    expect(previewText()).toContain("2 coins");
    expect(calls).toEqual([]);
  });
  it("is missing after a failed request until the next action, and blocks no button", async () => {
    reply = { status: 503, body: { error: "storage-away", message: "" } };
    await point("buy 1");
    buttonOf("buy 1").click();
    expect([previewText(), pressed.mock.calls.length]).toEqual(["", 1]);
    reply = { body: answer() };
    await point("buy 1");
    expect([previewText(), calls.length]).toEqual(["", 1]);
    await point("buy 2");
    expect([previewText(), calls.length]).toEqual([expect.stringContaining("2 coins"), 2]);
  });
  it("is requested again if the table changes under the pointer", async () => {
    await point("buy 1");
    reply = { body: answer({ version: 6, previews: { "buy 1": OTHER } }) };
    props.table = { ...NOW, version: 6, legal: NOW.legal.map((one) => ({ ...one })) };
    flushSync();
    await wait();
    flushSync();
    expect(previewText()).toContain("2 coins");
    expect(calls.length).toBe(2);
  });
});
