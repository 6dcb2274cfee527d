/** Which circles can be crossed off with which revenues, and the cheapest way for the player. */
import type { Legal } from "tertulia/api/table";
import type { Revenue } from "../types";

/** Ways to pay for a circle, cheapest first. */
export const SOURCES = ["loose", "disc", "commodity", "swap_loose", "swap_disc"] as const;
export type Source = (typeof SOURCES)[number];

/** A revenue that the player can pick: on a disc, or temporary (beside the board). */
export interface Pick {
  good: Revenue;
  source: "loose" | "disc";
}

const USES = new Set(["roof", "field", "trade", "load", "store", "climb"]);
/** Relative costs. One payment of a more expensive kind exceeds three of a cheaper kind. */
const WEIGHT: Readonly<Record<Source, number>> = {
  loose: 0,
  disc: 1,
  commodity: 10,
  swap_loose: 100,
  swap_disc: 101,
};
const FIXED: Readonly<Record<string, Revenue>> = { roof: "silver", climb: "hat" };
/** Revenues that a helper allows to use in place of each other. */
const OTHER: Readonly<Partial<Record<Revenue, Revenue>>> = { donkey: "hat", hat: "donkey" };

export const isUse = (action: { name: string }): boolean => USES.has(action.name);

/** The name of the circle that an action crosses off. */
export function circleOf({ name, args }: Legal): string {
  switch (name) {
    case "field":
      return `field-${args["field"]}-${args["good"]}`;
    case "load":
      return `barrow-${args["barrow"]}-${args["good"]}`;
    case "store":
    case "trade":
      return `${name}-${args["good"]}`;
    default:
      return name;
  }
}

/** The revenue that the circle requires. */
export const goodOf = ({ name, args }: Legal): Revenue => FIXED[name] ?? (args["good"] as Revenue);

/** The number of payments by source; a trade has them in its argument: `2-disc+1-commodity`. */
export function paidWith({ args }: Legal): Partial<Record<Source, number>> {
  const one = args["source"];
  if (one !== undefined) return { [one as Source]: 1 };
  const parts = String(args["with"] ?? "").split("+");
  return Object.fromEntries(
    parts.filter(Boolean).map((part) => {
      const at = part.indexOf("-");
      return [part.slice(at + 1), Number(part.slice(0, at))];
    }),
  );
}

const priceOf = (action: Legal): number =>
  Object.entries(paidWith(action)).reduce((sum, [source, n]) => sum + WEIGHT[source as Source] * n, 0);

/** The cheapest action; the first of equally cheap ones. */
export const cheapestUse = (actions: readonly Legal[]): Legal | undefined =>
  actions.toSorted((one, other) => priceOf(one) - priceOf(other))[0];

/** Whether an action uses the picked revenue. */
export function usesPicked(action: Legal, { good, source }: Pick): boolean {
  const paid = paidWith(action);
  if (good === "commodity") return (paid.commodity ?? 0) > 0;
  const wanted = goodOf(action);
  return wanted === good
    ? (paid[source] ?? 0) > 0
    : (paid[`swap_${source}`] ?? 0) > 0 && OTHER[wanted] === good;
}

/** For each circle, the cheapest action that crosses it off and uses the picked revenue, if any. */
export function cheapestUses(legal: readonly Legal[], picked: Pick | null): Map<string, Legal> {
  const fitting = legal.filter((action) => isUse(action) && (!picked || usesPicked(action, picked)));
  const found = new Map<string, Legal>();
  for (const circle of new Set(fitting.map(circleOf))) {
    const best = cheapestUse(fitting.filter((action) => circleOf(action) === circle));
    if (best) found.set(circle, best);
  }
  return found;
}

/** Whether an action could use the revenue. */
export const isPickable = (legal: readonly Legal[], pick: Pick): boolean =>
  legal.some((action) => isUse(action) && usesPicked(action, pick));
