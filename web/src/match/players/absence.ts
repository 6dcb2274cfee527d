/** Who may let a bot play for an absent player, and when. The server decides; this predicts its answer for display. */
import type { Seat } from "../../api/contract";
import type { Table } from "../../api/table";
import { hasStandIn } from "./standIns";

/** Seconds of absence before even the host may let a bot play. */
export const MIN_ABSENCE_SECONDS = 30;

/** By seat, since when the player is away, in ms of the browser's clock; null if online. */
export type AwaySince = readonly (number | null)[];

export const toAwaySince = (
  secondsAway: readonly number[],
  online: readonly number[],
  now: number,
): AwaySince => secondsAway.map((seconds, seat) => (online.includes(seat) ? null : now - 1000 * seconds));

/**
 * Seconds until the viewer may let a bot play on a seat: 0 for now, null for never or while its player is online.
 *
 * Players may do so for their own seat at any time. The host may after `MIN_ABSENCE_SECONDS`, other players after the
 * table's `patience` if it is not 0. At correspondence pace, no player may do so for others, as the clocks decide.
 */
export function secondsUntilBot(table: Table, seat: Seat, awaySince: AwaySince, now: number): number | null {
  if (table.phase !== "running" || seat.kind === "bot" || hasStandIn(seat)) return null;
  if (seat.own) return 0;
  if (table.time.pace?.kind === "by turns") return null;
  const since = awaySince[seat.index] ?? null;
  const patient = table.own_seats.length > 0 && table.patience > 0;
  if (since === null || !(table.host || patient)) return null;
  const least = table.host ? MIN_ABSENCE_SECONDS : Math.max(MIN_ABSENCE_SECONDS, table.patience);
  return Math.max(0, Math.ceil(least - (now - since) / 1000));
}

/** A duration with its unit, rounded up: seconds, minutes or hours. */
export function waitText(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  if (seconds < 100 * 60) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.ceil(seconds / 3600)} h`;
}
