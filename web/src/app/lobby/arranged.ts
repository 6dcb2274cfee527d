/** The tables that the lobby knows, by what they want of whoever looks. */
import type { TableSummary } from "../../api/contract";
import { waitingForMe } from "../../match/people/standing";

/** Seconds after which a game that is over is no longer shown among the finished ones. */
export const KEPT = 14 * 24 * 3600;
/** After every moment at which somebody's time runs out. */
const NEVER = Number.MAX_SAFE_INTEGER;

export interface Arranged {
  /** I am to act: first where my time runs out first, then where other people wait, and the longest wait first. */
  turn: TableSummary[];
  /** Mine, and somebody else is to act or to come; the latest change first. */
  waiting: TableSummary[];
  /** Mine and over. */
  finished: TableSummary[];
  /** Mine, and put aside by hand or, once over, by time. */
  aside: TableSummary[];
  /** Of others: those where one may sit down, and those that one may watch. */
  open: TableSummary[];
  running: TableSummary[];
}

export const isMyTurn = ({ phase, actors, mine, seats }: TableSummary): boolean =>
  phase === "running" && waitingForMe(actors, mine, seats).length > 0;

/** Whether other people sit there: they would wait for whoever puts the table aside. */
export const hasCompany = ({ seats }: TableSummary): boolean =>
  seats.some(({ kind, mine }) => kind === "guest" && !mine);

const isMine = ({ mine, host }: TableSummary): boolean => mine.length > 0 || host;

export function arranged(
  tables: readonly TableSummary[],
  isPutAside: (id: string) => boolean,
  kept = KEPT,
): Arranged {
  const found: Arranged = { turn: [], waiting: [], finished: [], aside: [], open: [], running: [] };
  for (const table of tables) found[place(table)].push(table);
  found.turn.sort(
    (one, other) =>
      (one.ends ?? NEVER) - (other.ends ?? NEVER) ||
      Number(hasCompany(other)) - Number(hasCompany(one)) ||
      (other.age ?? 0) - (one.age ?? 0),
  );
  return found;

  function place(table: TableSummary): keyof Arranged {
    const over = table.phase === "over";
    if (!isMine(table)) return table.phase === "open" ? "open" : "running";
    if (isPutAside(table.id) || (over && (table.age ?? 0) > kept)) return "aside";
    if (over) return "finished";
    return isMyTurn(table) ? "turn" : "waiting";
  }
}

/** How long ago something was, in words of a language: the largest unit of which there is a whole one. */
export function ago(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (seconds < 60) return words.format(0, "second");
  if (seconds < 3600) return words.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return words.format(-Math.floor(seconds / 3600), "hour");
  return words.format(-Math.floor(seconds / 86_400), "day");
}
