/** What an action of Granada would cost and bring, in words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import { dictionary } from "tertulia/i18n/words.svelte";
import { foreseesEveryKind } from "tertulia-tests/foreseen";
import { tile } from "tertulia-tests/granada/fixture";
import { NAMES } from "tertulia-tests/names";

foreseesEveryKind({
  folder: "granada",
  screens,
  setUp: ["deal", "start"],
  rare: [{ type: "lapse", seat: 0 }],
});

describe("the price comes apart from what is brought", () => {
  beforeAll(() => dictionary.use("en"));

  it("of a building of Granada", () => {
    const school = tile(17, "school", 4, ["N", "E"]);
    const bought = { type: "buy", seat: 0, space: 3, tile: school, currency: "orange", paid: 7, exact: true };
    expect(screens.foresee([bought], NAMES)).toEqual({
      price: ["7 orange"],
      brings: ["School 4, and another action because it is paid exactly"],
    });
  });
});
