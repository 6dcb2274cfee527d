import { describe, expect, it } from "vitest";

import { smallestPayment } from "../board/explainTiles";
import type { GranadaTurn } from "../turn/turn.svelte";
import { paymentActions, cheapestPayment, comparePayment, listCards, sumValues } from "../turn/payment";

const hand = (...values: number[]) =>
  listCards(values.map((value) => ({ currency: "blue" as const, value, count: 1 })));
const values = (price: number, ...cards: number[]) =>
  cheapestPayment(hand(...cards), price)
    ?.map((card) => card.value)
    .toSorted();

describe("paying", () => {
  it("finds the exact sum where there is one", () => {
    expect(values(10, 9, 8, 2)).toEqual([2, 8]);
  });
  it("loses as little as possible where there is none", () => {
    expect(values(7, 4, 4, 9)).toEqual([4, 4]);
  });
  it("prefers fewer cards among equal sums", () => {
    expect(values(9, 3, 3, 3, 9)).toEqual([9]);
  });
  it("says when the price cannot be reached", () => {
    expect(cheapestPayment(hand(1, 2), 4)).toBeNull();
  });
  it("agrees with trying every set of cards", () => {
    for (let seed = 1; seed < 200; seed++) {
      const cards = hand(...[3, 5, 7, 11, 13].map((k) => ((seed * k) % 9) + 1));
      const price = (seed % 13) + 2;
      const sums = Array.from({ length: 32 }, (_, mask) =>
        sumValues(cards.filter((_card, i) => (mask >> i) & 1)),
      );
      const least = Math.min(...sums.filter((total) => total >= price));
      const found = cheapestPayment(cards, price);
      expect(found ? sumValues(found) : Number.POSITIVE_INFINITY).toBe(least);
    }
  });
  it("keeps copies of a card apart", () => {
    expect(listCards([{ currency: "blue", value: 3, count: 2 }]).map((card) => card.id)).toEqual([
      "blue-3-0",
      "blue-3-1",
    ]);
  });
  it("judges a payment", () => {
    expect([comparePayment(3, 4), comparePayment(4, 4), comparePayment(5, 4)]).toEqual([
      "missing",
      "exact",
      "over",
    ]);
  });
  it("says what a building would take while others decide, too, but not of a hand that is not one's own", () => {
    const at = (seat: number | null): GranadaTurn =>
      ({ hand: hand(4, 7), table: () => ({ seat }) }) as unknown as GranadaTurn;
    expect([smallestPayment(at(0), "blue", 11), smallestPayment(at(0), "blue", 2)]).toEqual([11, 4]);
    expect([
      smallestPayment(at(0), "blue", 12),
      smallestPayment(at(0), "green", 2),
      smallestPayment(at(null), "blue", 2),
    ]).toEqual([null, null, null]);
  });
  it("is written highest card first", () => {
    expect(paymentActions(hand(3, 9, 5))).toEqual(["pay 9", "pay 5", "pay 3", "done"]);
  });
});
