/** The symbols of a row or a cart, and what can be put on each of them. */
import type { Legal } from "../../../api/contract";
import type { Counts } from "../types";

export interface Symbol {
  good: string;
  there: boolean;
  /** Deliveries that would fill it. */
  actions: Legal[];
}

const raw = (action: Legal): string => String(action.args["good"]).replace("field_", "");

/** Those delivered come first of their kind; what may be delivered lights the first that is missing. */
export function symbolsOf(row: Counts, delivered: Counts, offers: readonly Legal[]): Symbol[] {
  return Object.entries(row).flatMap(([good, n]) => {
    const done = Math.min(delivered[good as keyof Counts] ?? 0, n);
    return Array.from({ length: n }, (_, index) => ({
      good,
      there: index < done,
      actions: index === done ? offers.filter((action) => raw(action) === good) : [],
    }));
  });
}

/** The same for a cart, whose symbols lie where they lie. */
export function cratesOf(
  symbols: readonly { good: string; delivered: boolean }[],
  offers: readonly Legal[],
): Symbol[] {
  const lit = new Set<string>();
  return symbols.map(({ good, delivered }) => {
    const first = !delivered && !lit.has(good);
    if (first) lit.add(good);
    return { good, there: delivered, actions: first ? offers.filter((action) => raw(action) === good) : [] };
  });
}
