/** What the player is asked, for the words of a first game: the kind of the decision; one more action has words of its own. */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

export function asked(table: Table): string | null {
  const { phase, bought } = table.view as View;
  if (phase === "over") return null;
  return phase === "act" && bought.length > 0 ? "again" : phase;
}
