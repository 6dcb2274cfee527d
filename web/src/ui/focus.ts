/** Keyboard focus: shortcuts move it, and it moves on when a button that was just used disappears. */

let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);
/** Whether the last input came from the keyboard. */
export const isKeyboardUsed = (): boolean => byKeyboard;
let used: Element | null = null;
addEventListener(
  "click",
  ({ target }) => (used = target instanceof Element ? target.closest("button") : null),
  true,
);

const FIRST = 'button[tabindex="0"]:not([disabled]), button:not([tabindex="-1"]):not([disabled])';

/**
 * Focuses the first button inside an element, or the element itself if it has none. Returns false if the element does
 * not exist.
 */
export function focusFirst(selector: string): boolean {
  const place = document.querySelector<HTMLElement>(selector);
  if (!place) return false;
  const button = place.matches("button") ? place : place.querySelector<HTMLElement>(FIRST);
  if (!button && place.tabIndex < 0) place.tabIndex = -1;
  (button ?? place).focus({ preventScroll: true });
  if (getComputedStyle(place.parentElement ?? place).position === "static")
    place.scrollIntoView({ block: "nearest" });
  return true;
}

/** The action bar, which holds the focus while there is no decision. */
const BAR = "#actions";
const DECIDING_BOARD = '.board[data-ready="true"]';
/** Buttons that answer a decision; undo does not. */
const ANSWER = [`${BAR} button`, "button.lit", "button.ghost", "[data-face]", "button[data-notation]"]
  .map((one) => `${one}:not([disabled], .chain *, [data-action="skip"], [data-action="advice"])`)
  .join();

/** Buttons for looking at the game; they keep the focus. */
const KEEPS_FOCUS = "[data-look], [data-action=replay]";

/**
 * Whether the focus has to move on: the last used button is gone or answers nothing, or the focus waits in the action
 * bar.
 */
function hasLostFocus(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches(BAR)) return true;
  return active === used && !active.matches(`${ANSWER}, ${KEEPS_FOCUS}`);
}

/** The first visible answer inside `place`; hidden parts and closed lists take no focus. */
const findAnswer = (place: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(ANSWER)].find(
    (button) => button.closest(place) && button.getClientRects().length > 0,
  );

/**
 * If the focused button is gone, focuses the first answer of the next decision: in `places`, in order, else anywhere on
 * the table. Until there is a decision the focus waits in the action bar. Does nothing after mouse or touch input.
 */
export function keepFocus(...places: string[]): void {
  wanted = places;
  watchForLoss();
  moveFocusOn();
}

/** The places of the last call of `keepFocus`. */
let wanted: string[] = [];
let watching = false;

/** A button also loses the focus when a re-render moves or recreates it; then move the focus on, too. */
function watchForLoss(): void {
  if (watching) return;
  watching = true;
  const page = document; // `document` may be gone when the last mutations arrive
  const hasBoard = (): boolean => page.querySelector(".board") !== null;
  new MutationObserver(() => page.activeElement === page.body && hasBoard() && moveFocusOn()).observe(
    page.body,
    {
      childList: true,
      subtree: true,
    },
  );
}

/**
 * Focuses the first answer of the current decision, in the action bar or on the table; without a decision, the bar
 * itself.
 */
export function focusAnswer(): boolean {
  const deciding = document.querySelector(DECIDING_BOARD) !== null;
  const answer = deciding ? [BAR, DECIDING_BOARD].map(findAnswer).find((button) => button) : undefined;
  if (!answer) return focusFirst(BAR);
  focusButton(answer);
  return true;
}

/**
 * If the last used button is gone or the focus waits in the action bar, focuses the first answer of the current
 * decision; without a decision, the bar. Does nothing after mouse or touch input.
 */
export function moveFocusOn(): void {
  if (!byKeyboard || !hasLostFocus()) return;
  const deciding = document.querySelector(DECIDING_BOARD) !== null;
  const answer = deciding ? [...wanted, DECIDING_BOARD].map(findAnswer).find((button) => button) : undefined;
  if (answer) focusButton(answer);
  else focusFirst(document.querySelector(BAR) ? BAR : "main");
}

/** Focuses a button. Buttons on the table are scrolled into view; those in the bar always are. */
function focusButton(button: HTMLElement): void {
  button.focus({ preventScroll: true });
  if (!button.closest(BAR)) button.scrollIntoView({ block: "nearest" });
}

/** Whether an event's target is an input field or a selection list, so that letters are no shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, [contenteditable]") !== null;
