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

/** The bar of actions, where the keyboard waits while there is no question. */
const BAR = "#actions";
const ASKED = '.board[data-ready="true"]';
/** What answers a question; taking back is no answer. */
const ANSWER = [`${BAR} button`, "button.lit", "button.ghost", "[data-face]", "[data-notation]"]
  .map((one) => `${one}:not([disabled], .chain *, [data-action="skip"])`)
  .join();

/** A button that was just used is gone, or the keyboard waits in the bar for a question. */
function adrift(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.matches(BAR);
}

const answerIn = (place: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(ANSWER)].find((button) => button.closest(place));

/**
 * If the focused button is gone, the keyboard goes on with the first answer of the next question: in these places, in
 * order, else anywhere on the table. Until there is a question it waits in the bar. Mouse and touch need no help.
 */
export function keepFocus(...places: string[]): void {
  if (!byKeyboard || !adrift()) return;
  const asked = document.querySelector(ASKED) !== null;
  const answer = asked ? [...places, ASKED].map(answerIn).find((button) => button) : undefined;
  if (answer) reveal(answer);
  else goTo(document.querySelector(BAR) ? BAR : "main");
}

/** Focuses a button; what lies on the table is brought into sight, what keeps its place on the screen is. */
function reveal(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  if (!button.closest(BAR)) button.scrollIntoView({ block: "nearest" });
}

/** True where letters are being typed, so that they are no shortcuts. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, [contenteditable]") !== null;
