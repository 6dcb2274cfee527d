/** Every event and every action of Granada has words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import { dictionary } from "tertulia/i18n/words.svelte";
import { table, tile, view } from "tertulia-tests/granada/fixture";
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
    const hint = { tile: tile(17, "school", 4), price: 4 };
    expect(screens.describeStep("buy 2", now, hint)).toBe(bought);
    expect(screens.describeStep("turn green", now, hint)).toBe(turned);
    await dictionary.use("en");
  });
  it("says nothing rather than notation", () => {
    expect(screens.describeStep("add", now)).toBe("");
  });
});
