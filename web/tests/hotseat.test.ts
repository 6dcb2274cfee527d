/** Hotseat play: the seat that acts next on a shared device. */
import { expect, it } from "vitest";

import type { Seat } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { nextSeatHere } from "../src/match/hotseatPrivacy";

const seats = [0, 1, 2].map((index) => ({ index, bot: null })) as unknown as Seat[];
const next = (mine: number[], actors: number[], phase: Table["phase"] = "running"): number | undefined =>
  nextSeatHere({ own_seats: mine, actors, phase, seats } as Table);

it("passes the device to the first of its seats that may act", () => {
  expect(next([0, 2], [1, 2, 0])).toBe(2);
  expect(next([0, 2], [1])).toBeUndefined();
  expect(next([0, 2], [0], "over")).toBeUndefined();
});
it("passes no device that has one seat only", () => expect(next([0], [0])).toBeUndefined());
