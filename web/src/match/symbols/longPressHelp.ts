/**
 * Long press with a finger on a part of the table that has no action: asks for an explanation. Lifting the finger then
 * does not press.
 */
import { HeldButton, listenOnPage } from "../../ui/pointerEvents";
import { PREVIEW_HOLD_MS } from "../previewTarget";

/** Movement in pixels that still counts as resting. */
const REST_TOLERANCE_PX = 10;
/** Elements that have their own reaction to a long press or to a tap. */
const OTHER_TARGETS = "[data-offers], [data-notation], .symbol-popover, dialog, input, select, a";

class LongPressHandler extends HeldButton {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = { x: 0, y: 0 };

  constructor(readonly explain: (target: Element) => void) {
    super();
  }

  down = (event: PointerEvent): void => {
    this.stop();
    this.deaf = false;
    const target = event.target instanceof Element ? event.target : null;
    if (event.pointerType !== "touch" || !target?.closest(".board") || target.closest(OTHER_TARGETS)) return;
    this.button = target.closest<HTMLElement>("button, li, section");
    this.#at = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.deaf = true;
      this.explain(target);
    }, PREVIEW_HOLD_MS);
  };

  move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.#at.x, event.clientY - this.#at.y) > REST_TOLERANCE_PX) this.stop();
  };

  stop = (): void => {
    clearTimeout(this.#timer);
    this.button = null;
  };
}

/** Listens on the whole page. Returns a function that stops listening. */
export function listenForLongPress(asks: (target: Element) => void): () => void {
  const handler = new LongPressHandler(asks);
  const end = listenOnPage({
    pointerdown: handler.down,
    pointermove: handler.move,
    pointerup: handler.stop,
    pointercancel: handler.stop,
    click: handler.click,
    contextmenu: handler.menu,
  });
  return () => {
    handler.stop();
    end();
  };
}
