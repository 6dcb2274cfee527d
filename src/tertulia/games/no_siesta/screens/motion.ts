/** Animations on No Siesta's table, derived from events. */
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import { within, type Flight } from "tertulia/ui/flip";
import type { Before } from "tertulia/ui/motion.svelte";
import { stillness } from "tertulia/ui/settings.svelte";
import { picture } from "./art/Sign.svelte";

/** Things whose pictures fly after they have left the table. */
export const KEPT = "[data-thing^=die-]";
/** Size of flying goods in pixels. */
const SMALL = 26;
/** Duration of a roll in milliseconds. */
const ROLL = 450;

/** Whether a thing is animated at a new place: discs on the siesta track. */
export const moves = (thing: string): boolean => thing.startsWith("track-");
/** Whether a new thing appears with an animation: roof tiles, helpers, and dice that players have taken. */
export const appears = (thing: string): boolean => /^(tile|helper|taken)-/.test(thing);

export const flightsOf = (before: Before, root: HTMLElement, moved: LogEntry[]): Flight[] =>
  moved.flatMap(({ events }) => events.flatMap((event) => flightOf(event, before, root)));

const circle = (name: string, ...facts: unknown[]): string =>
  `[data-circle="${[name, ...facts].join("-")}"].crossed`;
const thing = (name: string, ...facts: unknown[]): string => `[data-thing="${[name, ...facts].join("-")}"]`;

/** Selectors of an event's destination, by event type; the first that exists counts. */
const PLACES: Readonly<Record<string, (event: GameEvent) => string[]>> = {
  roof: ({ seat, gap }) => [circle("roof", seat, gap), thing("tile", seat, Number(gap) - 1)],
  field: ({ seat, field, good }) => [circle("field", seat, field, good)],
  load: ({ seat, barrow, good }) => [circle("load", seat, barrow, good)],
  store: ({ seat, good }) => [circle("store", seat, good)],
  trade: ({ seat, good }) => [thing("ship", seat, good)],
  climb: ({ seat }) => [thing("track", seat)],
  market: ({ space }) => [thing("esporles", space)],
};
/** The thing that flies, for events that do not name it. */
const GOODS: Readonly<Record<string, string>> = { roof: "silver", climb: "hat", market: "disc" };

function flightOf(event: GameEvent, before: Before, root: HTMLElement): Flight[] {
  const { type, seat } = event;
  const home = rectOf(root, `[data-player="${String(seat)}"]`);
  if (type === "take") {
    const die = `die-${String(event["die"])}-0`;
    const [from, face] = [before.places.get(die), before.pictures.get(die)];
    return from && face && home ? [{ picture: face, from, to: within(home, SMALL) }] : [];
  }
  const to = PLACES[type]?.(event)
    .map((selector) => rectOf(root, selector))
    .find(Boolean);
  const good = GOODS[type] ?? String(event["good"] ?? "");
  const from = before.places.get(`${String(event["source"] ?? "disc")}-${String(seat)}-${good}`) ?? home;
  return to && from ? [{ picture: drawn(good), from: within(from, SMALL), to: within(to, SMALL) }] : [];
}

/** The box of the last match, as circles are crossed off from left to right. */
function rectOf(root: HTMLElement, selector: string): DOMRect | undefined {
  const rect = [...root.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
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

/** Animates the dice in the middle after a roll. They can be pressed meanwhile. */
export function roll(root: HTMLElement | undefined, moved: LogEntry[]): void {
  if (!root || stillness() || !moved.some(({ events }) => events.some(({ type }) => type === "roll"))) return;
  root.querySelectorAll("#dice .middle .die svg").forEach((die, index) => {
    const turn = index % 2 ? -200 - 40 * index : 160 + 40 * index;
    die.animate([{ transform: `translateY(-60%) rotate(${turn}deg) scale(0.7)`, opacity: 0.2 }, {}], {
      duration: ROLL + 60 * index,
      easing: "cubic-bezier(0.2, 0.9, 0.3, 1.15)",
    });
  });
}
