import type { LogEntry } from "../api/contract";
import type { Table } from "../api/table";
import { playbackDelayMs, prefersReducedMotion } from "../ui/settings.svelte";
import { entriesByOthers } from "./logEntries";

/**
 * Milliseconds that a table with new entries stays displayed before the next: none unless another player's entry pauses
 * playback. Moves of a bot in the viewer's place count as another player's.
 */
export function displayMs(
  { own_seats, seats }: Table,
  entries: LogEntry[],
  pauses: (entry: LogEntry) => boolean,
): number {
  const own = own_seats.filter((seat) => !seats[seat]?.bot);
  if (!entriesByOthers(entries, own).some(pauses)) return 0;
  return prefersReducedMotion() ? playbackDelayMs() / 2 : playbackDelayMs();
}
