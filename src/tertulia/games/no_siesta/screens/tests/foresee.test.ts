/** What an action of No Siesta would cost and bring, in words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import type { GameEvent } from "tertulia/api/contract";
import { dictionary } from "tertulia/i18n/words.svelte";
import { foreseesEveryKind } from "tertulia-tests/foreseen";
import { NAMES } from "tertulia-tests/names";

foreseesEveryKind({
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
    const given = (event: GameEvent): string[] => screens.foresee([event], NAMES, 0).price;
    expect(given({ type: "roof", seat: 0, gap: 2, source: "commodity" })).toEqual(["a trade commodity"]);
    expect(given({ type: "climb", seat: 0, to: 3, source: "swap_loose" })).toEqual(["1 donkey"]);
    expect(given({ type: "clear", seat: 0, source: "disc" })).toEqual(["1 donkey"]);
    expect(given({ type: "clear", seat: 0, source: "swap_disc" })).toEqual(["1 hat"]);
    const paid = { disc: 2, swap_disc: 1 };
    expect(given({ type: "trade", seat: 0, good: "donkey", paid })).toEqual(["2 donkeys", "1 hat"]);
  });
});
