/**
 * What the player is asked, for the words of a first game: the kind of the open decision; where all cards are played or all deliveries
 * made, there are words of their own.
 */
import type { Table } from "../../api/table";
import type { View } from "./types";

const SPENT: Readonly<Record<string, string>> = { play: "played", deliver: "delivered" };

export function asked(table: Table): string | null {
  const { pending } = table.view as View;
  if (!pending) return null;
  return pending["left"] === 0 ? (SPENT[pending.kind] ?? pending.kind) : pending.kind;
}
