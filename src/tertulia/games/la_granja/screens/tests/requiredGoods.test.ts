/** Actions offered at a symbol of a building or market barrow, and actions left to the store. */
import { expect, it } from "vitest";

import type { Legal } from "tertulia/api/table";
import { offeredAtGood, storeDeliveries } from "../board/requiredGoods";

const deliver = (good: string, place: string): Legal => ({
  name: "deliver",
  args: { good, place },
  notation: `deliver ${good} to ${place}`,
  reveals: false,
  hint: {},
});
const notations = (actions: readonly Legal[]): string[] => actions.map(({ notation }) => notation);

const BOTH = [deliver("olive", "innkeeper"), deliver("field_olive", "innkeeper")];
const STORE = deliver("grain", "innkeeper");

it("takes a good from the field where it lies in store as well, by one press", () => {
  expect(notations(offeredAtGood(BOTH))).toEqual(["deliver field_olive to innkeeper"]);
  expect(notations(offeredAtGood([STORE]))).toEqual(["deliver grain to innkeeper"]);
});

it("leaves the other to the store, for each place", () => {
  const legal = [...BOTH, STORE, deliver("olive", "barrow_1"), deliver("field_olive", "barrow_1")];
  expect(notations(storeDeliveries(legal, "olive"))).toEqual([
    "deliver olive to innkeeper",
    "deliver olive to barrow_1",
  ]);
  expect(storeDeliveries(legal, "grain")).toEqual([]);
  expect(storeDeliveries(legal, "pig")).toEqual([]);
});

it("offers the taking off of a marker as it does without", () => {
  const free = {
    ...STORE,
    name: "free",
    args: { marker: "innkeeper:olive" },
    notation: "free innkeeper:olive",
  };
  expect(notations(offeredAtGood([free, ...BOTH]))).toEqual([
    "free innkeeper:olive",
    "deliver field_olive to innkeeper",
  ]);
});
