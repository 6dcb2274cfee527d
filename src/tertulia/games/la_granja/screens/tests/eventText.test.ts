/** Every event and every action of La Granja has words. */
import { beforeAll, describe, expect, it } from "vitest";

import screens from "../game";
import type { Table } from "tertulia/api/table";
import { dictionary } from "tertulia/i18n/words.svelte";
import { table } from "tertulia-tests/granada/fixture";
import { testWording } from "tertulia-tests/testWording";

const helper = {
  card: 17,
  place: 1,
  name: "carter",
  used: false,
  effect: "action",
  phases: ["any"],
  once: false,
};
const now: Table = { ...table(), game: "la-granja", view: { players: [{ cards: { helper: [helper] } }] } };

testWording(screens, now);

describe("a step that no event tells", () => {
  beforeAll(() => dictionary.use("en"));

  it("names the helper where it lies open", () => {
    expect(screens.describeStep("helper 17", now)).toBe("Use Carter");
  });
  it("says nothing rather than notation", () => {
    expect(screens.describeStep("sing 4", now)).toBe("");
  });
});
