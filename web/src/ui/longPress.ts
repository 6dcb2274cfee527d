/**
 * Buttons of irreversible steps that have to be held until they fill, by pointer or by key, if the settings say so. A
 * short press, or a press by a screen reader, leads to a question in the action bar instead.
 */
import type { Legal } from "../api/table";
import { actionAt, HeldButton, listenOnPage } from "./pointerEvents";
import { settings } from "./settings.svelte";
import { HOLD_MS, type TurnModel } from "./turnModel.svelte";

const KEYS = new Set(["Enter", " "]);

class HoldHandler extends HeldButton {
  constructor(readonly turn: TurnModel) {
    super();
  }

  #action(button: HTMLElement | null): Legal | undefined {
    const notation = button?.dataset["notation"];
    const action = this.turn.legal.find((one) => one.notation === notation);
    return settings.ending === "hold" && action && this.turn.isDelayed(action) ? action : undefined;
  }

  #begin(event: Event): boolean {
    const button = actionAt(event);
    const action = this.#action(button);
    if (!action || this.button) return false;
    this.button = button;
    this.turn.begin(action, { by: "hold", length: HOLD_MS });
    return true;
  }

  /** Ends a hold. Returns the button if it was released early, which counts as a short press; else null. */
  #end(): HTMLElement | null {
    const [button, early] = [this.button, this.turn.held];
    this.button = null;
    this.turn.releaseHold();
    if (!early) button?.closest<HTMLElement>("[popover]")?.hidePopover();
    return early ? button : null;
  }

  down = (event: PointerEvent): void => {
    this.deaf = false;
    if (event.button === 0) this.#begin(event);
  };

  up = (): void => {
    if (!this.button) return;
    // The content of the button may have changed meanwhile, in which case the browser fires no click.
    this.#end()?.click();
    this.deaf = true;
  };

  /** Cancels the hold when the pointer moves off the button or the page scrolls. */
  off = (event: PointerEvent): void => {
    if (!this.button || (event.type === "pointermove" && actionAt(event) === this.button)) return;
    this.button = null;
    this.turn.releaseHold();
  };

  keyDown = (event: KeyboardEvent): void => {
    if (!KEYS.has(event.key) || !actionAt(event)) return;
    // Repeated keydown events of a held key are one press.
    if (event.repeat || this.#begin(event)) event.preventDefault();
  };

  keyUp = (event: KeyboardEvent): void => {
    if (!KEYS.has(event.key) || !this.button) return;
    event.preventDefault();
    this.#end()?.click();
  };
}

/** Listens on the whole page, before its buttons do. Returns a function that stops listening. */
export function listenForHolds(turn: TurnModel): () => void {
  const held = new HoldHandler(turn);
  return listenOnPage({
    pointerdown: held.down,
    pointerup: held.up,
    pointermove: held.off,
    pointercancel: held.off,
    click: held.click,
    keydown: held.keyDown,
    keyup: held.keyUp,
    contextmenu: held.menu,
  });
}
