/**
 * Which action is looked at: the one under the pointer, the one that the keyboard reaches, or the one under a finger that holds
 * it. A finger that has only looked does nothing when it is let go.
 */
import { actionAt, Held, listening } from "../ui/pointerEvents";

/** Milliseconds after which a finger looks instead of pressing. */
export const LOOK = 450;

/** Told the button, and whether a finger looks at it; nothing where none is looked at any more. */
export type Seen = (button: HTMLElement | null, finger?: boolean) => void;

class Looking extends Held {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly see: Seen,
    /** Whether holding a button means something else: it is being done. */
    readonly means: (button: HTMLElement) => boolean,
  ) {
    super();
  }

  /** A pointer that rests while the page scrolls below it (`pointerover`) does not look. */
  move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") this.see(actionAt(event));
    else if (
      this.button &&
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-notation]") !== this.button
    )
      this.stop();
  };

  focus = (event: Event): void => {
    const button = actionAt(event);
    this.see(button?.matches(":focus-visible") ? button : null);
  };

  down = (event: PointerEvent): void => {
    this.stop();
    this.deaf = false;
    const button = actionAt(event);
    if (event.pointerType !== "touch" || !button || this.means(button)) return;
    this.button = button;
    this.#timer = setTimeout(() => {
      this.deaf = true;
      this.see(button, true);
    }, LOOK);
  };

  /** Let go, off the button, or scrolling: what was looked at is gone, and the press after a look is none. */
  stop = (): void => {
    clearTimeout(this.#timer);
    if (this.button) this.see(null);
    this.button = null;
  };
}

/** Listens on the whole page, before its buttons do; returns what ends it. */
export function looking(see: Seen, means: (button: HTMLElement) => boolean): () => void {
  const look = new Looking(see, means);
  const end = listening({
    pointermove: look.move,
    focusin: look.focus,
    pointerdown: look.down,
    pointerup: look.stop,
    pointercancel: look.stop,
    click: look.click,
    contextmenu: look.menu,
  });
  return () => {
    look.stop();
    end();
  };
}
