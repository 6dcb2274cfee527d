/** Which tiles are animated: those that events name. Tiles that only made room or belong to another city are not. */
import type { LogEntry } from "tertulia/api/contract";
import type { Tile } from "../types";

const TILE = /^(tile|start)-\d+$/;

/** If no event names a tile, as after an undo, all tiles may move, but only in the `same` city as before the change. */
export function movesOf(entries: readonly LogEntry[], same: boolean): (thing: string) => boolean {
  const named = entries
    .flatMap((entry) => entry.events)
    .flatMap((event) => [event["tile"], event["old"]] as (Tile | undefined)[]);
  const moved = new Set(named.flatMap((tile) => (tile ? [`tile-${tile.number}`] : [])));
  return (thing) => !TILE.test(thing) || moved.has(thing) || (moved.size === 0 && same);
}
