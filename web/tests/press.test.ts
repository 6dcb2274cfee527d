/** Presses on actions: delayed, held, automatic and discarded ones. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Legal, Table } from "../src/api/table";
import { listenForHolds } from "../src/ui/longPress";
import { parseSettings, settings } from "../src/ui/settings.svelte";
import { HOLD_MS, TurnModel, CANCEL_WINDOW_MS, type TurnMatch } from "../src/ui/turnModel.svelte";
import { legal, table } from "./granada/fixture";

const END = legal("done", {}, "done", { reveals: true });
const PLAIN = legal("sell", {}, "sell");

class Turn extends TurnModel {
  protected override readonly automatic = new Set(["done"]);
}

let now: Table;
let act: ReturnType<typeof vi.fn>;
let undo: ReturnType<typeof vi.fn>;
function turnAt(actions: Legal[], change: Partial<Table> = {}): Turn {
  now = table({ legal: actions, ...change });
  const match = { ready: true, busy: false, playingBack: false, act, undo, skipPlayback: vi.fn() };
  return new Turn(match as unknown as TurnMatch, () => now);
}
/** Moves the table to another position. */
function at(turn: Turn, position: number, left = 0): void {
  now = { ...now, position, undo: left };
  turn.onTableChanged();
  turn.notePosition(position, left);
}

beforeEach(() => {
  vi.useFakeTimers();
  act = vi.fn(async () => true);
  undo = vi.fn(async () => true);
  Object.assign(settings, { ending: "window", forced: true, pace: "fast" });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

describe("a press that cannot be taken back", () => {
  it("counts a moment later", async () => {
    const turn = turnAt([END, PLAIN]);
    void turn.choose(END);
    await vi.advanceTimersByTimeAsync(CANCEL_WINDOW_MS - 1);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(act.mock.calls).toEqual([[["done"]]]);
  });
  it("counts at once where it is pressed again, and then only once", async () => {
    const turn = turnAt([END, PLAIN]);
    void turn.choose(END);
    void turn.choose(END);
    await vi.advanceTimersByTimeAsync(2 * CANCEL_WINDOW_MS);
    expect(act).toHaveBeenCalledTimes(1);
  });
  it("is taken back by Escape, and by the letter of taking back", async () => {
    const turn = turnAt([END, PLAIN]);
    for (const back of [turn.cancel, turn.stepBack]) {
      void turn.choose(END);
      back();
      expect([turn.pending, turn.pendingStep]).toEqual([false, null]);
    }
    await vi.advanceTimersByTimeAsync(2 * CANCEL_WINDOW_MS);
    expect(act).not.toHaveBeenCalled();
    expect(undo).not.toHaveBeenCalled();
    turn.stepBack();
    expect(undo).toHaveBeenCalled();
  });
  it("gives way to another press", async () => {
    const other = legal("take", {}, "take", { reveals: true });
    const turn = turnAt([END, other]);
    void turn.choose(END);
    void turn.choose(other);
    await vi.advanceTimersByTimeAsync(2 * CANCEL_WINDOW_MS);
    expect(act.mock.calls).toEqual([[["take"]]]);
  });
  it("is lost where the table changes, or a window lies over it", async () => {
    const turn = turnAt([END, PLAIN]);
    void turn.choose(END);
    expect(turn.dropped).toBe(false);
    at(turn, 9);
    expect(turn.dropped).toBe(true);
    void turn.choose(END);
    expect(turn.dropped).toBe(false);
    document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
    await vi.advanceTimersByTimeAsync(2 * CANCEL_WINDOW_MS);
    expect(act).not.toHaveBeenCalled();
    expect(turn.pending).toBe(false);
  });
  it("is not called lost where it counted, where it was taken back, or where one looks at an earlier moment", async () => {
    const turn = turnAt([END, PLAIN]);
    void turn.choose(END);
    await vi.advanceTimersByTimeAsync(CANCEL_WINDOW_MS);
    at(turn, 9);
    expect(turn.dropped).toBe(false);
    void turn.choose(END);
    turn.cancel();
    at(turn, 10);
    expect(turn.dropped).toBe(false);
    void turn.choose(END);
    now = { ...now, version: -3 };
    turn.onTableChanged();
    expect(turn.dropped).toBe(false);
  });
  it("is forgotten where it could not be done", async () => {
    act = vi.fn(async () => false);
    const turn = turnAt([END, PLAIN]);
    void turn.choose(END);
    await vi.advanceTimersByTimeAsync(CANCEL_WINDOW_MS);
    expect(turn.pending).toBe(false);
  });
  it("counts at once where the settings say so, and where it can be taken back", () => {
    const turn = turnAt([END, PLAIN]);
    void turn.choose(PLAIN);
    settings.ending = "now";
    void turn.choose(END);
    expect(act.mock.calls).toEqual([[["sell"]], [["done"]]]);
  });
});

describe("a button that is held", () => {
  let turn: Turn;
  let button: HTMLButtonElement;
  let stop: () => void;
  beforeEach(() => {
    settings.ending = "hold";
    turn = turnAt([END, PLAIN]);
    button = document.createElement("button");
    button.dataset["notation"] = "done";
    button.addEventListener("click", () => void turn.choose(END));
    document.body.append(button);
    stop = listenForHolds(turn);
  });
  afterEach(() => stop());
  const key = (type: string, repeat = false): boolean =>
    button.dispatchEvent(new KeyboardEvent(type, { key: "Enter", repeat, bubbles: true, cancelable: true }));
  const pointer = (type: string): boolean =>
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, detail: 1 }));

  it("does it once it is full", async () => {
    pointer("pointerdown");
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    expect(act.mock.calls).toEqual([[["done"]]]);
    pointer("pointerup");
    pointer("click");
    expect([act.mock.calls.length, turn.held]).toEqual([1, false]);
  });
  it("asks in the bar where the press is too short", async () => {
    pointer("pointerdown");
    pointer("pointerup");
    expect(turn.preview?.notation).toBe("done");
    pointer("click");
    await vi.advanceTimersByTimeAsync(2 * HOLD_MS);
    expect(act).not.toHaveBeenCalled();
    expect([turn.preview?.notation, turn.pendingStep]).toEqual(["done", null]);
    void turn.confirm();
    expect(act).toHaveBeenCalledTimes(1);
  });
  it("does nothing where the finger scrolls", async () => {
    pointer("pointerdown");
    pointer("pointercancel");
    await vi.advanceTimersByTimeAsync(2 * HOLD_MS);
    expect(act).not.toHaveBeenCalled();
    expect(turn.pending).toBe(false);
  });
  it("is held by a key as well, however often the key repeats", async () => {
    expect(key("keydown")).toBe(false);
    for (let repeat = 0; repeat < 5; repeat++) expect(key("keydown", true)).toBe(false);
    await vi.advanceTimersByTimeAsync(HOLD_MS);
    key("keyup");
    expect(act).toHaveBeenCalledTimes(1);
    key("keydown");
    key("keyup");
    expect(turn.preview?.notation).toBe("done");
  });
  it("is pressed by whoever cannot hold", () => {
    button.click();
    expect(turn.preview?.notation).toBe("done");
  });
});

describe("what nobody has to decide", () => {
  const only = (change: Partial<Table> = {}): Turn => turnAt([END], { actors: [0], undo: 0, ...change });

  it("is done by itself after a while, and can be stopped", async () => {
    const turn = only();
    turn.runForced();
    expect(turn.pendingStep?.by).toBe("forced");
    turn.cancel();
    turn.runForced();
    await vi.advanceTimersByTimeAsync(5000);
    expect(act).not.toHaveBeenCalled();
    at(turn, 7);
    turn.runForced();
    await vi.advanceTimersByTimeAsync(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });
  it("begins anew where it came to its end before all was shown", async () => {
    const turn = only();
    let ready = true;
    Object.defineProperty(turn, "ready", { get: () => ready });
    turn.runForced();
    ready = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect([turn.pendingStep, act.mock.calls.length]).toEqual([null, 0]);
    ready = true;
    turn.runForced();
    await vi.advanceTimersByTimeAsync(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });
  it("is left to the player who has taken a step back to it", () => {
    const plain = { ...END, reveals: false };
    const turn = turnAt([plain], { actors: [0], position: 8 });
    turn.notePosition(8, 0);
    expect(turn.forcedAction).toBe(plain);
    at(turn, 9, 1);
    expect(turn.forcedAction).toBe(plain);
    at(turn, 8);
    expect(turn.forcedAction).toBe(null);
    at(turn, 9, 1);
    expect(turn.forcedAction).toBe(plain);
  });
  it("is left to the player who comes to the page with steps that can be taken back", () => {
    const turn = turnAt([{ ...END, reveals: false }], { actors: [0], undo: 1 });
    turn.notePosition(4, 1);
    expect(turn.forcedAction).toBe(null);
  });
  it("does not end what can still be taken back, nor tell others how little there was to decide", () => {
    expect(only({ undo: 1 }).forcedAction).toBe(null);
    expect(only({ actors: [0, 1] }).forcedAction).toBe(null);
    expect(turnAt([END, PLAIN], { actors: [0] }).forcedAction).toBe(null);
    expect(turnAt([PLAIN], { actors: [0] }).forcedAction).toBe(null);
  });
  it("waits for the player who wants to do it", () => {
    settings.forced = false;
    expect(only().forcedAction).toBe(null);
  });
});

describe("what was stored before", () => {
  it("is read sensibly", () => {
    expect(parseSettings('{"ending":"hold","pace":"slow"}')).toMatchObject({ ending: "hold", pace: "slow" });
    expect(parseSettings('{"ending":"never"}').ending).toBe("window");
    expect(parseSettings("nonsense").ending).toBe("window");
    expect(parseSettings(null)).toMatchObject({ ending: "window", forced: true });
  });
});
