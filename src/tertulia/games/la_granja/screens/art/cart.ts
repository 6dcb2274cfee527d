/** Positions of the crates on a cart. */

import { toPercent, type Box } from "./boxes";

/** Size of the picture in its own units. */
export const CART = { width: 160, height: 116 } as const;
const [SIDE, FLOOR, MIDDLE, GAP] = [46, 75, 80, 1];
const [TALL, LOW] = [46, 36];

/** Crates per layer: up to three in one layer, more in two, with the lower one wider. */
const splitLayers = (n: number): number[] => (n <= 3 ? [n] : [Math.ceil(n / 2), Math.floor(n / 2)]);

/** The boxes of `n` crates in the picture's units, in the order of the goods: lower layer first, from the left. */
export const crateBoxes = (n: number): Box[] =>
  splitLayers(n).flatMap((count, layer, all) => {
    const side = Math.min(SIDE, (CART.width - 28) / count);
    const height = all.length === 1 ? TALL : LOW;
    const left = MIDDLE - (count * (side + GAP) - GAP) / 2;
    return Array.from({ length: count }, (_, at) => ({
      x: left + at * (side + GAP),
      y: FLOOR - (layer + 1) * height,
      width: side,
      height,
    }));
  });

/** Extra height of the touch targets of two layers: the upper one above the picture, the lower one over the rim. */
const ROOM = 5;

/** The touch targets of the crates, in percent of the picture. */
export const cratePositions = (n: number): Box[] =>
  toPercent(
    crateBoxes(n).map((box) =>
      box.height === TALL
        ? box
        : { ...box, y: box.y + box.height < FLOOR ? box.y - ROOM : box.y, height: box.height + ROOM },
    ),
    CART,
  );
