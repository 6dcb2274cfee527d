/** Editing the positions of the large market's outer spaces; closed spaces stay closed when moved. */
import { beforeAll, expect, it } from "vitest";

import { dictionary } from "tertulia/i18n/words.svelte";
import type { Field, Part } from "tertulia/match/editing";
import { placeFields } from "../components/places";
import type { Space } from "../components/facts";

beforeAll(() => dictionary.use("en"));

const INNER: Space[] = [
  [0, 0, 5],
  [1, 0, 6],
];
const OUTER: Space[] = [
  [0, 1, 2],
  [-1, 0, 4],
];
const fields = (): Field[] => placeFields("outer", "closed", { inner: INNER, spaces: OUTER, order: [1, 0] });
const optionsOf = (field: Field | undefined): string[] =>
  field?.kind === "choice" ? field.options.map(({ value }) => String(value)) : [];

it("offers the free places beside the others, and its own", () => {
  const [first] = fields();
  expect(first?.label).toBe("space 1 (4)");
  expect(optionsOf(first)).toContain("-1 0");
  expect(optionsOf(first)).toContain("2 0");
  for (const taken of ["0 0", "1 0", "0 1"]) expect(optionsOf(first)).not.toContain(taken);
  expect(new Set(optionsOf(first)).size).toBe(optionsOf(first).length);
});

it("moves a space with its value, and what is closed goes with it", () => {
  const [first] = fields();
  const part: Part = { outer: OUTER, closed: [[-1, 0]], source: "box" };
  expect(first?.read?.(part)).toBe("-1 0");
  expect(first?.write?.(part, "2 0")).toEqual({
    outer: [
      [0, 1, 2],
      [2, 0, 4],
    ],
    closed: [[2, 0]],
    source: "box",
  });
});

it("names each place once, by row and from the left", () => {
  const [first] = fields();
  const words = first?.kind === "choice" ? first.options.map((one) => one.words) : [];
  expect(words[0]).toMatch(/^row 0, place \d$/);
  expect(new Set(words).size).toBe(words.length);
});
