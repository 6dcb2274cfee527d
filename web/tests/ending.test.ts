/** How a game ended, in places, and that this was seen. */
import { beforeEach, describe, expect, it } from "vitest";

import { placed } from "../src/match/end/ending";
import { Remembered } from "../src/ui/seenFlags";

describe("places", () => {
  it("go by points, then by what decides a tie; equal ones are shared and the next is left out", () => {
    const order = [[30, 1], [40, 0], [30, 1], [30, 2], undefined];
    const all = order.map((one, seat) => ({ seat, name: "", points: 0, ...(one ? { order: one } : {}) }));
    expect(placed(all).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
  });
});

describe("what was seen", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered, the newest two hundred", () => {
    const seen = new Remembered("seen");
    for (let number = 0; number <= 200; number += 1) seen.add(`t${number}`);
    seen.add("t5");
    expect([seen.has("t0"), seen.has("t1"), seen.has("t5"), seen.has("t200")]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
  it("is nothing where the storage holds something else", () => {
    localStorage.setItem("seen", '{"a": 1}');
    expect(new Remembered("seen").has("a")).toBe(false);
    localStorage.setItem("seen", "[");
    expect(new Remembered("seen").has("a")).toBe(false);
  });
});
