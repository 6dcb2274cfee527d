/** Names and seats of all scorers; Dirk comes last. */
import type { Table } from "tertulia/api/table";
import { t } from "tertulia/i18n/words.svelte";
import type { View } from "./types";

/** Names by seat, plus Dirk's after all seats. */
export function namesOf(table: Table): string[] {
  const names = table.seats.map((seat) => seat.name ?? t("table-seat", { seat: seat.index + 1 }));
  return [...names, t("granada-dirk")];
}

export const scorers = (view: View): number[] => view.scores.map((_points, seat) => seat);
