/**
 * Roving tabindex: one tab stop for a group of buttons. Arrow keys move to the nearest button in their direction, by
 * position on the screen, so it works for rows, grids and maps alike.
 */

const BUTTONS = "button:not([disabled]):not([data-roving-skip])";
/** Answers to the current decision take the tab stop, also after the focus has left the group. */
const ANSWER = ".lit, .ghost, [data-notation]";
const AHEAD: Record<string, (dx: number, dy: number) => number> = {
  ArrowRight: (dx) => dx,
  ArrowLeft: (dx) => -dx,
  ArrowDown: (_dx, dy) => dy,
  ArrowUp: (_dx, dy) => -dy,
};

interface Spot {
  x: number;
  y: number;
}

const middleOf = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Spots at most this many pixels apart are in one row. */
const ROW_TOLERANCE_PX = 12;

/**
 * Index of the nearest spot in the direction of an arrow key; -1 if there is none.
 *
 * Up and Down lead to the nearest spot of the next row, so that no row is skipped. Left and Right stay in the row as
 * long as it continues; beyond it, distance across counts double.
 */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  const ahead = AHEAD[key];
  if (!ahead) return -1;
  const level = key === "ArrowLeft" || key === "ArrowRight";
  const found = spots
    .map((spot, index) => ({ index, dx: spot.x - from.x, dy: spot.y - from.y }))
    .map(({ index, dx, dy }) => ({ index, forward: ahead(dx, dy), aside: Math.abs(level ? dy : dx) }))
    .filter(({ forward }) => forward >= 2);
  const next = Math.min(...found.map(({ forward }) => forward));
  const row = found.filter(({ forward, aside }) => (level ? aside : forward - next) < ROW_TOLERANCE_PX);
  const cost = ({ forward, aside }: { forward: number; aside: number }): number =>
    level ? forward + 2 * aside : aside;
  const [best] = (row.length > 0 ? row : found).toSorted((one, other) => cost(one) - cost(other));
  return best?.index ?? -1;
}

/** Beyond the end of a row, continue in reading order. */
const IN_READING: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function roving(group: HTMLElement): { destroy: () => void } {
  const listButtons = (): HTMLButtonElement[] => [...group.querySelectorAll<HTMLButtonElement>(BUTTONS)];

  const setTabStop = (): void => {
    const all = listButtons();
    const answers = all.filter((button) => button.matches(ANSWER));
    const stops = answers.length > 0 ? answers : all;
    const current =
      all.find((button) => button === document.activeElement) ??
      stops.find((button) => button.tabIndex === 0) ??
      stops[0];
    for (const button of all) {
      const index = button === current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  };

  const moveFocus = (event: KeyboardEvent): void => {
    const all = listButtons();
    const current = all.find((button) => button === document.activeElement);
    if (!current) return;
    let target: HTMLButtonElement | undefined;
    if (event.key === "Home") target = all[0];
    else if (event.key === "End") target = all.at(-1);
    else
      target =
        all[nearest(middleOf(current), all.map(middleOf), event.key)] ??
        all[all.indexOf(current) + (IN_READING[event.key] ?? 0)];
    if (event.key in AHEAD || event.key === "Home" || event.key === "End") event.preventDefault();
    target?.focus();
  };

  const observer = new MutationObserver(setTabStop);
  observer.observe(group, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "data-notation"],
  });
  group.addEventListener("keydown", moveFocus);
  group.addEventListener("focusin", setTabStop);
  group.addEventListener("focusout", setTabStop);
  setTabStop();
  return {
    destroy: () => {
      observer.disconnect();
      group.removeEventListener("keydown", moveFocus);
      group.removeEventListener("focusin", setTabStop);
      group.removeEventListener("focusout", setTabStop);
    },
  };
}
