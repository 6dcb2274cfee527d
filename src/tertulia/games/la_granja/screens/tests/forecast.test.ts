/** Previews of La Granja's actions in words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import type { GameEvent } from "tertulia/api/contract";
import type { Forecast } from "tertulia/match/forecast";
import { dictionary } from "tertulia/i18n/words.svelte";
import { testForecasts } from "tertulia-tests/testForecasts";
import { NAMES } from "tertulia-tests/names";

testForecasts({
  folder: "la_granja",
  screens,
  setUp: ["block", "roofs"],
  rare: [
    { type: "guard", seat: 0, space: 4 },
    { type: "free", seat: 0, where: "market", space: 4 },
  ],
});

describe("the price comes apart from what is brought", () => {
  beforeAll(() => dictionary.use("en"));
  const farm = (...events: GameEvent[]): Forecast => screens.forecast(events, NAMES, 0);

  it("of a trade", () => {
    const events = [
      { type: "lose", seat: 0, good: "commodity", count: 1 },
      { type: "trade", seat: 0, for: "silver" },
      { type: "gain", seat: 0, good: "silver", count: 4 },
    ];
    expect(farm(...events)).toEqual({ price: ["a trade commodity"], gains: ["4 silver"] });
    expect(farm(...events.slice(0, 1), { type: "trade", seat: 0, for: "card" })).toEqual({
      price: ["a trade commodity"],
      gains: ["play or draw a card"],
    });
  });
  it("added up over all that comes of it", () => {
    const events = [
      { type: "deliver", seat: 0, good: "silver", place: "merchant_house" },
      { type: "building", seat: 0, building: "merchant_house" },
      { type: "points", seat: 0, amount: 3, source: "building" },
      { type: "points", seat: 0, amount: 1, source: "first" },
      { type: "gain", seat: 0, good: "silver", count: 3 },
    ];
    expect(farm(...events)).toEqual({
      price: ["1 silver"],
      gains: ["4 points", "3 silver", "a delivery: Merchant house", "Merchant house complete"],
    });
  });
  it("is told once where points are paid", () => {
    const events = [
      { type: "pay", seat: 0, good: "point" },
      { type: "points", seat: 0, amount: -1, source: "payment" },
    ];
    expect(farm(...events)).toEqual({ price: ["1 point"], gains: [] });
  });
  it("of a card in hand: what each of its sides says", () => {
    const card = {
      card: 13,
      field: "olive",
      barrow: { goods: ["grain", "wine"], value: 4 },
      extension: ["silver", "pig_space"],
      helper: { name: "gleaner" },
    };
    const view = { players: [{ hand: [card], extension_cost: 1 }] };
    const as = (side: string): Forecast =>
      screens.forecast([{ type: "play", seat: 0, card: 13, side, name: "gleaner" }], NAMES, 0, view);
    expect(as("extension")).toEqual({
      price: ["1 good"],
      gains: ["+1 silver each round", "a pig space", "hand limit 1 higher"],
    });
    expect(as("field")).toEqual({ price: [], gains: ["olive every round"] });
    expect(as("barrow")).toEqual({ price: [], gains: ["room for grain and wine", "4 points"] });
    expect(
      screens.forecast([{ type: "play", seat: 1, card: 13, side: "field", name: "gleaner" }], NAMES, 0),
    ).toEqual(farm({ type: "play", seat: 1, card: 13, side: "field", name: "gleaner" }));
  });
  it("names another player who gets something, too", () => {
    const events = [
      { type: "grow", seat: 0, goods: { olive: 2 } },
      { type: "grow", seat: 1, goods: { grape: 1 } },
    ];
    expect(farm(...events)).toEqual({ price: [], gains: ["2 olives", "Ben: 1 grape"] });
  });
});
