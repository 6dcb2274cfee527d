/** A page whose elements have the position in their `data-at` (left, top, width, height), with recorded animations. */
import { afterEach, beforeEach, vi } from "vitest";

import type { GameEvent, LogEntry } from "../src/api/contract";

/** The page, and the animations started on it. */
export const page: { root: HTMLElement; animated: { element: Element; frames: Keyframe[] }[] } = {
  root: document.body,
  animated: [],
};
export const entry = (action: string, ...events: GameEvent[]): LogEntry => ({
  ply: 3,
  seat: 0,
  action,
  events,
});

/** Sets up such a page before each test of a file. */
export function movingBoard(board = ""): void {
  beforeEach(() => {
    page.animated = [];
    document.body.innerHTML = `<main>${board}</main>`;
    page.root = document.querySelector("main") as HTMLElement;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const [x, y, width, height] = (this.getAttribute("data-at") ?? "0,0,0,0").split(",").map(Number);
      return new DOMRect(x, y, width, height);
    });
    vi.stubGlobal(
      "DOMRect",
      class {
        constructor(
          readonly left = 0,
          readonly top = 0,
          readonly width = 0,
          readonly height = 0,
        ) {}
      },
    );
    Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
      page.animated.push({ element: this, frames });
      return {} as Animation;
    } as typeof Element.prototype.animate;
  });
  afterEach(() => {
    document.body.innerHTML = "";
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
