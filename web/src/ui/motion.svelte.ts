/** Animates changes of a board, unless the user wants reduced motion. Nothing ever waits for an animation. */
import { untrack } from "svelte";

import { fly, glide, places, type Flight, type Gliding, type Places } from "./flip";
import { settings, stillness } from "./settings.svelte";

/** The board before a change: the places of its things, and copies of pictures that may be gone afterwards. */
export interface Before {
  places: Places;
  pictures: ReadonlyMap<string, Element>;
}

/** A game's description of its board. */
export interface Moving {
  root: () => HTMLElement | undefined;
  /** A number that differs after each change. */
  version: () => number;
  /** Selector of things whose pictures are copied, as they may be gone when they fly. */
  kept: string;
  /** The flights caused by the last change. */
  flights: (before: Before, root: HTMLElement) => readonly Flight[];
  gliding?: (before: Before, root: HTMLElement) => Omit<Gliding, "duration">;
  /** Called after each change, whether anything moved or not. */
  after?: () => void;
}

/** Duration in milliseconds. */
const PACE = { slow: 900, normal: 550, fast: 250 };

/** The drawing inside an element, without its button. */
const pictureIn = (element: Element): Element => element.querySelector("svg") ?? element;

const copies = (root: HTMLElement, kept: string): Map<string, Element> =>
  new Map(
    [...root.querySelectorAll(kept)].map((element) => [
      element.getAttribute("data-thing") ?? "",
      pictureIn(element).cloneNode(true) as Element,
    ]),
  );

/** Animates the board of the calling component. */
export function moving({ root, version, kept, flights, gliding, after }: Moving): void {
  let before: Before | null = null;
  let seen: number | null = null;
  $effect.pre(() => {
    void version();
    untrack(() => {
      const board = root();
      before = board && !stillness() ? { places: places(board), pictures: copies(board, kept) } : null;
    });
  });
  $effect(() => {
    const now = version();
    untrack(() => {
      const board = root();
      if (board && before && seen !== null && seen !== now) {
        const duration = PACE[settings.pace];
        // Measure everything before any animation starts, so that the page is laid out only once.
        const flying = flights(before, board);
        glide(board, before.places, { duration, ...gliding?.(before, board) });
        fly(board, flying, duration);
      }
      seen = now;
      before = null;
      after?.();
    });
  });
}
