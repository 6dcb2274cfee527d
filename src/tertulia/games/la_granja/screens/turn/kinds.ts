/** Kinds of actions: any-time actions, and answers to the current decision. */
import type { Legal } from "tertulia/api/table";

export const ANYTIME = new Set(["buy", "sell", "upgrade", "trade", "use", "helper"]);
/** Actions that are chosen on the table instead of in the action bar. */
const ON_TABLE = new Set([
  "play",
  "discard",
  "take",
  "reroll",
  "mark",
  "roof",
  "market",
  "guard",
  "deliver",
  "pay",
  "replace",
  "turn",
  "upgrade",
]);

/**
 * The place and the good of a marker that an action frees; undefined for other actions. A good of the farm has the
 * place `farm`.
 */
export function markerOf({
  name,
  args,
}: Pick<Legal, "name" | "args">): { place: string; good: string } | undefined {
  if (name !== "free") return undefined;
  const [place, good] = String(args["marker"]).split(":");
  return good === undefined ? { place: "farm", good: place ?? "" } : { place: place ?? "", good };
}

/** Whether an action is chosen on the table. Freed trades and points paid have no place there. */
export const isOnTable = (action: Legal): boolean =>
  action.name === "free"
    ? markerOf(action)?.place !== "trade"
    : ON_TABLE.has(action.name) && action.args["good"] !== "point";

/** The part of the table where an action is chosen. A phone shows one part at a time. */
const PART: Readonly<Record<string, string>> = {
  play: "hand",
  discard: "hand",
  take: "dice",
  reroll: "dice",
  mark: "dice",
  roof: "dice",
  market: "village",
  guard: "village",
};

const FARM = /^(farm|helper|barrow_\d)$/;

export function partOf(action: Pick<Legal, "name" | "args">): string | undefined {
  if (action.name === "deliver")
    return String(action.args["place"]).startsWith("barrow") ? "farm" : "village";
  if (action.name === "done") return undefined;
  const freed = markerOf(action);
  if (freed) return FARM.test(freed.place) ? "farm" : freed.place === "trade" ? undefined : "village";
  return PART[action.name] ?? (ON_TABLE.has(action.name) ? "farm" : undefined);
}

/** Decisions that a helper or a roof marker answers. */
const ANSWERED: Record<string, string> = {
  offer: "helper",
  help: "helper",
  merchant: "helper",
  double: "use",
};

/**
 * Whether an action answers the decision of this kind. A free upgrade does; an upgrade for silver is an any-time
 * action.
 */
export const answersDecision = (action: Legal, kind: string): boolean =>
  !ANYTIME.has(action.name) || ANSWERED[kind] === action.name || action.hint["free"] === true;
