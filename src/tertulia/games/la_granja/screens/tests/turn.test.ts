/** Unit tests of La Granja's turn: helpers in words, the market's hexes, automatic and delayed steps. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { layOut } from "../board/hexes";
import { countDelivered } from "../board/requiredGoods";
import { helperEffect, helperName } from "../names";
import { isOnTable, answersDecision } from "../turn/kinds";
import { canSkip } from "../turn/skippable";
import { otherActionsText, doneLabel, whyOnlyDone } from "../turn/prompt";
import { signsOf } from "../turn/signs";
import { LaGranjaTurn } from "../turn/turn.svelte";
import type { HelperSide, Space, View } from "../types";
import type { Legal, Table } from "tertulia/api/table";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { dictionary } from "tertulia/i18n/words.svelte";
import { table } from "tertulia-tests/granada/fixture";

const helper = (facts: Partial<HelperSide>): HelperSide => ({
  name: "chef",
  phases: ["any"],
  once: false,
  ...facts,
  effect: facts.effect ?? "action",
});
const action = (name: string, more: Partial<Legal> = {}): Legal => ({
  name,
  args: {},
  notation: name,
  reveals: false,
  hint: {},
  ...more,
});

describe("a helper", () => {
  beforeAll(() => dictionary.use("en"));

  it("is told by what the components say of him", () => {
    const paid = helper({ pay: { silver: 2 }, gain: { point: 1, commodity: 3 }, effect: "action-paid" });
    expect(helperEffect(paid)).toBe("Pay 2 silver: 1 point and 3 trade commodities.");
    const waits = helper({ gain: { draw: 1 }, trigger: "die_3", effect: "trigger" });
    expect(helperEffect(waits)).toBe("When you take a die showing 3: draw 1 card.");
    const changes = helper({ amount: 2, modifier: "pig_spaces", effect: "modifier" });
    expect(helperEffect(changes)).toBe("2 more pig spaces.");
    expect(helperEffect(helper({ gain: { silver: 3 }, odd: "sacristan", effect: "odd" }))).toMatch(
      /: 3 silver\.$/,
    );
  });
  it("keeps the name that an owner of the box gave him", () => {
    expect(helperName("chef")).toBe("Chef");
    expect(helperName("my_own_cook")).toBe("My own cook");
  });
});

describe("a question with nothing but going on", () => {
  const withPending = (pending: Record<string, unknown>): View =>
    ({ pending: { seat: 0, ...pending }, buildings: [], players: [] }) as unknown as View;
  beforeAll(() => dictionary.use("en"));

  it("says what can still be done before, or that there is nothing", () => {
    const trades = [action("trade"), action("trade"), action("sell")];
    expect(whyOnlyDone(withPending({ kind: "grow" }), [], trades)).toMatch(
      /^You can still use a trade commodity and sell/,
    );
    expect(whyOnlyDone(withPending({ kind: "grow" }), [], [])).toBe("Nothing else can be done first.");
    expect(whyOnlyDone(withPending({ kind: "deliver", left: 0 }), [], [])).toBe("");
    expect(whyOnlyDone(withPending({ kind: "extras", left: 0 }), [], [])).toBe("");
  });
  it("has a word for going on that says what it means", () => {
    const words = (pending: Record<string, unknown>, nothing = false): string =>
      doneLabel(withPending(pending).pending, nothing);
    expect(["roof", "help", "grow"].map((kind) => words({ kind }))).toEqual([
      "No roof",
      "No",
      "Let them grow",
    ]);
    expect([1, 0].map((left) => words({ kind: "play", left }))).toEqual(["No card", "Done"]);
    expect(words({ kind: "help" }, true)).toBe("Done");
  });
  it("says what is missing: silver for another delivery, or what rows and carts ask for", () => {
    const { pending } = withPending({ kind: "extra", most: 2 });
    const row = { olive: 2, silver: 1 };
    const building = { building: "deli", blocked: null, completed: [], row, rows: [] };
    const done = { ...building, building: "butcher", completed: [0] };
    const symbols = [
      { good: "wine", delivered: false },
      { good: "meat", delivered: true },
    ];
    const player = (silver: number) => ({ silver, cards: { barrow: [{ place: 2, symbols }] } });
    const view = (silver: number): View =>
      ({ pending, buildings: [building, done], players: [player(silver)] }) as unknown as View;
    expect(whyOnlyDone(view(0), [], [])).toBe("Each costs 1 silver, and you have none.");
    expect(whyOnlyDone(view(1), [], [])).toBe(
      "None of your goods are needed. Your buildings and barrows need: Deli: olive, silver; barrow 2: wine.",
    );
  });
  it("says the one reason why no roof marker can be bought, and that silver could be had first", () => {
    const view = (silver: number, roofs: number, shown: number[]): View =>
      ({
        pending: { seat: 0, kind: "roof" },
        roofs: { price: 3, display: shown.map((price) => ({ price })) },
        players: [
          { silver, roofs: Array.from({ length: roofs }), roof_places: 5, prices: { roof: 2 }, crafts: [] },
        ],
      }) as unknown as View;
    expect(whyOnlyDone(view(9, 5, [3]), [], [])).toBe("Your roof has no free place.");
    expect(whyOnlyDone(view(9, 0, []), [], [])).toBe("No roof markers left.");
    expect(whyOnlyDone(view(1, 0, [3, 4]), [], [])).toBe("The cheapest costs 2 silver, and you have 1.");
    expect(whyOnlyDone(view(1, 0, [3]), [], [action("buy")])).not.toMatch(/raise/);
    expect(whyOnlyDone(view(1, 0, [3]), [], [action("sell")])).toMatch(/You can raise silver first/);
  });
  it("says why a die of 6 gives silver only, and what the wainwright adds to a donkey", () => {
    const crafts = [{ building: "wainwright", fresh: false }];
    const view = (pending: Record<string, unknown>): View =>
      ({ pending: { seat: 0, ...pending }, players: [{ crafts }] }) as unknown as View;
    const six = view({ kind: "die", value: 6 });
    expect(otherActionsText(six, [action("gain")])).toMatch(/^You have nothing that can be delivered/);
    expect(otherActionsText(six, [action("gain"), action("deliver")])).toBe("");
    expect(otherActionsText(view({ kind: "donkey" }), [])).toMatch(/wainwright/);
    expect(otherActionsText(view({ kind: "take" }), [])).toBe("");
  });
  it("offers a point that may be paid in the bar, as it has no place on the table", () => {
    const pay = (good: string): Legal => action("pay", { args: { good } });
    expect(["point", "silver"].map((good) => isOnTable(pay(good)))).toEqual([false, true]);
    expect(signsOf(pay("point"), withPending({ kind: "pay" }))).toEqual(["point"]);
  });
  it("counts what has been delivered to a building in goods", () => {
    expect(countDelivered({ silver: 6 }, { silver: 1 })).toEqual({ delivered: 1, total: 6 });
    expect(countDelivered({ olive: 2, grape: 2, pig: 1 }, { olive: 2 })).toEqual({ delivered: 2, total: 5 });
  });
  it("shows two goods to choose from as signs", () => {
    const pair = action("pair", { args: { goods: "olive_grape" } });
    expect(signsOf(pair, withPending({ kind: "pair" }))).toEqual(["olive", "grape"]);
  });
});

describe("a question that only lets something be done first", () => {
  const view = (kind: string, more: Record<string, unknown> = {}): View =>
    ({
      pending: { seat: 0, kind },
      players: [
        {
          pigs: 0,
          pig_spaces: 2,
          silver: 5,
          dens: {},
          prices: { buy: { pig: 5 }, sell: { grape: 2 }, upgrade: { grape: 3 } },
          fields: [],
          roofs: [],
          cards: { helper: [] },
          ...more,
        },
      ],
    }) as unknown as View;
  const goods = [action("buy"), action("sell"), action("upgrade")];
  const use = action("use", { args: { place: 1 } });
  const roof = (name: string): Record<string, unknown> => ({ roofs: [{ place: 1, roof: name }] });

  it("is passed before growth where nothing grows by it", () => {
    expect(canSkip(view("grow"), goods)).toBe(true);
    expect(canSkip(view("grow", { fields: [{ grown: false }] }), goods)).toBe(true);
    const standing = { fields: [{ good: "grape", grown: true }] };
    expect(canSkip(view("grow", standing), goods)).toBe(false);
    expect(canSkip(view("grow", standing), [])).toBe(true);
    expect(canSkip(view("grow", { ...standing, silver: 0 }), goods)).toBe(true);
    expect(canSkip(view("grow", { ...standing, silver: 1, dens: { grape: 1 } }), goods)).toBe(false);
    const fromField = action("sell", { args: { good: "field_grape" } });
    expect(canSkip(view("grow", { ...standing, silver: 0 }), [fromField])).toBe(false);
    expect(canSkip(view("grow", roof("silver_2")), [use])).toBe(false);
  });
  it("is asked before growth where pigs could be bought or make room", () => {
    const pigs = (n: number, spaces: number): boolean =>
      canSkip(view("grow", { pigs: n, pig_spaces: spaces }), goods);
    expect([pigs(1, 2), pigs(1, 3), pigs(2, 3), pigs(3, 3)]).toEqual([true, false, true, false]);
    const none = { pigs: 0, pig_spaces: 3 };
    expect(canSkip(view("grow", { ...none, silver: 9 }), goods)).toBe(true);
    expect(canSkip(view("grow", { ...none, silver: 9, dens: { grape: 1 } }), goods)).toBe(false);
    expect(canSkip(view("grow", { pigs: 1, cards: { helper: [{ modifier: "offspring" }] } }), goods)).toBe(
      true,
    );
    expect(canSkip(view("grow", { pigs: 2, cards: { helper: [{ modifier: "offspring" }] } }), goods)).toBe(
      false,
    );
  });
  it("is passed before the siesta steps where no disc moves by it", () => {
    expect(canSkip(view("siesta"), goods)).toBe(true);
    expect(canSkip(view("siesta", roof("silver_2")), [use])).toBe(true);
    expect(canSkip(view("siesta", roof("siesta_1")), [use])).toBe(false);
    expect(canSkip(view("siesta"), [action("helper")])).toBe(false);
    const trade = (what: string): Legal => action("trade", { args: { for: what } });
    expect([canSkip(view("siesta"), [trade("silver")]), canSkip(view("siesta"), [trade("card")])]).toEqual([
      true,
      false,
    ]);
  });
  it("is passed before the income where no card could be played that raises it", () => {
    const trade = action("trade", { args: { for: "card" } });
    const holding = (gift: string, more: Record<string, unknown> = {}): View =>
      view("pause", {
        dens: {},
        silver: 1,
        hand: [{ extension: [gift, "delivery"] }],
        extension_cost: 1,
        ...more,
      });
    expect(canSkip(view("pause"), goods)).toBe(true);
    expect(canSkip(holding("silver"), [trade])).toBe(false);
    expect(canSkip(holding("silver", { extension_cost: 2 }), [trade])).toBe(true);
    expect(canSkip(holding("silver", { extension_cost: 2, dens: { olive: 1 } }), [trade])).toBe(false);
    expect(canSkip(holding("pig_space"), [trade])).toBe(true);
    expect(canSkip(view("pause", roof("card")), [use])).toBe(false);
    expect(canSkip(view("pause", roof("silver_2")), [use])).toBe(true);
    expect(canSkip(view("pause"), [action("helper")])).toBe(false);
    expect(canSkip(view("pause", { cards: { helper: [{ trigger: "income_per_richer" }] } }), goods)).toBe(
      false,
    );
  });
  it("names what going on brings about", () => {
    const word = doneLabel({ seat: 0, kind: "pause", before: "income" }, false);
    expect(word).toBe("Take the income");
  });
  it("is any other question's matter", () => {
    expect(canSkip(view("play"), goods)).toBe(false);
  });
});

describe("the market", () => {
  const space = (number: number, q: number, r: number, value: number, owner: Space["owner"]): Space => ({
    space: number,
    q,
    r,
    value,
    owner,
    closed: false,
    near: [1, 2, 3].filter((other) => other !== number),
  });
  const spaces = [space(1, 0, 0, 5, 1), space(2, 1, 0, 3, 1), space(3, 1, 1, 4, 0)];

  it("lies from its left and upper edge, rows shifted by half a hex", () => {
    const { spots, width, height } = layOut(spaces);
    expect(spots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [1, 0],
      [0.5, 1],
    ]);
    expect([width, height]).toEqual([2, 0.866 + 1.155]);
  });
});

describe("a turn", () => {
  beforeEach(() => (settings.ending = "window"));

  function turnAt(legal: Legal[], undo = 0): { turn: LaGranjaTurn; act: ReturnType<typeof vi.fn> } {
    const now = {
      ...table(),
      legal,
      undo,
      view: { pending: { kind: "take" }, players: [] },
    } as unknown as Table;
    const act = vi.fn(async () => true);
    return { turn: new LaGranjaTurn({ ready: true, act } as unknown as MatchStore, () => now), act };
  }
  it("does at once what can be taken back, and what is meant to reveal", () => {
    const { turn, act } = turnAt([]);
    void turn.choose(action("sell"));
    void turn.choose(action("draw", { reveals: true }));
    expect(act).toHaveBeenCalledTimes(2);
  });
  it("waits before the steps so far can no longer be taken back", () => {
    const { turn, act } = turnAt([action("done", { reveals: true })], 2);
    void turn.choose(action("done", { reveals: true }));
    expect(act).not.toHaveBeenCalled();
    expect(turn.preview?.name).toBe("done");
    void turn.confirm();
    expect(act).toHaveBeenCalledWith(["done"]);
  });
  it("does not wait when there is nothing else to do", () => {
    const { turn, act } = turnAt([action("done", { reveals: true })]);
    void turn.choose(action("done", { reveals: true }));
    expect(act).toHaveBeenCalledWith(["done"]);
  });
  it("does not wait where the settings say so", () => {
    const { turn, act } = turnAt([action("done", { reveals: true })], 2);
    settings.ending = "now";
    void turn.choose(action("done", { reveals: true }));
    expect(act).toHaveBeenCalledWith(["done"]);
  });
  it("knows its decision from what may be done at any time", () => {
    const { turn } = turnAt([action("take"), action("sell"), action("upgrade", { hint: { free: true } })]);
    expect(turn.decision.map(({ name }) => name)).toEqual(["take", "upgrade"]);
    expect(turn.anytime.map(({ name }) => name)).toEqual(["sell"]);
    expect(answersDecision(action("helper"), "offer")).toBe(true);
  });
});
