/** Who may let a bot play for somebody who is away, and when. The server decides; this says it before it is asked. */
import type { Seat } from "../../api/contract";
import type { Table } from "../../api/table";
import { isPlayedFor } from "./standing";

/** Seconds that somebody is away before even the host may let a bot play for them. */
export const LEAST_ABSENCE = 30;

/** Since when each seat's player is away, in milliseconds of the browser's clock; null for those who are there. */
export type Away = readonly (number | null)[];

export const awaySince = (away: readonly number[], online: readonly number[], now: number): Away =>
  away.map((seconds, seat) => (online.includes(seat) ? null : now - 1000 * seconds));

/**
 * Seconds until whoever looks at the table may let a bot play on a seat: 0 for now, null for never (or not as long as somebody is
 * there). One's own seat at any time; that of others the host after a while, and then whoever sits at a table that allows it; by
 * turns nobody, for then people's clocks say when.
 */
export function waitFor(table: Table, seat: Seat, away: Away, now: number): number | null {
  if (table.phase !== "running" || seat.kind === "bot" || isPlayedFor(seat)) return null;
  if (seat.mine) return 0;
  if (table.time.pace?.kind === "by turns") return null;
  const since = away[seat.index] ?? null;
  const patient = table.mine.length > 0 && table.patience > 0;
  if (since === null || !(table.host || patient)) return null;
  const least = table.host ? LEAST_ABSENCE : Math.max(LEAST_ABSENCE, table.patience);
  return Math.max(0, Math.ceil(least - (now - since) / 1000));
}

/** A pause as it is told: seconds, minutes or hours, whichever is short. */
export function told(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  if (seconds < 100 * 60) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.ceil(seconds / 3600)} h`;
}
