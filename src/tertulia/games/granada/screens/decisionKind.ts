/**
 * The kind of the current decision, for the beginner's hints. Special kinds: an extra action (`again`), turning a
 * building over, placing an awarded building, and the explanation of Dirk in the first round of two players.
 */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

export function decisionKind(table: Table): string | null {
  const { phase, pending, bought, dirk, round } = table.view as View;
  if (phase === "over") return null;
  if (pending?.from === "award") return "award";
  if (pending?.purpose === "turn") return "turn";
  if (phase !== "act") return phase;
  if (bought.length > 0) return "again";
  return dirk !== null && round === 1 ? "dirk" : phase;
}
