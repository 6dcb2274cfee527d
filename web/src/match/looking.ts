/**
 * Tracks the action that the player is looking at: under the pointer, with keyboard focus, or under a finger that holds
 * it. Lifting a finger after a long hold does not press the button.
 */
import { actionAt, Held, listening } from "../ui/pointerEvents";

/** Milliseconds after which a resting finger previews the action instead of pressing. */
export const LOOK = 450;

/** Receives the button, and whether a finger holds it; null when the player no longer looks at a button. */
export type Seen = (button: HTMLElement | null, finger?: boolean) => void;

class Looking extends Held {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly see: Seen,
    /** Whether holding this button plays its action, so that a hold is no preview. */
    readonly means: (button: HTMLElement) => boolean,
  ) {
    super();
  }

  /** Uses `pointermove`, since `pointerover` also fires when the page scrolls under a resting pointer. */
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

  /** Finger lifted, moved off the button, or scrolling: ends the preview. The click after a preview is ignored. */
  stop = (): void => {
    clearTimeout(this.#timer);
    if (this.button) this.see(null);
    this.button = null;
  };
}

/** Listens on the whole page, before its buttons do. Returns a function that stops listening. */
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
