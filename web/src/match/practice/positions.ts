/** From which positions of a table's game one may play on against bots. */
import type { Table } from "../../api/table";
import { t } from "../../i18n/words.svelte";
import type { Line } from "../lines";

/** All of a game that is over but its end; of a practice game those that it took from another. */
export const mayPlayOn = ({ phase, position, practice }: Table, ply: number): boolean =>
  phase === "over" ? ply < position : practice !== null && ply <= practice.ply;

/** The positions in which this seat decided, or anybody where it is of one who only looked on. */
export const decisions = ({ log, seat }: Table): number[] =>
  log.filter((entry) => entry.seat !== null && (seat ?? entry.seat) === entry.seat).map(({ ply }) => ply - 1);

/** Where a game began to be practice, as a line of its log. */
export const beginning = ({ practice }: Table): Line[] =>
  practice === null
    ? []
    : [{ key: "practice", ply: practice.ply, seat: null, cause: t("practice-log"), effects: "", rows: [] }];
