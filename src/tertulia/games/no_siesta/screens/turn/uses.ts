/** What can be crossed off, with what, and which way costs the player least. */
import type { Legal } from "tertulia/api/contract";
import type { Revenue } from "../types";

/** What a circle is crossed off with, the cheapest first. */
export const SOURCES = ["loose", "disc", "commodity", "swap_loose", "swap_disc"] as const;
export type Source = (typeof SOURCES)[number];

/** Something that a player has and could use: a disc's revenue, or one that lies beside the board. */
export interface Pick {
  good: Revenue;
  source: "loose" | "disc";
}

const USES = new Set(["roof", "field", "trade", "load", "store", "climb"]);
/** One of a dearer kind costs more than all three of a cheaper one. */
const WEIGHT: Readonly<Record<Source, number>> = {
  loose: 0,
  disc: 1,
  commodity: 10,
  swap_loose: 100,
  swap_disc: 101,
};
const FIXED: Readonly<Record<string, Revenue>> = { roof: "silver", climb: "hat" };
/** What counts as the other by a helper. */
const OTHER: Readonly<Partial<Record<Revenue, Revenue>>> = { donkey: "hat", hat: "donkey" };

export const isUse = (action: { name: string }): boolean => USES.has(action.name);

/** The circle that an action crosses off. */
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

/** What the circle asks for. */
export const goodOf = ({ name, args }: Legal): Revenue => FIXED[name] ?? (args["good"] as Revenue);

/** How many of each source pay for it: a trade says `2-disc+1-commodity`. */
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

/** The way that costs least; of equal ones the first. */
export const cheapest = (actions: readonly Legal[]): Legal | undefined =>
  actions.toSorted((one, other) => priceOf(one) - priceOf(other))[0];

/** Whether an action uses what was picked. */
export function usesPicked(action: Legal, { good, source }: Pick): boolean {
  const paid = paidWith(action);
  if (good === "commodity") return (paid.commodity ?? 0) > 0;
  const wanted = goodOf(action);
  return wanted === good
    ? (paid[source] ?? 0) > 0
    : (paid[`swap_${source}`] ?? 0) > 0 && OTHER[wanted] === good;
}

/** For each circle what a press of it does: the cheapest way, of those that use what was picked. */
export function offers(legal: readonly Legal[], picked: Pick | null): Map<string, Legal> {
  const fitting = legal.filter((action) => isUse(action) && (!picked || usesPicked(action, picked)));
  const found = new Map<string, Legal>();
  for (const circle of new Set(fitting.map(circleOf))) {
    const best = cheapest(fitting.filter((action) => circleOf(action) === circle));
    if (best) found.set(circle, best);
  }
  return found;
}

/** Whether anything could be done with it. */
export const pickable = (legal: readonly Legal[], pick: Pick): boolean =>
  legal.some((action) => isUse(action) && usesPicked(action, pick));
