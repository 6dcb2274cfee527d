/**
 * What the player is asked, for the words of a first game: the kind of the decision; one more action, a building that is turned over
 * and one that is awarded have words of their own, and in the first round of two players it is said who Dirk is.
 */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

export function asked(table: Table): string | null {
  const { phase, pending, bought, dirk, round } = table.view as View;
  if (phase === "over") return null;
  if (pending?.from === "award") return "award";
  if (pending?.purpose === "turn") return "turn";
  if (phase !== "act") return phase;
  if (bought.length > 0) return "again";
  return dirk !== null && round === 1 ? "dirk" : phase;
}
