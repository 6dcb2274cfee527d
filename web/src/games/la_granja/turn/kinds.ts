/** Kinds of action: what may be done at any time, and what answers the open decision. */
import type { Legal } from "../../../api/contract";

export const ANYTIME = new Set(["buy", "sell", "upgrade", "trade", "use", "helper"]);
/** These are chosen on the cards of the hand. */
export const IN_HAND = new Set(["play", "discard"]);
/** Groups of the any-time panel, in its order. */
export const GROUPS = ["buy", "sell", "upgrade", "trade", "use", "helper"] as const;

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
