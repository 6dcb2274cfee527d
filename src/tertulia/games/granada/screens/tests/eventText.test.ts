/** Every event and every action of Granada has words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import type { Legal } from "tertulia/api/table";
import type { View } from "../types";
import { dictionary } from "tertulia/i18n/words.svelte";
import { legal, table, tile, view } from "tertulia-tests/granada/fixture";
import { testWording } from "tertulia-tests/testWording";

const now = table({}, { reserves: [[tile(17, "school", 4)], []], cities: view().cities });

testWording(screens, now);

describe("a step that no event tells", () => {
  beforeAll(() => dictionary.use("en"));

  it("names the tile where it lies open", () => {
    expect(screens.describeStep("exchange 17", now)).toContain("School 4");
  });
  it.each([
    ["en", "bought School 4", "turned a tile over into School 4"],
    ["de", "kauft die Schule 4", "dreht ein Plättchen um: Schule 4"],
    ["cs", "kupuje školu 4", "otáčí destičku na školu 4"],
    ["es", "compró la escuela 4", "dio la vuelta a una loseta para obtener la escuela 4"],
  ])("names the tile that a purchase is about, in %s", async (language, bought, turned) => {
    await dictionary.use(language);
    const hint = { tile: tile(17, "school", 4) };
    expect(screens.describeStep("buy 2", now, hint)).toBe(bought);
    expect(screens.describeStep("turn green", now, hint)).toBe(turned);
    await dictionary.use("en");
  });
  it("names what the view shows of a legal action", () => {
    const pay = {
      kind: "pay",
      purpose: "buy",
      tile: 21,
      currency: "green",
      price: 6,
      paid: 1,
      last: 1,
    } as const;
    const bought = [{ ...tile(30, "park", 2), space: 1, turned: false }];
    const worded = (
      text: string,
      args: Legal["args"],
      look: Partial<View>,
      hint: Legal["hint"] = {},
    ): string => {
      const name = text.split(" ")[0] ?? "";
      return screens.describeAction(legal(name, args, text, { hint }), table({}, look), []);
    };
    const place = { bought, pending: { kind: "place", tile: 30, from: "bought" } } as const;
    expect(worded("take 1+2", { slots: [1, 2] }, {})).toBe("Take yellow 2 and blue 3");
    expect(worded("buy 2", { space: 2 }, {}, { exact: true, least: 6 })).toMatch(
      /^Buy Bathhouse 6 .* 6 green/,
    );
    expect(worded("pay 2", { value: 2 }, { pending: pay })).toBe("Pay green 2, then short by 3");
    expect(worded("reserve back", { face: "back" }, place)).toBe("Put Inn 3 in the reserve");
    expect(worded("turn blue", { currency: "blue" }, place)).toContain("Inn 3");
    expect(worded("choose 30", { tile: 30 }, place)).toBe("Place Park 2 next");
  });
  it("says nothing rather than notation", () => {
    expect(screens.describeStep("add", now)).toBe("");
  });
});
