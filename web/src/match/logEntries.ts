/** The browser's copy of the log. Updates bring only its end, and an undo shortens it. */
import type { LogEntry } from "../api/contract";
import type { Table } from "../api/table";

export function mergeLog(old: LogEntry[], news: LogEntry[], position: number): LogEntry[] {
  const first = news[0]?.ply ?? Number.POSITIVE_INFINITY;
  const unchanged = old.filter((entry) => entry.ply < first);
  const known = new Map(old.slice(unchanged.length).map((entry) => [entry.ply, entry]));
  const all = news.map((entry) => {
    const before = known.get(entry.ply);
    return before && sameEntry(before, entry) ? before : entry;
  });
  return [...unchanged, ...all].filter((entry) => entry.ply <= position);
}

/** Equal entries keep their object identity, so that values cached per entry stay valid. */
const sameEntry = (one: LogEntry, other: LogEntry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a table contains its complete log. */
export const isCompleteLog = ({ log, phase }: Table): boolean => phase === "open" || log[0]?.ply === 0;

/** The entries of `now` that are newer than all of `before`; empty after an undo. */
export function freshEntries(before: LogEntry[], now: LogEntry[]): LogEntry[] {
  const last = before.at(-1)?.ply ?? -1;
  return now.filter((entry) => entry.ply > last);
}

/** The entries after the last action of `seat`, or all if it has not acted yet. */
export function sinceLastTurn(log: LogEntry[], seat: number | null): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat !== null && entry.seat === seat);
  return log.slice(last + 1);
}

/** The last action of `seat`, which also contains the game's own events; empty before its first action. */
export const lastOwnEntry = (log: LogEntry[], seat: number | null): LogEntry[] => {
  const last = log.findLast((entry) => entry.seat !== null && entry.seat === seat);
  return last ? [last] : [];
};

/** Whether a seat has acted after `position` actions. */
export const hasActedSince = (log: readonly LogEntry[], seat: number, position: number): boolean =>
  log.some((entry) => entry.seat === seat && entry.ply > position);

/** The player's last steps that can be undone. */
export const undoableEntries = ({ log, undo }: Table): LogEntry[] => (undo > 0 ? log.slice(-undo) : []);

/** The entries made by other seats than these. */
export const entriesByOthers = (entries: LogEntry[], own: number[]): LogEntry[] =>
  entries.filter(({ seat }) => seat !== null && !own.includes(seat));
