/** Names of all who score, Dirk last where he plays. */
import type { Table } from "tertulia/api/table";
import { t } from "tertulia/i18n/words.svelte";
import type { View } from "./types";

/** By seat; one more than there are seats, for Dirk. */
export function namesOf(table: Table): string[] {
  const names = table.seats.map((seat) => seat.name ?? t("table-seat", { seat: seat.index + 1 }));
  return [...names, t("granada-dirk")];
}

export const scorers = (view: View): number[] => view.scores.map((_points, seat) => seat);
