/** Where the keyboard is: moved on purpose by shortcuts, and never lost when a button that was just used disappears. */

let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);

const FIRST = 'button[tabindex="0"]:not([disabled]), button:not([tabindex="-1"]):not([disabled])';

/** Goes to the first button inside, or to the place itself where there is none. */
export function goTo(selector: string): boolean {
  const place = document.querySelector<HTMLElement>(selector);
  if (!place) return false;
  const button = place.matches("button") ? place : place.querySelector<HTMLElement>(FIRST);
  if (!button && place.tabIndex < 0) place.tabIndex = -1;
  (button ?? place).focus({ preventScroll: true });
  if (getComputedStyle(place.parentElement ?? place).position === "static")
    place.scrollIntoView({ block: "nearest" });
  return true;
}

/** If the focused button is gone, tries these places in order; mouse and touch need no help. */
export function keepFocus(...places: string[]): void {
  if (!byKeyboard || (document.activeElement && document.activeElement !== document.body)) return;
  for (const place of places) {
    if (document.querySelector(`${place} button:not([disabled])`)) {
      goTo(place);
      return;
    }
  }
  goTo(places.at(-1) ?? "main");
}

/** True where letters are being typed, so that they are no shortcuts. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, [contenteditable]") !== null;
