/**
 * Buttons that are held until they fill, by pointer or by key, where the settings want that of steps that cannot be taken back.
 * A short press, and whoever cannot hold (a screen reader's press), is asked in the bar instead.
 */
import type { Legal } from "../api/contract";
import { settings } from "./settings.svelte";
import { HOLD, type TurnModel } from "./turnModel.svelte";

const KEYS = new Set(["Enter", " "]);

/** The button of an action at which something happens. */
const buttonAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("button[data-notation]") : null;

class Holding {
  #button: HTMLElement | null = null;
  /** The press that ended a hold has been dealt with; one by key or by a screen reader is another. */
  #deaf = false;

  constructor(readonly turn: TurnModel) {}

  #action(button: HTMLElement | null): Legal | undefined {
    const notation = button?.dataset["notation"];
    const action = this.turn.legal.find((one) => one.notation === notation);
    return settings.ending === "hold" && action && this.turn.asks(action) ? action : undefined;
  }

  #begin(event: Event): boolean {
    const button = buttonAt(event);
    const action = this.#action(button);
    if (!action || this.#button) return false;
    this.#button = button;
    this.turn.begin(action, { by: "hold", length: HOLD });
    return true;
  }

  /** Let go: early it is a short press, later the press is over. */
  #end(): HTMLElement | null {
    const [button, early] = [this.#button, this.turn.held];
    this.#button = null;
    this.turn.letGo();
    if (!early) button?.closest<HTMLElement>("[popover]")?.hidePopover();
    return early ? button : null;
  }

  down = (event: PointerEvent): void => {
    this.#deaf = false;
    if (event.button === 0) this.#begin(event);
  };

  up = (): void => {
    if (!this.#button) return;
    // What lies on the button may have changed meanwhile, and then the browser knows of no press.
    this.#end()?.click();
    this.#deaf = true;
  };

  /** Whoever moves off the button, or scrolls, does not mean it. */
  off = (event: PointerEvent): void => {
    if (!this.#button || (event.type === "pointermove" && buttonAt(event) === this.#button)) return;
    this.#button = null;
    this.turn.letGo();
  };

  click = (event: MouseEvent): void => {
    if (!this.#deaf || event.detail === 0) return;
    this.#deaf = false;
    event.preventDefault();
    event.stopPropagation();
  };

  keyDown = (event: KeyboardEvent): void => {
    if (!KEYS.has(event.key) || !buttonAt(event)) return;
    // A key that is held down is one press.
    if (event.repeat || this.#begin(event)) event.preventDefault();
  };

  keyUp = (event: KeyboardEvent): void => {
    if (!KEYS.has(event.key) || !this.#button) return;
    event.preventDefault();
    this.#end()?.click();
  };

  menu = (event: Event): void => {
    if (this.#button) event.preventDefault();
  };
}

/** Listens on the whole page, before its buttons do; returns what ends it. */
export function holding(turn: TurnModel): () => void {
  const held = new Holding(turn);
  const listening = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, does: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(type, does, { capture: true, signal: listening.signal });
  on("pointerdown", held.down);
  on("pointerup", held.up);
  on("pointermove", held.off);
  on("pointercancel", held.off);
  on("click", held.click);
  on("keydown", held.keyDown);
  on("keyup", held.keyUp);
  on("contextmenu", held.menu);
  return () => listening.abort();
}
