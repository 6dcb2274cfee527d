/** What flies over La Granja's table when something changes hands, as the events tell it. */
import type { GameEvent, LogEntry } from "../../api/contract";
import { within, type Flight } from "../../ui/glide";
import type { Before } from "../../ui/motion.svelte";
import { drawing } from "../../ui/art/drawing";
import type { View } from "./types";

/** Things whose pictures fly after they have left the table. */
export const KEPT = "[data-thing^=die-], [data-thing^=roof-], [data-thing^=marker-]";
/** Goods and cards as they fly, in pixels. */
const SMALL = 26;
/** What is seen to travel; points are counted at the player's name. */
const GOODS = new Set(["olive", "grain", "grape", "pig", "food", "wine", "meat", "commodity", "silver"]);

interface Board {
  before: Before;
  root: HTMLElement;
  view: View;
  entry: LogEntry;
}

/** Discs climb, cards go to their sides; all else keeps its place. */
export const moves = (thing: string): boolean => /^(disc|card)-/.test(thing);

/** Dice fall into their spaces, markers come to stand; on a farm that is looked at only now, nothing is new. */
export const appears = (thing: string): boolean => /^(die|marker)-/.test(thing);

export const flightsOf = (before: Before, root: HTMLElement, moved: LogEntry[], view: View): Flight[] =>
  moved.flatMap((entry) => entry.events.flatMap((event) => flightOf(event, { before, root, view, entry })));

function flightOf(event: GameEvent, board: Board): Flight[] {
  const home = homeOf(event["seat"], board);
  switch (event.type) {
    case "take":
      return flight(dieOf(event["die"], board), home);
    case "gain":
      return GOODS.has(String(event["good"])) ? flight(goodFrom(stall(board), event["good"]), home) : [];
    case "deliver":
      return flight(goodFrom(home, event["good"]), target(event, board));
    case "roof":
      return flight(keptAt(`roof-${board.entry.action?.split(" ")[1] ?? ""}`, board), home);
    case "marker": {
      const place = `[data-thing="marker-${String(event["space"])}"]`;
      const picture = board.root.querySelector(`${place} svg`);
      return flight(picture && home && { picture, from: within(home, SMALL) }, rectOf(place, board));
    }
    case "remove":
      return flight(keptAt(`marker-${String(event["space"])}`, board), home);
    default:
      return [];
  }
}

/** Where a card comes from that was nowhere on the table before: from whoever played it. */
export function origins(root: HTMLElement, moved: LogEntry[]): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const { card, seat } of moved.flatMap(({ events }) => events.filter(({ type }) => type === "play"))) {
    const home = root.querySelector(`[data-player="${String(seat)}"]`)?.getBoundingClientRect();
    if (home?.width) found.set(`card-${String(card)}`, within(home, 2 * SMALL));
  }
  return found;
}

interface Start {
  picture: Element;
  from: DOMRect;
}

const flight = (start: Start | null | undefined, to: DOMRect | undefined): Flight[] =>
  start && to?.width
    ? [{ ...start, to: within(to, Math.min(SMALL, to.width), Math.min(SMALL, to.height)) }]
    : [];

function rectOf(selector: string, { root }: Board): DOMRect | undefined {
  const rect = root.querySelector(selector)?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

const homeOf = (seat: unknown, board: Board): DOMRect | undefined =>
  typeof seat === "number" ? rectOf(`[data-player="${seat}"]`, board) : undefined;

/** What lay there before the change. */
function keptAt(thing: string, { before }: Board): Start | undefined {
  const [from, picture] = [before.places.get(thing), before.pictures.get(thing)];
  return from && picture ? { picture, from } : undefined;
}

/** The last of the dice on a space is the one that is taken. */
function dieOf(value: unknown, board: Board): Start | undefined {
  const there = [...board.before.places.keys()].filter((thing) => thing.startsWith(`die-${String(value)}-`));
  return keptAt(there.at(-1) ?? "", board);
}

/** The stall of the die that is being used. */
function stall(board: Board): DOMRect | undefined {
  const [verb, value] = (board.entry.action ?? "").split(" ");
  return verb === "take" ? rectOf(`[data-stall="${value}"]`, board) : rectOf("[data-stall].used", board);
}

function goodFrom(from: DOMRect | undefined, good: unknown): Start | undefined {
  if (!from) return undefined;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", drawing(String(good).replace("field_", "")));
  picture.append(use);
  return { picture, from: within(from, SMALL) };
}

/** The building, or the cart of that place on the farm that is shown; else nowhere. */
function target(event: GameEvent, board: Board): DOMRect | undefined {
  const place = String(event["place"]);
  if (!place.startsWith("barrow")) return rectOf(`[data-thing="building-${place}"]`, board);
  const player = board.view.players.find(({ seat }) => seat === event["seat"]);
  const cart = player?.cards.barrow.find((barrow) => `barrow_${barrow.place}` === place);
  return cart && rectOf(`[data-thing="card-${cart.card}"]`, board);
}
