/** The list of La Granja's symbols. */
import { join } from "node:path";

import { expect, it } from "vitest";

import { roofNames } from "../art/effects";
import { symbols } from "../symbols";
import { listedIds, testSymbolList } from "tertulia-tests/testSymbolList";

testSymbolList("la-granja", join(import.meta.dirname, "../art"), symbols, ["lg", "lgh"]);

it("has all roof markers and revenue spaces", () => {
  expect(roofNames).toHaveLength(24);
  expect(listedIds(symbols(), "roof")).toEqual(roofNames.map((roof) => `roof-${roof}`));
  expect(listedIds(symbols(), "revenue")).toHaveLength(6);
});
