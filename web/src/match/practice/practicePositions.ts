/** The positions of a game from which practice against bots can start. */
import type { Table } from "../../api/table";
import { t } from "../../i18n/words.svelte";
import type { LogLine } from "../logBook";

/** In a finished game all positions before its end; in a practice game those taken over from the original game. */
export const mayPractiseFrom = ({ phase, position, practice }: Table, ply: number): boolean =>
  phase === "over" ? ply < position : practice !== null && ply <= practice.ply;

/** The positions in which the viewer's seat decided; for a spectator, those in which any seat did. */
export const decisionPlies = ({ log, seat }: Table): number[] =>
  log.filter((entry) => entry.seat !== null && (seat ?? entry.seat) === entry.seat).map(({ ply }) => ply - 1);

/** A log line at the position where practice began. */
export const practiceStartLines = ({ practice }: Table): LogLine[] =>
  practice === null
    ? []
    : [{ key: "practice", ply: practice.ply, seat: null, cause: t("practice-log"), effects: "", rows: [] }];
