/** Where the keyboard is: moved on purpose by shortcuts, and never lost when a button that was just used disappears. */

let byKeyboard = false;
addEventListener("keydown", () => (byKeyboard = true), true);
addEventListener("pointerdown", () => (byKeyboard = false), true);
let used: Element | null = null;
addEventListener(
  "click",
  ({ target }) => (used = target instanceof Element ? target.closest("button") : null),
  true,
);

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
const ANSWER = [`${BAR} button`, "button.lit", "button.ghost", "[data-face]", "button[data-notation]"]
  .map((one) => `${one}:not([disabled], .chain *, [data-action="skip"], [data-action="advice"])`)
  .join();

/** What is used for looking, not for answering: the keyboard stays there. */
const STAYS = "[data-look], [data-action=replay]";

/** A button that was just used is gone or answers nothing any more, or the keyboard waits in the bar for a question. */
function adrift(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches(BAR)) return true;
  return active === used && !active.matches(`${ANSWER}, ${STAYS}`);
}

/** What is out of sight (a part that is not open, a list that is shut) takes no focus. */
const answerIn = (place: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(ANSWER)].find(
    (button) => button.closest(place) && button.getClientRects().length > 0,
  );

/**
 * If the focused button is gone, the keyboard goes on with the first answer of the next question: in these places, in
 * order, else anywhere on the table. Until there is a question it waits in the bar. Mouse and touch need no help.
 */
export function keepFocus(...places: string[]): void {
  wanted = places;
  watch();
  goOn();
}

/** Where the last question is answered. */
let wanted: string[] = [];
let watching = false;

/** A button loses the keyboard also when it is moved or made anew as the table is painted: then it goes on as well. */
function watch(): void {
  if (watching) return;
  watching = true;
  const page = document; // it may be gone when the last changes are told
  const board = (): boolean => page.querySelector(".board") !== null;
  new MutationObserver(() => page.activeElement === page.body && board() && goOn()).observe(page.body, {
    childList: true,
    subtree: true,
  });
}

/** Goes to the first answer of the open question, in the bar or on the table; where there is none, to the bar. */
export function goToAnswer(): boolean {
  const asked = document.querySelector(ASKED) !== null;
  const answer = asked ? [BAR, ASKED].map(answerIn).find((button) => button) : undefined;
  if (!answer) return goTo(BAR);
  reveal(answer);
  return true;
}

function goOn(): void {
  if (!byKeyboard || !adrift()) return;
  const asked = document.querySelector(ASKED) !== null;
  const answer = asked ? [...wanted, ASKED].map(answerIn).find((button) => button) : undefined;
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
