/** Animations on No Siesta's table, derived from events. */
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import { centredBox, type Flight } from "tertulia/ui/flip";
import type { BoardBefore } from "tertulia/ui/motion.svelte";
import { prefersReducedMotion } from "tertulia/ui/settings.svelte";
import { signRef } from "./art/Sign.svelte";

/** Things whose pictures fly after they have left the table. */
export const COPIED_THINGS = "[data-thing^=die-]";
/** Size of flying goods in pixels. */
const SMALL_PX = 26;
/** Duration of a roll in milliseconds. */
const ROLL_MS = 450;

/** Whether a thing is animated at a new place: discs on the siesta track. */
export const isMoving = (thing: string): boolean => thing.startsWith("track-");
/** Whether a new thing appears with an animation: roof tiles, helpers, and dice that players have taken. */
export const isAppearing = (thing: string): boolean => /^(tile|helper|taken)-/.test(thing);

export const listFlights = (before: BoardBefore, root: HTMLElement, moved: LogEntry[]): Flight[] =>
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

function flightOf(event: GameEvent, before: BoardBefore, root: HTMLElement): Flight[] {
  const { type, seat } = event;
  const home = rectOf(root, `[data-player="${String(seat)}"]`);
  if (type === "take") {
    const die = `die-${String(event["die"])}-0`;
    const [from, face] = [before.places.get(die), before.pictures.get(die)];
    return from && face && home ? [{ picture: face, from, to: centredBox(home, SMALL_PX) }] : [];
  }
  const to = PLACES[type]?.(event)
    .map((selector) => rectOf(root, selector))
    .find(Boolean);
  const good = GOODS[type] ?? String(event["good"] ?? "");
  const from = before.places.get(`${String(event["source"] ?? "disc")}-${String(seat)}-${good}`) ?? home;
  return to && from
    ? [{ picture: signPicture(good), from: centredBox(from, SMALL_PX), to: centredBox(to, SMALL_PX) }]
    : [];
}

/** The box of the last match, as circles are crossed off from left to right. */
function rectOf(root: HTMLElement, selector: string): DOMRect | undefined {
  const rect = [...root.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

function signPicture(good: string): Element {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", signRef(good));
  svg.append(use);
  return svg;
}

/** Animates the dice in the middle after a roll. They can be pressed meanwhile. */
export function animateRoll(root: HTMLElement | undefined, moved: LogEntry[]): void {
  if (
    !root ||
    prefersReducedMotion() ||
    !moved.some(({ events }) => events.some(({ type }) => type === "roll"))
  )
    return;
  root.querySelectorAll("#dice .middle .die svg").forEach((die, index) => {
    const turn = index % 2 ? -200 - 40 * index : 160 + 40 * index;
    die.animate([{ transform: `translateY(-60%) rotate(${turn}deg) scale(0.7)`, opacity: 0.2 }, {}], {
      duration: ROLL_MS + 60 * index,
      easing: "cubic-bezier(0.2, 0.9, 0.3, 1.15)",
    });
  });
}
