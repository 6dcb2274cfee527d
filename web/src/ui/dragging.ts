/**
 * Things that can be carried (`data-drag`): by finger or mouse to where something can be done with them, and let go there. It is
 * another way to do what presses do, so whoever cannot drag misses nothing.
 */
import { flushSync } from "svelte";

import { Held, listening } from "./pointerEvents";

/** Where a thing may be let go, as a selector, and what that does. */
export type Places = readonly (readonly [string, () => unknown])[];

export interface Carrying {
  /** A thing is lifted; nothing happens with one that can go nowhere. */
  lift: (thing: HTMLElement) => Places;
  /** It was let go where nothing can be done with it. */
  lay: () => void;
}

/** Pixels by which a press trembles without meaning to move. */
const STILL = 8;
/** So far beside a place, in pixels, one still means it. */
const NEAR = 28;

interface Spot {
  x: number;
  y: number;
}

/** How far a spot lies outside of what is seen of an element. */
function beside(element: Element, { x, y }: Spot): number {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return Infinity;
  return Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
}

/** The place that is meant, with what is done there. */
function placeAt(places: Places, spot: Spot): { place: Element; does: () => unknown } | undefined {
  const found = places.flatMap(([selector, does]) =>
    [...document.querySelectorAll(selector)].map((place) => ({ place, does, far: beside(place, spot) })),
  );
  return found.filter(({ far }) => far <= NEAR).toSorted((one, other) => one.far - other.far)[0];
}

class Dragging extends Held {
  #pointer = 0;
  #from: Spot = { x: 0, y: 0 };
  #places: Places = [];
  #picture: HTMLElement | null = null;

  constructor(readonly carrying: Carrying) {
    super();
  }

  down = (event: PointerEvent): void => {
    if (this.button) return;
    this.deaf = false;
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
    if (event.button !== 0 || !thing) return;
    this.button = thing;
    this.#pointer = event.pointerId;
    this.#from = { x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    if (!this.button || event.pointerId !== this.#pointer) return;
    const spot = { x: event.clientX, y: event.clientY };
    if (!this.#picture && Math.hypot(spot.x - this.#from.x, spot.y - this.#from.y) > STILL) this.#lift();
    if (this.#picture) this.#carry(spot);
  };

  up = (event: PointerEvent): void => {
    if (!this.button || event.pointerId !== this.#pointer) return;
    const meant = this.#picture && placeAt(this.#places, { x: event.clientX, y: event.clientY });
    this.deaf = this.#picture !== null;
    if (meant) meant.does();
    else if (this.#picture) this.carrying.lay();
    this.stop();
  };

  key = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") this.stop();
  };

  stop = (): void => {
    this.#picture?.remove();
    this.#mark();
    this.#picture = this.button = null;
  };

  #lift(): void {
    const thing = this.button;
    const drawn = thing?.querySelector("svg");
    if (!thing || !drawn) return;
    this.#places = this.carrying.lift(thing);
    flushSync();
    if (this.#places.length === 0) return this.stop();
    this.#picture = document.createElement("div");
    this.#picture.className = "flier carried";
    this.#picture.append(drawn.cloneNode(true));
    document.body.append(this.#picture);
  }

  #carry({ x, y }: Spot): void {
    if (this.#picture) this.#picture.style.translate = `${x}px ${y}px`;
    this.#mark(placeAt(this.#places, { x, y })?.place);
  }

  /** The place where it would be let go is seen. */
  #mark(place?: Element): void {
    for (const old of document.querySelectorAll("[data-under]"))
      if (old !== place) old.removeAttribute("data-under");
    place?.setAttribute("data-under", "");
  }
}

/** Listens on the whole page; returns what ends it. */
export function dragging(carrying: Carrying): () => void {
  const dragged = new Dragging(carrying);
  const end = listening({
    pointerdown: dragged.down,
    pointermove: dragged.move,
    pointerup: dragged.up,
    pointercancel: dragged.stop,
    click: dragged.click,
    keydown: dragged.key,
    contextmenu: dragged.menu,
  });
  return () => {
    dragged.stop();
    end();
  };
}
