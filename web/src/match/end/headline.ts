/** The outcome in one sentence, addressed to the viewer. */
import type { Table } from "../../api/table";
import { formatList, t } from "../../i18n/words.svelte";
import type { Ending } from "./ending";

export function headline(table: Table, { winners, scorers, mark }: Ending): string {
  if (mark !== undefined) {
    const points = scorers[0]?.points ?? 0;
    return points >= mark ? t("end-alone-won", { points, mark }) : t("end-alone-lost", { points, mark });
  }
  if (table.own_seats.length === 1 && winners.length === 1 && winners[0] === table.own_seats[0])
    return t("end-won");
  const names = winners.map((seat) => scorers.find((one) => one.seat === seat)?.name ?? "");
  return t("end-winners", { winners: formatList(names), count: winners.length });
}
