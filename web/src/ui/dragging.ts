/**
 * Drag and drop for elements with `data-drag`, by mouse or finger. Everything that dragging does is possible by
 * pressing, too.
 */
import { flushSync } from "svelte";

import { HeldButton, listenOnPage } from "./pointerEvents";

/** Drop targets as selectors, with the effect of dropping there. */
export type DropTargets = readonly (readonly [string, () => unknown])[];

export interface DragRules {
  /** Called when an element is lifted. Returns its drop targets; without any, the drag ends. */
  lift: (thing: HTMLElement) => DropTargets;
  /** Called when an element is dropped outside of all targets. */
  lay: () => void;
}

/** Movement in pixels that still counts as a press. */
const PRESS_TOLERANCE_PX = 8;
/** Distance in pixels from a target at which a drop still counts. */
const DROP_DISTANCE_PX = 28;

interface Spot {
  x: number;
  y: number;
}

/** Distance of a spot from an element's box; infinite if the element is invisible. */
function distanceTo(element: Element, { x, y }: Spot): number {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return Infinity;
  return Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
}

/** The nearest target within `DROP_DISTANCE_PX` pixels, with its effect. */
function nearestTarget(places: DropTargets, spot: Spot): { place: Element; does: () => unknown } | undefined {
  const found = places.flatMap(([selector, does]) =>
    [...document.querySelectorAll(selector)].map((place) => ({ place, does, far: distanceTo(place, spot) })),
  );
  return found.filter(({ far }) => far <= DROP_DISTANCE_PX).toSorted((one, other) => one.far - other.far)[0];
}

class DragHandler extends HeldButton {
  #pointer = 0;
  #from: Spot = { x: 0, y: 0 };
  #places: DropTargets = [];
  #picture: HTMLElement | null = null;

  constructor(readonly carrying: DragRules) {
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
    if (!this.#picture && Math.hypot(spot.x - this.#from.x, spot.y - this.#from.y) > PRESS_TOLERANCE_PX)
      this.#lift();
    if (this.#picture) this.#carry(spot);
  };

  up = (event: PointerEvent): void => {
    if (!this.button || event.pointerId !== this.#pointer) return;
    const target = this.#picture && nearestTarget(this.#places, { x: event.clientX, y: event.clientY });
    this.deaf = this.#picture !== null;
    if (target) target.does();
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
    this.#mark(nearestTarget(this.#places, { x, y })?.place);
  }

  /** Highlights the current drop target. */
  #mark(place?: Element): void {
    for (const old of document.querySelectorAll("[data-under]"))
      if (old !== place) old.removeAttribute("data-under");
    place?.setAttribute("data-under", "");
  }
}

/** Listens on the whole page. Returns a function that stops listening. */
export function listenForDrags(carrying: DragRules): () => void {
  const dragged = new DragHandler(carrying);
  const end = listenOnPage({
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
