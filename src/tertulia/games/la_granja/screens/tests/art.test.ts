/** Drawings of La Granja: helpers look different, every part in use is drawn, and rows of signs are complete. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { Box } from "../art/boxes";
import { cratePositions } from "../art/cart";
import { giftSign, roofSigns } from "../art/effects";
import { roofPositions } from "../art/farmHouse";
import { helperSigns, phaseSigns } from "../art/helperSigns";
import { BEHIND, KNOWN_HELPERS, lookOf, type Look } from "tertulia/ui/art/helperLooks";
import { EXTENSIONS, helpersOf, ROOFS } from "./gallery/samples";

const ROOT = join(import.meta.dirname, "../../../../../..");
const ART = ["src/tertulia/games/la_granja/screens/art", "web/src/ui/art"].map((folder) =>
  join(ROOT, folder),
);
const components = readFileSync(
  join(ROOT, "src/tertulia/games/la_granja/components/components.toml"),
  "utf8",
);
const HELPERS = [...components.matchAll(/helper = \{ name = "(\w+)"/g)].map((match) => match[1] ?? "");
const drawn = new Set(
  ART.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((name) => name.endsWith(".svelte"))
    .flatMap((name) => readFileSync(name, "utf8").match(/(?<=\bid=")lg[\w-]*/g) ?? []),
);

describe("helpers", () => {
  it("have a look of their own, all 66", () => {
    expect([...KNOWN_HELPERS].sort()).toEqual([...HELPERS].sort());
    const looks = HELPERS.map((name) => JSON.stringify({ ...lookOf(name), ground: "" }));
    expect(new Set(looks).size).toBe(66);
  });
  it("carry things of their own", () => {
    expect(new Set(HELPERS.map((name) => lookOf(name).tool)).size).toBe(66);
  });
  it("have only parts that are drawn", () => {
    const parts = ({ hair, face, hat, wear, tool }: Look): string[] => [
      `lgp-${BEHIND.has(hair.name) ? "back-" : ""}${hair.name}`,
      ...[face, hat.name, wear.name].map((part) => `lgp-${part}`),
      `lgt-${tool}`,
    ];
    const none = "lgp--";
    const missing = HELPERS.flatMap((name) => parts(lookOf(name))).filter(
      (part) => part !== none && !drawn.has(part),
    );
    expect(missing).toEqual([]);
  });
  it("of an owner's own file look the same every time, and mostly unlike each other", () => {
    const names = Array.from({ length: 40 }, (_, at) => `own_${at}`);
    const looks = names.map((name) => JSON.stringify(lookOf(name)));
    expect(names.map((name) => JSON.stringify(lookOf(name)))).toEqual(looks);
    expect(new Set(looks).size).toBe(40);
  });
});

/** Asserts that boxes in percent lie within the picture, between `ceiling` and `floor`, and do not overlap. */
const apart = (boxes: readonly Box[], floor: number, ceiling = 0): void => {
  for (const { x, y, width, height } of boxes) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(ceiling);
    expect(x + width).toBeLessThanOrEqual(100);
    expect(y + height).toBeLessThanOrEqual(floor);
  }
  const beside = (one: Box, other: Box): boolean =>
    one.x + one.width <= other.x + 1e-9 || one.y + one.height <= other.y + 1e-9;
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) expect(beside(one, other) || beside(other, one)).toBe(true);
};

describe("places in pictures", () => {
  it.each([1, 2, 3, 4, 5])("crates stand beside and on one another on the cart: %i", (n) => {
    expect(cratePositions(n)).toHaveLength(n);
    apart(cratePositions(n), n <= 3 ? 65 : 69, n <= 3 ? 0 : -2); // two layers reach over the rim
    for (const { height } of n <= 3 ? [] : cratePositions(n)) expect(height).toBeGreaterThan(35); // for a finger
  });
  it.each([1, 4, 5, 6, 7, 8])("roof markers lie on the roof: %i", (n) => {
    expect(roofPositions(n)).toHaveLength(n);
    apart(roofPositions(n), 64);
  });
});

describe("signs", () => {
  const isDrawn = (sign: string): boolean => /^(=.+|@[1-6]|\|)$/.test(sign) || drawn.has(`lg-${sign}`);

  it("of roofs and extensions are drawn, and no two roofs have the same", () => {
    const words = readFileSync(join(ROOT, "src/tertulia/games/la_granja/locales/en/la-granja.ftl"), "utf8");
    const roofs = [...words.matchAll(/^la-granja-roof-(\w+) = /gm)].map((match) => match[1] ?? "");
    expect([...ROOFS].sort()).toEqual(roofs.filter((roof) => roof !== "used").sort());
    const rows = ROOFS.map(roofSigns);
    expect([...rows.flat(), ...EXTENSIONS.flat().map(giftSign)].filter((sign) => !isDrawn(sign))).toEqual([]);
    expect(new Set(rows.map((row) => row.join(" "))).size).toBe(24);
  });
  it("of helpers are drawn, and say what is paid and had", () => {
    const helpers = helpersOf(components);
    expect(helpers).toHaveLength(66);
    expect(helpers.flatMap(helperSigns).filter((sign) => !isDrawn(sign))).toEqual([]);
    expect(helpers.filter((helper) => helperSigns(helper).length === 0)).toEqual([]);
    const innkeeper = helpers.find(({ name }) => name === "innkeeper");
    expect(innkeeper && helperSigns(innkeeper)).toEqual(["food", "arrow", "point", "=2", "silver"]);
  });
  it("of phases are none where a helper may always work", () => {
    expect(phaseSigns(["any"])).toEqual([]);
    expect(phaseSigns(["revenue", "transport"])).toEqual(["dice", "barrow"]);
  });
});
