/**
 * Long press with a finger on a part of the table that has no action: asks for an explanation. Lifting the finger then
 * does not press.
 */
import { Held, listening } from "../../ui/pointerEvents";
import { LOOK } from "../looking";

/** Movement in pixels that still counts as resting. */
const STILL = 10;
/** Elements that have their own reaction to a long press or to a tap. */
const ANSWERS = "[data-offers], [data-notation], .told, dialog, input, select, a";

class Finger extends Held {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = { x: 0, y: 0 };

  constructor(readonly asks: (target: Element) => void) {
    super();
  }

  down = (event: PointerEvent): void => {
    this.stop();
    this.deaf = false;
    const target = event.target instanceof Element ? event.target : null;
    if (event.pointerType !== "touch" || !target?.closest(".board") || target.closest(ANSWERS)) return;
    this.button = target.closest<HTMLElement>("button, li, section");
    this.#at = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.deaf = true;
      this.asks(target);
    }, LOOK);
  };

  move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.#at.x, event.clientY - this.#at.y) > STILL) this.stop();
  };

  stop = (): void => {
    clearTimeout(this.#timer);
    this.button = null;
  };
}

/** Listens on the whole page. Returns a function that stops listening. */
export function resting(asks: (target: Element) => void): () => void {
  const finger = new Finger(asks);
  const end = listening({
    pointerdown: finger.down,
    pointermove: finger.move,
    pointerup: finger.stop,
    pointercancel: finger.stop,
    click: finger.click,
    contextmenu: finger.menu,
  });
  return () => {
    finger.stop();
    end();
  };
}
