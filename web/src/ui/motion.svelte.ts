/** Animates changes of a board, unless the user wants reduced motion. Nothing ever waits for an animation. */
import { untrack } from "svelte";

import {
  flyPictures,
  animateMoves,
  measureThings,
  type Flight,
  type GlideOptions,
  type ThingBoxes,
} from "./flip";
import { settings, prefersReducedMotion } from "./settings.svelte";

/** The board before a change: the places of its things, and copies of pictures that may be gone afterwards. */
export interface BoardBefore {
  places: ThingBoxes;
  pictures: ReadonlyMap<string, Element>;
}

/** A game's description of its board. */
export interface BoardMotion {
  root: () => HTMLElement | undefined;
  /** A number that differs after each change. */
  version: () => number;
  /** Selector of things whose pictures are copied, as they may be gone when they fly. */
  copied: string;
  /** The flights caused by the last change. */
  flights: (before: BoardBefore, root: HTMLElement) => readonly Flight[];
  gliding?: (before: BoardBefore, root: HTMLElement) => Omit<GlideOptions, "duration">;
  /** Called after each change, whether anything moved or not. */
  after?: () => void;
}

/** Duration in milliseconds. */
const DURATION_MS = { slow: 900, normal: 550, fast: 250 };

/** The drawing inside an element, without its button. */
const pictureIn = (element: Element): Element => element.querySelector("svg") ?? element;

const copyPictures = (root: HTMLElement, selector: string): Map<string, Element> =>
  new Map(
    [...root.querySelectorAll(selector)].map((element) => [
      element.getAttribute("data-thing") ?? "",
      pictureIn(element).cloneNode(true) as Element,
    ]),
  );

/** Animates the board of the calling component. */
export function animateBoard({ root, version, copied, flights, gliding, after }: BoardMotion): void {
  let before: BoardBefore | null = null;
  let seen: number | null = null;
  $effect.pre(() => {
    void version();
    untrack(() => {
      const board = root();
      before =
        board && !prefersReducedMotion()
          ? { places: measureThings(board), pictures: copyPictures(board, copied) }
          : null;
    });
  });
  $effect(() => {
    const now = version();
    untrack(() => {
      const board = root();
      if (board && before && seen !== null && seen !== now) {
        const duration = DURATION_MS[settings.pace];
        // Measure everything before any animation starts, so that the page is laid out only once.
        const flying = flights(before, board);
        animateMoves(board, before.places, { duration, ...gliding?.(before, board) });
        flyPictures(board, flying, duration);
      }
      seen = now;
      before = null;
      after?.();
    });
  });
}
