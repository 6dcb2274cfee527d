/**
 * Merge patches: the patched value equals the server's. The cases are shared with the server's tests
 * (`tests/server/http/test_merge_patch.py`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { applyPatch } from "../src/api/change";

interface Case {
  name: string;
  before: unknown;
  now: unknown;
  merge: unknown;
  removed: string[][];
}
const FILE = join(import.meta.dirname, "../../tests/server/http/patches.json");
const cases = JSON.parse(readFileSync(FILE, "utf8")) as Case[];

/** Freezes a value and all its parts, so that changing them throws. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

describe("a merge patch", () => {
  it.each(cases)("of the shared cases: $name", ({ before, now, merge, removed }) => {
    const value = applyPatch(frozen(before), { merge: frozen(merge), removed: frozen(removed) });
    expect(JSON.stringify(value)).toBe(JSON.stringify(now)); // also compares the order of keys
    expect(value).toEqual(now);
  });

  it("shares with the value all that it does not touch", () => {
    const [farm, stock, time] = [{ stock: { olive: 1 } }, { grape: 1 }, { clocks: [] }];
    const before = { view: { farms: [farm, { stock, hand: [1] }] }, time };
    const patch = {
      merge: { view: { farms: { 1: {} } }, time: {} },
      removed: [["view", "farms", "1", "hand"]],
    };
    const after = applyPatch(before, patch) as typeof before;
    expect(after).toEqual({ view: { farms: [farm, { stock }] }, time });
    expect(after.view.farms[0]).toBe(farm);
    expect(after.view.farms[1]?.stock).toBe(stock);
    expect(after.time).toBe(time);
    expect(applyPatch(before, { merge: {}, removed: [] })).toBe(before);
  });
});
