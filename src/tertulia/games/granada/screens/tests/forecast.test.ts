/** Previews of Granada's actions in words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import { dictionary } from "tertulia/i18n/words.svelte";
import { testForecasts } from "tertulia-tests/testForecasts";
import { tile, view } from "tertulia-tests/granada/fixture";
import { NAMES } from "tertulia-tests/names";

testForecasts({
  folder: "granada",
  screens,
  setUp: ["deal", "start"],
  rare: [{ type: "lapse", seat: 0 }],
});

describe("the price comes apart from what is brought", () => {
  beforeAll(() => dictionary.use("en"));

  it("of a building of Granada", () => {
    const school = tile(17, "school", 4);
    const bought = { type: "buy", seat: 0, space: 3, tile: school, currency: "orange", paid: 7, exact: true };
    expect(screens.forecast([bought], NAMES)).toEqual({
      price: ["7 orange"],
      gains: ["School 4, and another action because it is paid exactly"],
    });
  });

  it("of a building before it is bought, by the best place for it", () => {
    const best = (points: number): string[] =>
      screens.forecast([], NAMES, 0, view(), { fits: true, best: points }).gains;
    expect(best(3)).toEqual(["in its best place, if scored now: +3 points"]);
    expect(best(-1)).toEqual(["in its best place, if scored now: −1 point"]);
    expect(screens.forecast([], NAMES, 0, view(), { fits: false }).gains).toEqual([]);
  });

  it("of a place in the city, by its moat and by what the next scoring would give", () => {
    const built = { type: "build", seat: 0, tile: tile(17, "school", 4), x: 1, y: 0, from: "yard" };
    const now = { ...view(), cities: [{ moat: 4 }] };
    const place = (moat: number, gain: number): string[] =>
      screens.forecast([built], NAMES, 0, now, { moat, gain }).gains.slice(1);
    expect(place(6, 3)).toEqual(["Moat 4 → 6", "if scored now: +3 points"]);
    expect(place(3, -1)).toEqual(["Moat 4 → 3", "if scored now: −1 point"]);
    expect(place(4, 0)).toEqual(["if scored now: ±0 points"]);
    // Without events, as for a revealing step, the value of the place is still known.
    expect(screens.forecast([], NAMES, 0, now, { moat: 4, gain: 2 }).gains).toHaveLength(1);
  });
});
