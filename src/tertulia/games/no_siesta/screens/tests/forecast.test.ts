/** Previews of No Siesta's actions in words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import type { GameEvent } from "tertulia/api/contract";
import { dictionary } from "tertulia/i18n/words.svelte";
import { testForecasts } from "tertulia-tests/testForecasts";
import { NAMES } from "tertulia-tests/names";

testForecasts({
  folder: "no_siesta",
  screens,
  setUp: ["start"],
  rare: [
    { type: "copy", seat: 0, helper: "any_order" },
    { type: "unhired", seat: 0, field: 4 },
    { type: "waive", seat: 0, good: "commodity", count: 1 },
    { type: "idle", rounds: 3, left: 7 },
  ],
});

describe("the price comes apart from what is brought", () => {
  beforeAll(() => dictionary.use("en"));

  it("of circles that are crossed off, by what is given for them", () => {
    const given = (event: GameEvent): string[] => screens.forecast([event], NAMES, 0).price;
    expect(given({ type: "roof", seat: 0, gap: 2, source: "commodity" })).toEqual(["a trade commodity"]);
    expect(given({ type: "climb", seat: 0, to: 3, source: "swap_loose" })).toEqual(["1 donkey"]);
    expect(given({ type: "clear", seat: 0, source: "disc" })).toEqual(["1 donkey"]);
    expect(given({ type: "clear", seat: 0, source: "swap_disc" })).toEqual(["1 hat"]);
    const paid = { disc: 2, swap_disc: 1 };
    expect(given({ type: "trade", seat: 0, good: "donkey", paid })).toEqual(["2 donkeys", "1 hat"]);
  });
});

describe("what comes of it", () => {
  beforeAll(() => dictionary.use("en"));
  const player = {
    roof: [2, 1, 0],
    gap_cost: 4,
    lacks: [["olive", "grape"], ["hat"], []],
    barrows: [{ lacks: ["olive", "olive", "pig"] }],
  };
  const brought = (event: GameEvent, hint = {}): string[] =>
    screens.forecast([event], NAMES, 0, { players: [player] }, hint).gains;

  it("of a helper is what they do", () => {
    const hired = brought({ type: "hire", seat: 0, helper: "trade_hat", field: 2 });
    expect(hired[1]).toBe("each of your long-distance trades also brings a hat, for use in the same phase");
    expect(brought({ type: "copy", seat: 0, helper: "trade_hat" })[1]).toBe(hired[1]);
  });
  it("of a circle is how many are left", () => {
    const field = (number: number): GameEvent => ({
      type: "field",
      seat: 0,
      field: number,
      good: "hat",
      source: "disc",
    });
    expect(brought(field(1))).toContain("needs one more circle");
    expect(brought(field(2)).join()).not.toContain("needs");
    const load = { type: "load", seat: 0, barrow: 1, good: "olive", source: "disc" };
    expect(brought(load)).toContain("needs 2 more circles");
    expect(brought({ ...load, good: "donkey" }).join()).not.toContain("needs");
    expect(brought({ type: "roof", seat: 0, gap: 2, source: "disc" })).toContain("needs 2 more circles");
  });
  it("of a disc at Esporles is what it is worth as things stand", () => {
    const market = { type: "market", seat: 0, space: "helpers" };
    expect(brought(market, { points: 3 })).toContain("as things stand 3 points at the end");
    expect(brought(market)).toHaveLength(1);
  });
});
