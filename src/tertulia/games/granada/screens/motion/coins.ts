/** Animation of payments: a coin flies to the paid tile. */
import type { LogEntry } from "tertulia/api/contract";
import { drawn, within, type Flight } from "tertulia/ui/flip";
import type { Before } from "tertulia/ui/motion.svelte";
import type { Tile } from "../types";

const PAID = new Set(["buy", "turn"]);
/** Size of a flying coin in pixels. */
const COIN = 22;

export function coinFlights(before: Before, root: HTMLElement, moved: LogEntry[]): Flight[] {
  const paid = moved.flatMap(({ events }) => events.filter(({ type }) => PAID.has(type)));
  return paid.flatMap((event): Flight[] => {
    const purse = root.querySelector(`[data-player="${String(event["seat"])}"]`)?.getBoundingClientRect();
    const thing = before.places.get(`tile-${(event["tile"] as Tile).number}`);
    if (!purse?.width || !thing) return [];
    const picture = drawn(`#c-${String(event["currency"])}`);
    return [{ picture, from: within(purse, COIN), to: within(thing, COIN) }];
  });
}
