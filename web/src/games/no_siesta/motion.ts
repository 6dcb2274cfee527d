/** What travels over No Siesta's table when something changes, as the events tell it. */
import type { GameEvent, LogEntry } from "../../api/contract";
import { within, type Flight } from "../../ui/glide";
import type { Before } from "../../ui/motion.svelte";
import { picture } from "./art/Sign.svelte";

/** Things whose pictures fly after they have left the table. */
export const KEPT = "[data-thing^=die-]";
/** Goods as they fly, in pixels. */
const SMALL = 26;

/** Discs climb; all else keeps its place. */
export const moves = (thing: string): boolean => thing.startsWith("track-");
/** Dice fall, tiles are laid, helpers come. */
export const appears = (thing: string): boolean => /^(die|tile|helper|taken)-/.test(thing);

export const flightsOf = (before: Before, root: HTMLElement, moved: LogEntry[]): Flight[] =>
  moved.flatMap(({ events }) => events.flatMap((event) => flightOf(event, before, root)));

/** Where a circle or a place is that an event is about. */
const PLACES: Readonly<Record<string, (event: GameEvent) => string>> = {
  trade: ({ seat, good }) => `ship-${String(seat)}-${String(good)}`,
  climb: ({ seat }) => `track-${String(seat)}`,
  market: ({ space }) => `esporles-${String(space)}`,
};

function flightOf(event: GameEvent, before: Before, root: HTMLElement): Flight[] {
  const { type, seat } = event;
  const home = rectOf(root, `[data-player="${String(seat)}"]`);
  if (type === "take") {
    const die = `die-${String(event["die"])}-0`;
    const [from, face] = [before.places.get(die), before.pictures.get(die)];
    return from && face && home ? [{ picture: face, from, to: within(home, SMALL) }] : [];
  }
  const place = PLACES[type]?.(event);
  const to = place ? rectOf(root, `[data-thing="${place}"]`) : undefined;
  const good = type === "market" ? "disc" : type === "climb" ? "hat" : String(event["good"] ?? "");
  const from = before.places.get(`disc-${String(seat)}-${good}`) ?? home;
  return to && from ? [{ picture: drawn(good), from: within(from, SMALL), to: within(to, SMALL) }] : [];
}

function rectOf(root: HTMLElement, selector: string): DOMRect | undefined {
  const rect = root.querySelector(selector)?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

function drawn(good: string): Element {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", picture(good));
  svg.append(use);
  return svg;
}
