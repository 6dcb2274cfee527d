/** Animations on La Granja's table: pictures that fly when events move goods, cards or markers. */
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import { symbolPicture, centredBox, type Flight } from "tertulia/ui/flip";
import type { BoardBefore } from "tertulia/ui/motion.svelte";
import { drawingRef } from "tertulia/ui/art/drawing";
import type { View } from "../types";
import { counterOf, homeOf, rectOf, sourceOf, type Board } from "./places";

/** Things whose pictures fly after they have left the table. */
export const COPIED_THINGS = "[data-thing^=die-], [data-thing^=roof-], [data-thing^=marker-]";
/** Size of flying goods in pixels; cards start at twice this size. */
const SMALL_PX = 26;
const GOODS = new Set(["olive", "grain", "grape", "pig", "food", "wine", "meat", "commodity", "silver"]);

/** Whether a thing is animated at a new place: discs and cards. */
export const isMoving = (thing: string): boolean => /^(disc|card)-/.test(thing);

/**
 * Whether a new thing appears with an animation: dice and markers. Things on a farm that has just come into view are
 * not new.
 */
export const isAppearing = (thing: string): boolean => /^(die|marker)-/.test(thing);

export const listFlights = (
  before: BoardBefore,
  root: HTMLElement,
  moved: LogEntry[],
  view: View,
): Flight[] =>
  moved.flatMap((entry) =>
    entry.events.flatMap((event, at) => flightOf(event, { before, root, view, entry, at })),
  );

function flightOf(event: GameEvent, board: Board): Flight[] {
  const home = homeOf(event["seat"], board);
  const counterBox = (thing: unknown): DOMRect | undefined => counterOf(event["seat"], thing, board);
  const good = event["good"];
  switch (event.type) {
    case "take":
      return toFlight(dieOf(event["die"], board), home);
    case "gain":
      return GOODS.has(String(good))
        ? toFlight(pictureStart(good, sourceOf(event, board)), counterBox(good))
        : [];
    case "points":
      return Number(event["amount"]) > 0
        ? toFlight(pictureStart("point", sourceOf(event, board)), counterBox("point"))
        : [];
    case "buy":
      return toFlight(pictureStart(good, counterBox("silver")), counterBox(good));
    case "sell":
      return toFlight(pictureStart("silver", counterBox(good)), counterBox("silver"));
    case "upgrade":
      return toFlight(pictureStart(event["into"], counterBox(good)), counterBox(event["into"]));
    case "deliver":
      return toFlight(pictureStart(good, counterBox(good)), targetBox(event, board));
    case "roof":
      return toFlight(keptAt(`roof-${board.entry.action?.split(" ")[1] ?? ""}`, board), home);
    case "marker": {
      const place = `[data-thing="marker-${String(event["space"])}"]`;
      const picture = board.root.querySelector(`${place} svg`);
      return toFlight(picture && home && { picture, from: centredBox(home, SMALL_PX) }, rectOf(place, board));
    }
    case "remove":
      return toFlight(keptAt(`marker-${String(event["space"])}`, board), home);
    default:
      return [];
  }
}

/** Start places of played cards that were not on the table: their player's entry in the player list. */
export function startPlaces(root: HTMLElement, moved: LogEntry[]): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const { card, seat } of moved.flatMap(({ events }) => events.filter(({ type }) => type === "play"))) {
    const home = root.querySelector(`[data-player="${String(seat)}"]`)?.getBoundingClientRect();
    if (home?.width) found.set(`card-${String(card)}`, centredBox(home, 2 * SMALL_PX));
  }
  return found;
}

interface Start {
  picture: Element;
  from: DOMRect;
}

const toFlight = (start: Start | null | undefined, to: DOMRect | undefined): Flight[] =>
  start && to?.width
    ? [{ ...start, to: centredBox(to, Math.min(SMALL_PX, to.width), Math.min(SMALL_PX, to.height)) }]
    : [];

/** A thing's place and picture before the change. */
function keptAt(thing: string, { before }: Board): Start | undefined {
  const [from, picture] = [before.places.get(thing), before.pictures.get(thing)];
  return from && picture ? { picture, from } : undefined;
}

/** The last die on a space; that one is taken. */
function dieOf(value: unknown, board: Board): Start | undefined {
  const there = [...board.before.places.keys()].filter((thing) => thing.startsWith(`die-${String(value)}-`));
  return keptAt(there.at(-1) ?? "", board);
}

function pictureStart(good: unknown, from: DOMRect | undefined): Start | undefined {
  const picture = from && symbolPicture(drawingRef(String(good).replace("field_", "")));
  return picture && { picture, from: centredBox(from, SMALL_PX) };
}

/** The building, or the market barrow on the visible farm; undefined if it is not visible. */
function targetBox(event: GameEvent, board: Board): DOMRect | undefined {
  const place = String(event["place"]);
  if (!place.startsWith("barrow")) return rectOf(`[data-thing="building-${place}"]`, board);
  const player = board.view.players.find(({ seat }) => seat === event["seat"]);
  const cart = player?.cards.barrow.find((barrow) => `barrow_${barrow.place}` === place);
  return cart && rectOf(`[data-thing="card-${cart.card}"]`, board);
}
