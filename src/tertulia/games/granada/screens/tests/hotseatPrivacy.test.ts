/** Hot-seat play: what the other players may see while a decision needs no secret. */
import { describe, expect, it } from "vitest";

import { needsSecrets, hideSecrets } from "../hotseatPrivacy";
import type { View } from "../types";
import type { Table } from "tertulia/api/table";
import { legal, table } from "tertulia-tests/granada/fixture";

const withActions = (...names: string[]): Partial<Table> => ({
  legal: names.map((name) => legal(name, {}, name)),
});

describe("what the others see", () => {
  it("hides the money, and nothing else", () => {
    const before = table();
    const hands = [4, 6].map((cards) => ({ cards, money: null }));
    expect(hideSecrets(before)).toEqual({ ...before, view: { ...(before.view as View), hands } });
  });
  it("needs a curtain where money is paid or taken, none where a building is placed", () => {
    expect(needsSecrets(table())).toBe(true);
    expect(needsSecrets(table(withActions("pay")))).toBe(true);
    expect(needsSecrets(table(withActions("build", "turn")))).toBe(true);
    expect(needsSecrets(table(withActions("build", "reserve")))).toBe(false);
  });
});
