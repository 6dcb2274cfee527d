/** The log as the browser keeps it: news brings only its end, and undo shortens it. */
import type { LogEntry } from "../api/contract";
import type { Table } from "../api/table";

export function mergeLog(old: LogEntry[], news: LogEntry[], position: number): LogEntry[] {
  const first = news[0]?.ply ?? Number.POSITIVE_INFINITY;
  const kept = old.filter((entry) => entry.ply < first);
  const known = new Map(old.slice(kept.length).map((entry) => [entry.ply, entry]));
  const all = news.map((entry) => {
    const before = known.get(entry.ply);
    return before && sameEntry(before, entry) ? before : entry;
  });
  return [...kept, ...all].filter((entry) => entry.ply <= position);
}

/** Entries that say the same stay the same objects: what was made of one need not be made again. */
const sameEntry = (one: LogEntry, other: LogEntry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a table brings its whole log. */
export const isWhole = ({ log, phase }: Table): boolean => phase === "open" || log[0]?.ply === 0;

/** The entries of `now` that `before` had not; after an undo there are none. */
export function freshEntries(before: LogEntry[], now: LogEntry[]): LogEntry[] {
  const last = before.at(-1)?.ply ?? -1;
  return now.filter((entry) => entry.ply > last);
}

/** What happened after the last action of `seat` (or from the start, if it has made none). */
export function sinceLastTurn(log: LogEntry[], seat: number | null): LogEntry[] {
  const last = log.findLastIndex((entry) => entry.seat !== null && entry.seat === seat);
  return log.slice(last + 1);
}

/** One's own last action, for what the game itself did then; none before the first. */
export const lastOwn = (log: LogEntry[], seat: number | null): LogEntry[] => {
  const last = log.findLast((entry) => entry.seat !== null && entry.seat === seat);
  return last ? [last] : [];
};

/** One's own last steps, as many as may be taken back. */
export const chainOf = ({ log, undo }: Table): LogEntry[] => (undo > 0 ? log.slice(-undo) : []);

/** What others than these seats have done. */
export const madeByOthers = (entries: LogEntry[], own: number[]): LogEntry[] =>
  entries.filter(({ seat }) => seat !== null && !own.includes(seat));
