/**
 * Which action is looked at: the one under the pointer, the one that the keyboard reaches, or the one under a finger that holds
 * it. A finger that has only looked does nothing when it is let go.
 */

/** Milliseconds after which a finger looks instead of pressing. */
export const LOOK = 450;

/** Told the button, and whether a finger looks at it; nothing where none is looked at any more. */
export type Seen = (button: HTMLElement | null, finger?: boolean) => void;

const buttonAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-notation]") : null;

class Looking {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finger: HTMLElement | null = null;
  /** The press that ends a look is none. */
  #deaf = false;

  constructor(
    readonly see: Seen,
    /** Whether holding a button means something else: it is being done. */
    readonly means: (button: HTMLElement) => boolean,
  ) {}

  /** A pointer that rests while the page scrolls below it (`pointerover`) does not look. */
  move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") this.see(buttonAt(event));
    else if (
      this.#finger &&
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-notation]") !== this.#finger
    )
      this.stop();
  };

  focus = (event: Event): void => {
    const button = buttonAt(event);
    this.see(button?.matches(":focus-visible") ? button : null);
  };

  down = (event: PointerEvent): void => {
    this.stop();
    this.#deaf = false;
    const button = buttonAt(event);
    if (event.pointerType !== "touch" || !button || this.means(button)) return;
    this.#finger = button;
    this.#timer = setTimeout(() => {
      this.#deaf = true;
      this.see(button, true);
    }, LOOK);
  };

  /** Let go, off the button, or scrolling: what was looked at is gone, and the press after a look is none. */
  stop = (): void => {
    clearTimeout(this.#timer);
    if (this.#finger) this.see(null);
    this.#finger = null;
  };

  click = (event: MouseEvent): void => {
    if (!this.#deaf || event.detail === 0) return;
    this.#deaf = false;
    event.preventDefault();
    event.stopPropagation();
  };

  menu = (event: Event): void => {
    if (this.#finger) event.preventDefault();
  };
}

/** Listens on the whole page, before its buttons do; returns what ends it. */
export function looking(see: Seen, means: (button: HTMLElement) => boolean): () => void {
  const look = new Looking(see, means);
  const listening = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, does: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(type, does, { capture: true, signal: listening.signal });
  on("pointermove", look.move);
  on("focusin", look.focus);
  on("pointerdown", look.down);
  on("pointerup", look.stop);
  on("pointercancel", look.stop);
  on("click", look.click);
  on("contextmenu", look.menu);
  return () => {
    look.stop();
    listening.abort();
  };
}
