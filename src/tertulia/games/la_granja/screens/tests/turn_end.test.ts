/** The end of a turn in La Granja is automatic if only goods and commodities could still be used. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Legal, Table } from "tertulia/api/table";
import { decisionKind } from "../decisionKind";
import { canSkip } from "../turn/skippable";
import { doneLabel } from "../turn/prompt";
import { LaGranjaTurn } from "../turn/turn.svelte";
import type { Pending, View } from "../types";
import { dictionary } from "tertulia/i18n/words.svelte";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { table } from "tertulia-tests/granada/fixture";

const action = (name: string, more: Partial<Legal> = {}): Legal => ({
  name,
  args: {},
  notation: name,
  reveals: false,
  hint: {},
  ...more,
});
const END: Pending = { seat: 0, kind: "pause", before: "turn_end" };
const view = (pending: Pending, more: Record<string, unknown> = {}): View =>
  ({
    pending,
    players: [{ roofs: [], roof_places: 5, hand: [], cards: { helper: [] }, ...more }],
  }) as unknown as View;
const goods = [action("buy"), action("sell"), action("upgrade")];
const use = action("use", { args: { place: 1 } });
const card = action("trade", { args: { for: "card" } });

describe("the end of a turn", () => {
  beforeAll(() => dictionary.use("en"));

  it("is passed unless a roof marker or a helper lies ready", () => {
    expect(canSkip(view(END), goods)).toBe(true);
    expect(canSkip(view(END), [...goods, card])).toBe(true);
    expect(canSkip(view(END), [...goods, use])).toBe(false);
    expect(canSkip(view(END), [action("helper")])).toBe(false);
  });
  it("and growth are passed by who spares trade commodities, where nothing else could be used", () => {
    const siesta: Pending = { seat: 0, kind: "siesta" };
    for (const pending of [{ seat: 0, kind: "grow" } as Pending, siesta]) {
      const known = view(pending, { fields: [], pigs: 0, pig_spaces: 0 });
      expect(canSkip(known, [card])).toBe(false);
      expect(canSkip(known, [card], true)).toBe(true);
      expect(canSkip(known, [card, action("helper")], true)).toBe(false);
    }
  });
  it("and growth are passed with roofs ready, too, by who spares what lies ready for later; helpers are asked about", () => {
    expect(canSkip(view(END), [...goods, card, use], true)).toBe(true);
    expect(canSkip(view(END), [action("helper")], true)).toBe(false);
    const growth = view({ seat: 0, kind: "grow" }, { fields: [], pigs: 0, pig_spaces: 0 });
    expect(canSkip(growth, [use])).toBe(false);
    expect(canSkip(growth, [use], true)).toBe(true);
  });
  it("comes after the last card, and is not asked for: whatever could change what follows is asked before that", () => {
    const over: Pending = { seat: 0, kind: "play", left: 0 };
    expect(canSkip(view(over), [...goods, card, use, action("helper")])).toBe(true);
    expect(canSkip(view({ ...over, left: 1 }), goods)).toBe(false);
  });
  it("comes after the last delivery as after the action of a die", () => {
    const over: Pending = { seat: 0, kind: "deliver", left: 0 };
    expect(canSkip(view(over), [...goods, card])).toBe(true);
    expect(canSkip(view(over), [...goods, use])).toBe(false);
    expect(canSkip(view({ ...over, left: 1 }), goods)).toBe(false);
  });
  it("has words of its own on its button and for a first game", () => {
    expect(doneLabel(END, true)).toBe("End turn");
    expect(decisionKind({ ...table(), view: view(END) } as unknown as Table)).toBe("turn_end");
    const income = { seat: 0, kind: "pause", before: "income" as const };
    expect(decisionKind({ ...table(), view: view(income) } as unknown as Table)).toBe("pause");
  });
  it("is no reason to stop with a full house unless something may be used, or may make room", () => {
    const roof: Pending = { seat: 0, kind: "roof" };
    const full = { roofs: [{ place: 1, roof: "silver_2" }], roof_places: 1 };
    expect(canSkip(view(roof, full), [...goods, card])).toBe(true);
    const builder = { ...full, hand: [{ helper: { modifier: "roof_spaces" } }] };
    expect(canSkip(view(roof, builder), [card])).toBe(false);
    expect(canSkip(view(roof, full), [use])).toBe(false);
  });
  it("is no reason to stop with roof markers that nothing could pay", () => {
    const roof = (silver: number, more: Record<string, unknown> = {}): View => {
      const prices = { sell: { grape: 2, pig: 3 }, roof: 3 };
      const current = view(
        { seat: 0, kind: "roof" },
        { silver, dens: {}, pigs: 0, commodities: 1, prices, ...more },
      );
      return { ...current, roofs: { price: 3, display: [{ price: 3 }, { price: 4 }] } } as unknown as View;
    };
    expect(canSkip(roof(1), goods)).toBe(true);
    expect(canSkip(roof(3), goods)).toBe(false);
    expect(canSkip(roof(1, { dens: { grape: 1 } }), goods)).toBe(false);
    expect(canSkip(roof(0, { pigs: 1 }), goods)).toBe(false);
    expect(canSkip(roof(0), [action("trade", { args: { for: "silver" } })])).toBe(false);
    expect(canSkip(roof(0), [use])).toBe(false);
  });
});

describe("a turn that could use nothing more", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.forced = true;
  });
  afterEach(() => vi.useRealTimers());

  const turnAt = (legal: Legal[], pending = END): { turn: LaGranjaTurn; act: ReturnType<typeof vi.fn> } => {
    const act = vi.fn(async () => true);
    const now = { ...table(), legal, undo: 1, actors: [0], view: view(pending) } as unknown as Table;
    return { turn: new LaGranjaTurn({ ready: true, act } as unknown as MatchStore, () => now), act };
  };
  const done = action("done", { reveals: true });

  it("ends by itself after the action of a die, a moment in which it can be stopped", () => {
    const { turn, act } = turnAt([action("sell"), done]);
    turn.runForced();
    expect(turn.preview?.name).toBe("done");
    vi.advanceTimersByTime(1000);
    expect(act).not.toHaveBeenCalled();
    turn.cancel();
    vi.advanceTimersByTime(2000);
    expect(act).not.toHaveBeenCalled();
    turn.runForced();
    expect(turn.preview).toBe(null); // a cancelled automatic step is left to the player
  });
  it("does so without a press", () => {
    const { turn, act } = turnAt([action("sell"), done]);
    turn.runForced();
    vi.advanceTimersByTime(3000);
    expect(act).toHaveBeenCalledWith(["done"]);
  });
  it("is over a moment after the last card or delivery, in which that can be taken back", () => {
    for (const kind of ["play", "deliver"]) {
      const { turn, act } = turnAt([action("sell"), done], { seat: 0, kind, left: 0 } as Pending);
      turn.runForced();
      vi.advanceTimersByTime(1000);
      expect(act).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      expect(act).toHaveBeenCalledWith(["done"]);
    }
  });
  it("waits for the player where the settings say so, or a roof marker lies ready", () => {
    expect(turnAt([use, done]).turn.forcedAction).toBe(null);
    settings.forced = false;
    expect(turnAt([action("sell"), done]).turn.forcedAction).toBe(null);
  });
});
