/**
 * The kind of the current decision, for the beginner's hints. Special kinds: all cards are played, all deliveries are
 * made, or only the end of the turn is left.
 */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

const TURN_END = "turn_end";
const SPENT: Readonly<Record<string, string>> = { play: "played", deliver: "delivered" };

export function decisionKind(table: Table): string | null {
  const { pending } = table.view as View;
  if (!pending) return null;
  if (pending.kind === "pause" && pending["before"] === TURN_END) return TURN_END;
  return pending["left"] === 0 ? (SPENT[pending.kind] ?? pending.kind) : pending.kind;
}
