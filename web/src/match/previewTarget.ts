/**
 * Tracks the action that the player is looking at: under the pointer, with keyboard focus, or under a finger that holds
 * it. Lifting a finger after a long hold does not press the button.
 */
import { actionAt, HeldButton, listenOnPage } from "../ui/pointerEvents";

/** Milliseconds after which a resting finger previews the action instead of pressing. */
export const PREVIEW_HOLD_MS = 450;

/** Receives the button, and whether a finger holds it; null when the player no longer looks at a button. */
export type OnPreviewTarget = (button: HTMLElement | null, finger?: boolean) => void;

class PreviewTargetTracker extends HeldButton {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly report: OnPreviewTarget,
    /** Whether holding this button plays its action, so that a hold is no preview. */
    readonly holdPlays: (button: HTMLElement) => boolean,
  ) {
    super();
  }

  /** Uses `pointermove`, since `pointerover` also fires when the page scrolls under a resting pointer. */
  move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") this.report(actionAt(event));
    else if (
      this.button &&
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-notation]") !== this.button
    )
      this.stop();
  };

  focus = (event: Event): void => {
    const button = actionAt(event);
    this.report(button?.matches(":focus-visible") ? button : null);
  };

  down = (event: PointerEvent): void => {
    this.stop();
    this.deaf = false;
    const button = actionAt(event);
    if (event.pointerType !== "touch" || !button || this.holdPlays(button)) return;
    this.button = button;
    this.#timer = setTimeout(() => {
      this.deaf = true;
      this.report(button, true);
    }, PREVIEW_HOLD_MS);
  };

  /** Finger lifted, moved off the button, or scrolling: ends the preview. The click after a preview is ignored. */
  stop = (): void => {
    clearTimeout(this.#timer);
    if (this.button) this.report(null);
    this.button = null;
  };
}

/** Listens on the whole page, before its buttons do. Returns a function that stops listening. */
export function trackPreviewTarget(
  report: OnPreviewTarget,
  holdPlays: (button: HTMLElement) => boolean,
): () => void {
  const tracker = new PreviewTargetTracker(report, holdPlays);
  const end = listenOnPage({
    pointermove: tracker.move,
    focusin: tracker.focus,
    pointerdown: tracker.down,
    pointerup: tracker.stop,
    pointercancel: tracker.stop,
    click: tracker.click,
    contextmenu: tracker.menu,
  });
  return () => {
    tracker.stop();
    end();
  };
}
