/** From which positions of a table's game one may play on against bots. */
import type { Table } from "../../api/table";
import { t } from "../../i18n/words.svelte";
import type { Line } from "../lines";

/** All of a game that is over but its end; of a practice game those that it took from another. */
export const mayPlayOn = ({ phase, position, practice }: Table, ply: number): boolean =>
  phase === "over" ? ply < position : practice !== null && ply <= practice.ply;

/** The position of this seat's last decision, or of the last of all for who only looked on; null where nothing was decided. */
export function lastDecision({ log, seat, position }: Table): number | null {
  const last = seat === null ? position : (log.findLast((entry) => entry.seat === seat)?.ply ?? position);
  return last > 0 ? last - 1 : null;
}

/** Where a game began to be practice, as a line of its log. */
export const beginning = ({ practice }: Table): Line[] =>
  practice === null
    ? []
    : [{ key: "practice", ply: practice.ply, seat: null, cause: t("practice-log"), effects: "", rows: [] }];
