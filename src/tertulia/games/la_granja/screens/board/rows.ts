/** The symbols of a row or a cart, what can be put on each of them, and which markers there can be taken off. */
import type { Legal } from "tertulia/api/contract";
import { markerOf } from "../turn/kinds";
import type { Counts } from "../types";

export interface Symbol {
  good: string;
  there: boolean;
  /** Deliveries that would fill it, or the taking off of its marker. */
  actions: Legal[];
}

const raw = (action: Legal): string => String(action.args["good"]).replace("field_", "");
const fills = (action: Legal, good: string): boolean => action.name === "deliver" && raw(action) === good;
const empties = (action: Legal, good: string): boolean => markerOf(action)?.good === good;

/** Those delivered come first of their kind; what may be delivered lights the first that is missing. */
export function symbolsOf(row: Counts, delivered: Counts, offers: readonly Legal[]): Symbol[] {
  return Object.entries(row).flatMap(([good, n]) => {
    const done = Math.min(delivered[good as keyof Counts] ?? 0, n);
    return Array.from({ length: n }, (_, index) => ({
      good,
      there: index < done,
      actions: offers.filter(
        (action) => (index === done && fills(action, good)) || (index === done - 1 && empties(action, good)),
      ),
    }));
  });
}

const FIELD = "field_";
const fromField = ({ name, args }: Legal): boolean =>
  name === "deliver" && String(args["good"]).startsWith(FIELD);

/**
 * What a press at the symbol does. A good that lies both in store and on a ripe field is taken from the field: it can be used for less
 * than what is in store, is worth nothing at the end, and the field grows again. `fromStore` has the other ones.
 */
export const atSymbol = (actions: readonly Legal[]): Legal[] =>
  actions.filter((action) => action.name !== "deliver" || fromField(action) || !hasTwin(action, actions));

function hasTwin({ args }: Legal, among: readonly Legal[]): boolean {
  return among.some(
    (other) =>
      fromField(other) &&
      other.args["place"] === args["place"] &&
      other.args["good"] === `${FIELD}${String(args["good"])}`,
  );
}

/** Deliveries of a good out of the store that `atSymbol` leaves out: they are done there. */
export const fromStore = (legal: readonly Legal[], good: string): Legal[] => {
  const deliveries = legal.filter(({ name }) => name === "deliver");
  return deliveries.filter((action) => action.args["good"] === good && hasTwin(action, deliveries));
};

/** How many of the goods that a building asks for have been delivered. */
export function progressOf(row: Counts, delivered: Counts): { delivered: number; asked: number } {
  const symbols = symbolsOf(row, delivered, []);
  return { delivered: symbols.filter(({ there }) => there).length, asked: symbols.length };
}

/** The same for a cart, whose symbols lie where they lie. */
export function cratesOf(
  symbols: readonly { good: string; delivered: boolean }[],
  offers: readonly Legal[],
): Symbol[] {
  const lit = new Set<string>();
  return symbols.map(({ good, delivered }) => {
    const kind = `${good} ${delivered ? "there" : "missing"}`;
    const first = !lit.has(kind);
    lit.add(kind);
    const meant = delivered ? empties : fills;
    return { good, there: delivered, actions: first ? offers.filter((action) => meant(action, good)) : [] };
  });
}
