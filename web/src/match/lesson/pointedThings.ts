/** Finds the things on the page that a step of a lesson points at. */
import type { Box } from "./placeBubble";

/** Distance in pixels between a thing and the ring around it. */
const RING_PX = 4;

/** The visible elements of things, by their selectors, in this order. */
export const findThings = (selectors: readonly string[]): HTMLElement[] =>
  selectors.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)].filter(isVisible));

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";

/** Selector of the buttons of an action, or of the lists that contain it. */
export function buttonsOf(notation: string): string {
  const name = (text: string): string => JSON.stringify(text);
  return [
    `[data-notation=${name(notation)}]`,
    `[data-offers=${name(notation)}]`,
    `[data-offers^=${name(`${notation}|`)}]`,
    `[data-offers$=${name(`|${notation}`)}]`,
    `[data-offers*=${name(`|${notation}|`)}]`,
  ].join(", ");
}

/** The tabs of things that are on the page, but in parts of the table that are not open. */
export function closedPartsOf(selectors: readonly string[]): HTMLButtonElement[] {
  const tabs = selectors.map((selector) => {
    const all = [...document.querySelectorAll(selector)];
    if (all.some(isVisible)) return null;
    const part = all[0]?.closest<HTMLElement>("[data-part]")?.dataset["part"];
    return document.querySelector<HTMLButtonElement>(`[data-tab="${part}"]:not([aria-pressed="true"])`);
  });
  return [...new Set(tabs)].filter((tab) => tab !== null);
}

/** The boxes of elements with room for a ring, as far as the scrolled part of the table shows them. */
export const boxesOf = (elements: readonly Element[]): Box[] =>
  elements.map(boxOf).filter((box) => box.width > 2 * RING_PX && box.height > 2 * RING_PX);

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const part = element.parentElement?.closest(".part");
  const frame = part?.getClientRects()[0] ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const [x, y] = [Math.max(left, frame.left) - RING_PX, Math.max(top, frame.top) - RING_PX];
  return {
    left: x,
    top: y,
    width: Math.min(right, frame.right) + RING_PX - x,
    height: Math.min(bottom, frame.bottom) + RING_PX - y,
  };
}

/** Boxes that cover the same things without overlapping: overlapping ones become the box around them. */
export const separateBoxes = (boxes: readonly Box[]): Box[] =>
  boxes.reduce<Box[]>((found, box) => {
    const touching = found.filter((one) => touches(one, box));
    if (touching.length === 0) return [...found, box];
    const others = found.filter((one) => !touching.includes(one));
    return separateBoxes([...others, touching.reduce(around, box)]);
  }, []);

const touches = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
