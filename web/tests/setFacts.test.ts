/** Printed components: every fact with its source. */
import { expect, it } from "vitest";

import {
  passesFilter,
  ALL_SOURCES,
  valueText,
  UNCONFIRMED_FILTER,
  listThings,
} from "../src/app/rules/setFacts";

const DATA = {
  board: { prices: { olive: 1 }, source: "public", marks: { olive: "box" } },
  card: [
    { number: 1, field: "olive", points: 3, source: "reconstructed", marks: { field: "rules" } },
    { number: 2, field: "grape", points: 4, source: "inferred" },
  ],
};

it("makes a thing of each row and of each table without rows", () => {
  expect(listThings(DATA).map(({ table, number }) => [table, number])).toEqual([
    ["board", null],
    ["card", 1],
    ["card", 2],
  ]);
});

it("gives each fact its own mark or that of the whole, and parts of facts theirs", () => {
  const [board, card] = listThings(DATA);
  expect(board?.facts.map(({ key, source }) => [key, source])).toEqual([
    ["prices", "public"],
    ["olive", "box"],
  ]);
  expect(board?.facts.at(-1)?.value).toBeUndefined();
  expect(card?.facts.map(({ key, source }) => [key, source])).toEqual([
    ["field", "rules"],
    ["points", "reconstructed"],
  ]);
});

it("finds facts by where they come from, and those that nobody has confirmed", () => {
  const facts = listThings(DATA).flatMap((thing) => thing.facts);
  const keys = (source: string) => facts.filter((fact) => passesFilter(fact, source)).map(({ key }) => key);
  expect(keys("box")).toEqual(["olive"]);
  expect(keys(UNCONFIRMED_FILTER)).toEqual(["points", "field", "points"]);
  expect(keys(ALL_SOURCES)).toHaveLength(facts.length);
});

it("tells any value in words", () => {
  const word = (name: string) => name.toUpperCase();
  expect(valueText(3, word)).toBe("3");
  expect(valueText({ olive: 2 }, word)).toBe("OLIVE: 2");
  expect(valueText([["pig"], ["hat"]], word)).toBe("PIG; HAT");
  expect(valueText(undefined, word)).toBe("");
});
