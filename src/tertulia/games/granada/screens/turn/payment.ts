/** Sums of money cards: what pays a price exactly, and what pays it with the least loss. */
import type { Money } from "../types";

export interface HandCard extends Money {
  /** `yellow-3-1`: the second yellow 3 of the hand. */
  id: string;
}

export function spread(money: (Money & { count: number })[]): HandCard[] {
  return money.flatMap(({ currency, value, count }) =>
    Array.from({ length: count }, (_, copy) => ({ currency, value, id: `${currency}-${value}-${copy}` })),
  );
}

export const sum = (cards: { value: number }[]): number =>
  cards.reduce((total, card) => total + card.value, 0);

/**
 * The cards that reach `price` with the least loss; among equals the fewest cards, and then those of highest value.
 * Sums are reached one by one, so even a large hand costs next to nothing. Null where the price cannot be reached.
 */
export function cheapest(cards: HandCard[], price: number): HandCard[] | null {
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

export function judge(paid: number, price: number): Payment {
  if (paid < price) return "missing";
  return paid === price ? "exact" : "over";
}

/** A payment in the one order that the rules' notation knows: highest card first, then `done`. */
export function chain(cards: { value: number }[]): string[] {
  const values = cards.map((card) => card.value).toSorted((a, b) => b - a);
  return [...values.map((value) => `pay ${value}`), "done"];
}
