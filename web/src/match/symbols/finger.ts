/** A finger that rests on the table where there is nothing to do asks what it rests on; letting it go then does nothing. */
import { Held, listening } from "../../ui/pointerEvents";
import { LOOK } from "../looking";

/** Pixels by which a finger trembles without meaning to move. */
const STILL = 10;
/** What shows by itself what it offers, or is held to be done. */
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

/** Listens on the whole page; returns what ends it. */
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
