/** The required goods of a building or a market barrow, with the deliveries and marker removals possible on each. */
import type { Legal } from "tertulia/api/table";
import { markerOf } from "../turn/kinds";
import type { Counts } from "../types";

export interface RequiredGood {
  good: string;
  there: boolean;
  /** Deliveries that would fill the symbol, or actions that remove its marker. */
  actions: Legal[];
}

const goodOf = (action: Legal): string => String(action.args["good"]).replace("field_", "");
const isDelivery = (action: Legal, good: string): boolean =>
  action.name === "deliver" && goodOf(action) === good;
const isRemoval = (action: Legal, good: string): boolean => markerOf(action)?.good === good;

/**
 * The symbols of a building's row. Delivered goods come first of their kind; a delivery is offered on the first missing
 * one.
 */
export function requiredGoods(row: Counts, delivered: Counts, offers: readonly Legal[]): RequiredGood[] {
  return Object.entries(row).flatMap(([good, n]) => {
    const done = Math.min(delivered[good as keyof Counts] ?? 0, n);
    return Array.from({ length: n }, (_, index) => ({
      good,
      there: index < done,
      actions: offers.filter(
        (action) =>
          (index === done && isDelivery(action, good)) || (index === done - 1 && isRemoval(action, good)),
      ),
    }));
  });
}

const FIELD = "field_";
const fromField = ({ name, args }: Legal): boolean =>
  name === "deliver" && String(args["good"]).startsWith(FIELD);

/**
 * The actions that pressing a symbol offers.
 *
 * A good that is both in store and on a ripe field is delivered from the field. Goods on fields have fewer uses and are
 * worth nothing at the end, and the field grows again. `storeDeliveries` has the other deliveries.
 */
export const offeredAtGood = (actions: readonly Legal[]): Legal[] =>
  actions.filter((action) => action.name !== "deliver" || fromField(action) || !hasTwin(action, actions));

function hasTwin({ args }: Legal, among: readonly Legal[]): boolean {
  return among.some(
    (other) =>
      fromField(other) &&
      other.args["place"] === args["place"] &&
      other.args["good"] === `${FIELD}${String(args["good"])}`,
  );
}

/** Deliveries from the store that `offeredAtGood` omits; the store offers them. */
export const storeDeliveries = (legal: readonly Legal[], good: string): Legal[] => {
  const deliveries = legal.filter(({ name }) => name === "deliver");
  return deliveries.filter((action) => action.args["good"] === good && hasTwin(action, deliveries));
};

/** The numbers of delivered and of required goods of a building. */
export function countDelivered(row: Counts, delivered: Counts): { delivered: number; total: number } {
  const symbols = requiredGoods(row, delivered, []);
  return { delivered: symbols.filter(({ there }) => there).length, total: symbols.length };
}

/** The symbols of a market barrow, which keep their order. Actions are offered on the first symbol of each kind. */
export function barrowGoods(
  symbols: readonly { good: string; delivered: boolean }[],
  offers: readonly Legal[],
): RequiredGood[] {
  const lit = new Set<string>();
  return symbols.map(({ good, delivered }) => {
    const kind = `${good} ${delivered ? "there" : "missing"}`;
    const first = !lit.has(kind);
    lit.add(kind);
    const matches = delivered ? isRemoval : isDelivery;
    return { good, there: delivered, actions: first ? offers.filter((action) => matches(action, good)) : [] };
  });
}
