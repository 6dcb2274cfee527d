/**
 * What the player is asked, for the words of a first game: the kind of the open decision; where all cards are played, all deliveries
 * made, or only the end of the turn is left, there are words of their own.
 */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

const TURN_END = "turn_end";
const SPENT: Readonly<Record<string, string>> = { play: "played", deliver: "delivered" };

export function asked(table: Table): string | null {
  const { pending } = table.view as View;
  if (!pending) return null;
  if (pending.kind === "pause" && pending["before"] === TURN_END) return TURN_END;
  return pending["left"] === 0 ? (SPENT[pending.kind] ?? pending.kind) : pending.kind;
}
