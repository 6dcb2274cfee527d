/** Sorts the lobby's tables into lists, by the guest's part in them. */
import type { TableSummary } from "../../api/contract";
import { seatsToPlay } from "../../match/players/standIns";

/** Seconds after which a finished game moves from the finished to the hidden tables. */
export const FINISHED_VISIBLE_SECONDS = 14 * 24 * 3600;
/** A time later than any deadline: sorts tables without one last. */
const NEVER = Number.MAX_SAFE_INTEGER;

export interface TableLists {
  /** The guest is to act. The nearest deadline is first, then tables with other people, then the longest wait. */
  turn: TableSummary[];
  /** The guest's tables that wait for other players; in the server's order. */
  waiting: TableSummary[];
  /** The guest's finished games. */
  finished: TableSummary[];
  /** The guest's hidden tables, and games that finished longer than `FINISHED_VISIBLE_SECONDS` ago. */
  hidden: TableSummary[];
  /** Other players' tables that the guest may join. */
  open: TableSummary[];
  /** Other players' tables that the guest may watch. */
  running: TableSummary[];
}

export const isMyTurn = ({ phase, actors, own_seats, seats }: TableSummary): boolean =>
  phase === "running" && seatsToPlay(actors, own_seats, seats).length > 0;

/** Whether other people sit there, who would wait in vain if the guest hid the table. */
export const hasOtherPlayers = ({ seats }: TableSummary): boolean =>
  seats.some(({ kind, own }) => kind === "guest" && !own);

export const isMine = ({ own_seats, host }: TableSummary): boolean => own_seats.length > 0 || host;

export function sortTables(
  tables: readonly TableSummary[],
  isHidden: (id: string) => boolean,
  visibleSeconds = FINISHED_VISIBLE_SECONDS,
): TableLists {
  const found: TableLists = { turn: [], waiting: [], finished: [], hidden: [], open: [], running: [] };
  for (const table of tables) found[listFor(table)].push(table);
  found.turn.sort(
    (one, other) =>
      (one.deadline ?? NEVER) - (other.deadline ?? NEVER) ||
      Number(hasOtherPlayers(other)) - Number(hasOtherPlayers(one)) ||
      (other.age ?? 0) - (one.age ?? 0),
  );
  return found;

  function listFor(table: TableSummary): keyof TableLists {
    const over = table.phase === "over";
    if (!isMine(table)) return table.phase === "open" ? "open" : "running";
    if (isHidden(table.id) || (over && (table.age ?? 0) > visibleSeconds)) return "hidden";
    if (over) return "finished";
    return isMyTurn(table) ? "turn" : "waiting";
  }
}

/** How long ago something happened, in words, by the largest unit that has passed: `2 hours ago`. */
export function agoText(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds < 60) return words.format(0, "second");
  if (seconds < 3600) return words.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return words.format(-Math.floor(seconds / 3600), "hour");
  return words.format(-Math.floor(seconds / 86_400), "day");
}
