/** Places on La Granja's table for animations; undefined if a place is not visible. */
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import type { BoardBefore } from "tertulia/ui/motion.svelte";
import type { View } from "../types";

/** An event of an action, with the table before and after it. */
export interface Board {
  before: BoardBefore;
  root: HTMLElement;
  view: View;
  entry: LogEntry;
  /** The event's index within the action. */
  at: number;
}

export function rectOf(selector: string, { root }: Board): DOMRect | undefined {
  const rect = root.querySelector(selector)?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

export const homeOf = (seat: unknown, board: Board): DOMRect | undefined =>
  typeof seat === "number" ? rectOf(`[data-player="${seat}"]`, board) : undefined;

/** The place that shows a player's number of a good: on the farm if visible, else in the player list. */
export function counterOf(seat: unknown, thing: unknown, board: Board): DOMRect | undefined {
  const counter = `[data-counter="${String(thing).replace("field_", "")}"]`;
  const boxInside = (holder: string): DOMRect | undefined =>
    rectOf(`[data-${holder}="${String(seat)}"] ${counter}`, board);
  return boxInside("farm") ?? boxInside("player") ?? homeOf(seat, board);
}

/** Selectors of things that give goods or points, by the event that activates them. */
const GIVERS: Record<string, (event: GameEvent) => string> = {
  building: ({ building }) => `[data-thing="building-${String(building)}"]`,
  open: ({ building }) => `[data-thing="building-${String(building)}"]`,
  craft: ({ building }) => `[data-thing="building-${String(building)}"]`,
  barrow: ({ card }) => `[data-thing="card-${String(card)}"]`,
  helper: ({ card }) => `[data-thing="card-${String(card)}"]`,
  use: ({ seat, place }) => `[data-farm="${String(seat)}"] [data-roof="${String(place)}"]`,
  roof: ({ seat, place }) => `[data-farm="${String(seat)}"] [data-roof="${String(place)}"]`,
  trade: ({ seat }) =>
    `[data-farm="${String(seat)}"] [data-counter="commodity"], [data-player="${String(seat)}"] [data-counter="commodity"]`,
  remove: ({ space }) => `[data-thing="space-${String(space)}"]`,
  siesta: ({ seat }) => `[data-thing="disc-${String(seat)}"]`,
};
/** Selectors of sources of points that have no event of their own. */
const OF_POINTS: Record<string, (seat: unknown) => string> = {
  market: () => "#market",
  siesta: (seat) => `[data-thing="disc-${String(seat)}"]`,
  end: (seat) => `[data-player="${String(seat)}"] [data-counter="silver"]`,
};

/**
 * The place that goods or points come from: the thing activated by an earlier event, the stall of the die in use, or
 * the income.
 */
export function sourceOf(event: GameEvent, board: Board): DOMRect | undefined {
  const { entry, at } = board;
  const known = OF_POINTS[String(event["source"])];
  if (known) return rectOf(known(event["seat"]), board);
  const giver = entry.events.slice(0, at).findLast(({ type }) => type in GIVERS || type === "take");
  if (giver && giver.type !== "take") return rectOf(GIVERS[giver.type]?.(giver) ?? "", board);
  return stallBox(board) ?? rectOf(`[data-farm="${String(event["seat"])}"] [data-income]`, board);
}

/** The stall of the die in use. */
function stallBox(board: Board): DOMRect | undefined {
  const [verb, value] = (board.entry.action ?? "").split(" ");
  return verb === "take" ? rectOf(`[data-stall="${value}"]`, board) : rectOf("[data-stall].used", board);
}
