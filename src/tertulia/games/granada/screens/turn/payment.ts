/** Sums of money cards: exact payments, and payments with the smallest loss. */
import type { Money } from "../types";

export interface HandCard extends Money {
  /** `yellow-3-1`: the second yellow 3 of the hand. */
  id: string;
}

export function listCards(money: (Money & { count: number })[]): HandCard[] {
  return money.flatMap(({ currency, value, count }) =>
    Array.from({ length: count }, (_, copy) => ({ currency, value, id: `${currency}-${value}-${copy}` })),
  );
}

export const sumValues = (cards: { value: number }[]): number =>
  cards.reduce((total, card) => total + card.value, 0);

/**
 * The cards that reach `price` with the smallest loss; among those, the fewest cards, then the highest values. Null if
 * the price is out of reach. Keeps one set of cards per sum, so large hands are cheap, too.
 */
export function cheapestPayment(cards: HandCard[], price: number): HandCard[] | null {
  const reached = new Map<number, HandCard[]>([[0, []]]);
  for (const card of cards.toSorted((a, b) => b.value - a.value)) {
    for (const [total, set] of [...reached]) {
      const known = reached.get(total + card.value);
      if (total < price && (!known || known.length > set.length + 1))
        reached.set(total + card.value, [...set, card]);
    }
  }
  const enough = [...reached.keys()].filter((total) => total >= price);
  return enough.length ? (reached.get(Math.min(...enough)) ?? null) : null;
}

export type Payment = "missing" | "exact" | "over";

export function comparePayment(paid: number, price: number): Payment {
  if (paid < price) return "missing";
  return paid === price ? "exact" : "over";
}

/** A payment in the only order that the notation allows: highest card first, then `done`. */
export function paymentActions(cards: { value: number }[]): string[] {
  const values = cards.map((card) => card.value).toSorted((a, b) => b - a);
  return [...values.map((value) => `pay ${value}`), "done"];
}
