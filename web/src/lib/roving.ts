/**
 * One tab stop for a group of buttons; arrow keys go to the nearest button in that direction, as the eye would. It reads
 * where the buttons are on the screen, so it serves rows, grids and cities alike.
 */

const WANTED = "button:not([disabled]):not([data-roving-skip])";
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

const middle = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Spots so little apart lie in one row or column. */
const IN_LINE = 12;
/** No distance on a screen is as long. */
const FAR = 1e5;

/** The index of the nearest spot ahead: in the same row or column if there is one, else where sideways counts double. */
export function nearest(from: Spot, spots: Spot[], key: string): number {
  const ahead = AHEAD[key];
  if (!ahead) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const forward = ahead(dx, dy);
    if (forward < 2) return;
    const sideways = Math.abs(key === "ArrowLeft" || key === "ArrowRight" ? dy : dx);
    const cost = forward + (sideways < IN_LINE ? 0 : FAR + 2 * sideways);
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** At the end of a line, the next one as in reading. */
const IN_READING: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function roving(group: HTMLElement): { destroy: () => void } {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll<HTMLButtonElement>(WANTED)];

  const settle = (): void => {
    const all = buttons();
    const current =
      all.find((button) => button === document.activeElement) ?? all.find((b) => b.tabIndex === 0) ?? all[0];
    for (const button of all) {
      const index = button === current ? 0 : -1;
      if (button.tabIndex !== index) button.tabIndex = index;
    }
  };

  const move = (event: KeyboardEvent): void => {
    const all = buttons();
    const current = all.find((button) => button === document.activeElement);
    if (!current) return;
    let target: HTMLButtonElement | undefined;
    if (event.key === "Home") target = all[0];
    else if (event.key === "End") target = all.at(-1);
    else
      target =
        all[nearest(middle(current), all.map(middle), event.key)] ??
        all[all.indexOf(current) + (IN_READING[event.key] ?? 0)];
    if (event.key in AHEAD || event.key === "Home" || event.key === "End") event.preventDefault();
    target?.focus();
  };

  const observer = new MutationObserver(settle);
  observer.observe(group, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", settle);
  settle();
  return {
    destroy: () => {
      observer.disconnect();
      group.removeEventListener("keydown", move);
      group.removeEventListener("focusin", settle);
    },
  };
}
