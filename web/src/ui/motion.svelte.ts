/** What moves on a board when it changes: nothing where the user wants stillness, and never so that anybody has to wait for it. */
import { untrack } from "svelte";

import { fly, glide, places, type Flight, type Gliding, type Places } from "./flip";
import { settings, stillness } from "./settings.svelte";

/** The board before a change: where things lay, and pictures of those that may be gone after it. */
export interface Before {
  places: Places;
  pictures: ReadonlyMap<string, Element>;
}

/** What a game says of its own board. */
export interface Moving {
  root: () => HTMLElement | undefined;
  /** Another one after each change. */
  version: () => number;
  /** Things whose pictures are kept, since they may be gone when they fly. */
  kept: string;
  /** What changed hands by the change that has come. */
  flights: (before: Before, root: HTMLElement) => readonly Flight[];
  gliding?: (before: Before, root: HTMLElement) => Omit<Gliding, "duration">;
  /** After each change, whether anything moved or not. */
  after?: () => void;
}

/** In milliseconds. */
const PACE = { slow: 900, normal: 550, fast: 250 };

/** Only the drawing flies: not the button that it is on. */
const pictureIn = (element: Element): Element => element.querySelector("svg") ?? element;

const copies = (root: HTMLElement, kept: string): Map<string, Element> =>
  new Map(
    [...root.querySelectorAll(kept)].map((element) => [
      element.getAttribute("data-thing") ?? "",
      pictureIn(element).cloneNode(true) as Element,
    ]),
  );

/** Lets the board of the component that calls this move. */
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
        // All is measured before anything begins to move, so that the page is laid out once.
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
