/** Which tiles have moved, as the events tell it: what only made room for others, or lies in another city that is looked at now, has not. */
import type { LogEntry } from "tertulia/api/contract";
import type { Tile } from "../types";

const TILE = /^(tile|start)-\d+$/;

/** Where nothing is told, as when a step was taken back, every tile of the `same` city that lies elsewhere has moved. */
export function movesOf(entries: readonly LogEntry[], same: boolean): (thing: string) => boolean {
  const named = entries
    .flatMap((entry) => entry.events)
    .flatMap((event) => [event["tile"], event["old"]] as (Tile | undefined)[]);
  const moved = new Set(named.flatMap((tile) => (tile ? [`tile-${tile.number}`] : [])));
  return (thing) => !TILE.test(thing) || moved.has(thing) || (moved.size === 0 && same);
}
