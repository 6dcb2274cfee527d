/**
 * Declined actions of La Granja are not asked about again in their round, unless they would be lost or change later
 * events.
 */
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Legal, Table } from "tertulia/api/table";
import { Declined } from "../turn/declined";
import { canSkip } from "../turn/skippable";
import { passedText as passedWords } from "../turn/prompt";
import { LaGranjaTurn } from "../turn/turn.svelte";
import type { Pending, View } from "../types";
import { dictionary } from "tertulia/i18n/words.svelte";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { table } from "tertulia-tests/granada/fixture";

const action = (notation: string, args: Legal["args"] = {}): Legal => ({
  name: notation.split(" ")[0] ?? "",
  args,
  notation,
  reveals: notation === "done",
  hint: {},
});
const use = (place: number): Legal => action(`use ${place}`, { place });
const trade = (what: string): Legal => action(`trade ${what}`, { for: what });
const helper = action("helper 7", { card: 7 });
const roof = (place: number, name: string, phases = ["any"]): Record<string, unknown> => ({
  place,
  roof: name,
  phases,
});
const END: Pending = { seat: 0, kind: "pause", before: "turn_end" };
const GROW: Pending = { seat: 0, kind: "grow" };
const SIESTA: Pending = { seat: 0, kind: "siesta" };

interface Where {
  round?: number;
  phase?: string;
  step?: string;
}

/** A view at a decision; `farm` overrides facts of the player's farm. */
function view(pending: Pending, farm: Record<string, unknown> = {}, where: Where = {}): View {
  const own = {
    roofs: [roof(1, "silver_2"), roof(2, "olive")],
    roof_places: 5,
    hand: [],
    cards: { helper: [] },
    silver: 0,
    dens: {},
    fields: [],
    pigs: 0,
    pig_spaces: 0,
    commodities: 1,
    prices: { buy: {}, sell: {}, upgrade: { grape: 3 }, roof: 3 },
    ...farm,
  };
  const roofs = { price: 3, display: [{ price: 3 }] };
  return {
    round: 2,
    phase: "revenue",
    step: "first_die",
    ...where,
    roofs,
    pending,
    players: [own, own],
  } as unknown as View;
}

/** Whether a decision is skipped after `before` was declined at the decision `then`. */
function passed(now: View, possible: Legal[], before: Legal[], then = view(END)): boolean {
  const declined = new Declined();
  declined.note(then, before);
  return canSkip(now, possible, false, declined.has);
}

describe("what was declined", () => {
  it("is not asked about again in the round: a roof marker, a commodity, a helper", () => {
    expect(canSkip(view(END), [use(1), helper])).toBe(false);
    expect(passed(view(END), [use(1), helper], [use(1), helper])).toBe(true);
    expect(passed(view(GROW), [use(1), trade("silver")], [use(1), trade("silver")])).toBe(true);
    const card = [trade("card")];
    expect([passed(view(SIESTA), card, []), passed(view(SIESTA), card, card)]).toEqual([false, true]);
  });
  it("is asked about where something new has become possible", () => {
    expect(passed(view(END), [use(1), use(2)], [use(1)])).toBe(false);
    expect(passed(view(END), [use(1), helper], [use(1)])).toBe(false);
    expect(passed(view(GROW), [trade("silver"), trade("upgrades")], [trade("silver")])).toBe(false);
  });
  it("is asked about with another commodity, not with one fewer", () => {
    const silver = [trade("silver")];
    const grows = (now: number, then: number): boolean =>
      passed(view(GROW, { commodities: now }), silver, silver, view(GROW, { commodities: then }));
    expect([grows(2, 1), grows(1, 2)]).toEqual([false, true]);
  });
  it("is asked about in the next round, and of another seat", () => {
    expect(passed(view(END, {}, { round: 3 }), [use(1)], [use(1)])).toBe(false);
    expect(passed(view({ ...END, seat: 1 }), [use(1)], [use(1)])).toBe(false);
  });
});

describe("what was declined is asked about all the same", () => {
  it("before growth where it makes more grow: it empties a field, or brings a parent", () => {
    const standing = { fields: [{ good: "grape", grown: true }], roofs: [roof(1, "upgrade_1")] };
    const pig = { roofs: [roof(1, "pig")], pigs: 1, pig_spaces: 3 };
    for (const [farm, what] of [
      [standing, use(1)],
      [standing, trade("upgrades")],
      [pig, use(1)],
      [pig, trade("pig")],
    ] as const)
      expect(passed(view(GROW, farm), [what], [what])).toBe(false);
    expect(passed(view(GROW, standing), [trade("pig")], [trade("pig")])).toBe(true);
    expect(passed(view(GROW, { ...pig, pigs: 2 }), [use(1)], [use(1)])).toBe(true);
    expect(passed(view(GROW, { ...pig, pig_spaces: 2 }), [use(1)], [use(1)])).toBe(true);
  });
  it("before the siesta steps where it moves a disc", () => {
    const far = { roofs: [roof(1, "siesta_2")] };
    expect(passed(view(SIESTA, far), [use(1)], [use(1)])).toBe(false);
    const walker = { cards: { helper: [{ card: 7, phases: ["any"], gain: { siesta: 1 } }] } };
    expect(passed(view(SIESTA, walker), [helper], [helper])).toBe(false);
    const cook = { cards: { helper: [{ card: 7, phases: ["any"], gain: { point: 1 } }] } };
    expect(passed(view(SIESTA, cook), [helper], [helper])).toBe(true);
  });
  it("before roof markers are bought where it would pay for one", () => {
    const dear: Pending = { seat: 0, kind: "roof" };
    const silver = [trade("silver")];
    expect(passed(view(dear), silver, silver)).toBe(false);
    expect(passed(view(dear), [use(1)], [use(1)])).toBe(false);
    expect(passed(view(dear), [helper], [helper])).toBe(true);
  });
  it("at the end of the last phase in which a helper works: they would be lost for the round", () => {
    const works = (phases: string[]): Record<string, unknown> => ({
      cards: { helper: [{ card: 7, phases }] },
    });
    const isAsked = (phases: string[], where: Where): boolean =>
      !passed(view(END, works(phases), where), [helper], [helper]);
    const dice = { phase: "revenue", step: "last_die" };
    expect(isAsked(["revenue"], dice)).toBe(true);
    expect(isAsked(["farm", "revenue"], dice)).toBe(true);
    expect(isAsked(["revenue", "scoring"], dice)).toBe(true);
    expect(isAsked(["revenue", "transport"], dice)).toBe(false);
    expect(isAsked(["any"], dice)).toBe(false);
    expect(isAsked(["revenue"], { ...dice, step: "second_die" })).toBe(false);
    expect(isAsked(["farm"], { phase: "farm", step: "roofs" })).toBe(true);
  });
  it("at the end of the last phase of the game in which a roof marker works", () => {
    const once = { roofs: [roof(1, "silver_2", ["revenue"])] };
    const isAsked = (farm: Record<string, unknown>, round: number): boolean =>
      !passed(
        view(END, farm, { round, step: "last_die" }),
        [use(1)],
        [use(1)],
        view(END, farm, { round, step: "first_die" }),
      );
    expect([isAsked(once, 6), isAsked(once, 5), isAsked({}, 6)]).toEqual([true, false, false]);
  });
  it("at the last question of a round, whatever can still be done: what works at any time is lost in the last one", () => {
    for (const kind of ["extra", "extras"])
      expect(passed(view({ seat: 0, kind }), [use(1), trade("silver")], [use(1), trade("silver")])).toBe(
        false,
      );
  });
});

describe("whoever goes on", () => {
  beforeAll(() => dictionary.use("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    settings.forced = true;
    settings.sparing = false;
    settings.ending = "now";
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.ending = "window";
  });

  const done = action("done");
  /** A turn model at a decision, and a function that advances the table. */
  function turnAt(legal: Legal[], version = 5): { turn: LaGranjaTurn; next: (legal: Legal[]) => void } {
    const first = { ...table(), version, legal, actors: [0], view: view(END) } as unknown as Table;
    const tables = new SvelteMap([["now", first]]);
    const now = (): Table => tables.get("now") ?? first;
    const act = async (): Promise<boolean> => true;
    const match = { ready: true, act } as unknown as MatchStore;
    const turn = new LaGranjaTurn(match, now);
    const next = (more: Legal[]): void => {
      tables.set("now", { ...now(), version: 6, position: now().position + 1, legal: more });
    };
    return { turn, next };
  }
  const forced = (turn: LaGranjaTurn): boolean => turn.forcedAction !== null;

  it("by a press has declined what lay ready, and is asked no more", async () => {
    const { turn, next } = turnAt([use(1), done]);
    expect(forced(turn)).toBe(false);
    await turn.choose(done);
    next([use(1), done]);
    expect(forced(turn)).toBe(true);
    expect(passedWords(turn.passedBy)).toBe(
      "Declined earlier this round, still available: use a roof marker.",
    );
    next([use(1), use(2), done]);
    expect(forced(turn)).toBe(false);
  });
  it("while something else is asked has declined nothing", async () => {
    const { turn, next } = turnAt([use(1), action("deliver olive to deli"), done]);
    await turn.choose(done);
    next([use(1), done]);
    expect(forced(turn)).toBe(false);
  });
  it("in a plan has declined nothing", async () => {
    const { turn, next } = turnAt([use(1), done], -7);
    await turn.choose(done);
    next([use(1), done]);
    expect(forced(turn)).toBe(false);
  });
});
