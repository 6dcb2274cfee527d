/** Kinds of action: what may be done at any time, and what answers the open decision. */
import type { Legal } from "tertulia/api/contract";

export const ANYTIME = new Set(["buy", "sell", "upgrade", "trade", "use", "helper"]);
/** What is answered on the thing that it is about: hand, dice, roofs, market, rows and carts, goods, helpers. */
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

/** What a marker that can be freed stands on: a place and a good there, or a good of the own farm alone. */
export function markerOf({
  name,
  args,
}: Pick<Legal, "name" | "args">): { place: string; good: string } | undefined {
  if (name !== "free") return undefined;
  const [place, good] = String(args["marker"]).split(":");
  return good === undefined ? { place: "farm", good: place ?? "" } : { place: place ?? "", good };
}

/** A trade that was made has no place on the table, nor has a point that is paid. */
export const onTable = (action: Legal): boolean =>
  action.name === "free"
    ? markerOf(action)?.place !== "trade"
    : ON_TABLE.has(action.name) && action.args["good"] !== "point";

/** The part of the table where an answer lies, for a phone, which shows one at a time. */
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

/** Whether an action answers the open decision; a free upgrade does, one for silver may be done at any time. */
export const ownDecision = (action: Legal, kind: string): boolean =>
  !ANYTIME.has(action.name) || ANSWERED[kind] === action.name || action.hint["free"] === true;
