/** Animation of payments: a coin flies to the paid tile. */
import type { LogEntry } from "tertulia/api/contract";
import { symbolPicture, centredBox, type Flight } from "tertulia/ui/flip";
import type { BoardBefore } from "tertulia/ui/motion.svelte";
import type { Tile } from "../types";

const PAID = new Set(["buy", "turn"]);
/** Size of a flying coin in pixels. */
const COIN_PX = 22;

export function coinFlights(before: BoardBefore, root: HTMLElement, moved: LogEntry[]): Flight[] {
  const paid = moved.flatMap(({ events }) => events.filter(({ type }) => PAID.has(type)));
  return paid.flatMap((event): Flight[] => {
    const purse = root.querySelector(`[data-player="${String(event["seat"])}"]`)?.getBoundingClientRect();
    const thing = before.places.get(`tile-${(event["tile"] as Tile).number}`);
    if (!purse?.width || !thing) return [];
    const picture = symbolPicture(`#c-${String(event["currency"])}`);
    return [{ picture, from: centredBox(purse, COIN_PX), to: centredBox(thing, COIN_PX) }];
  });
}
