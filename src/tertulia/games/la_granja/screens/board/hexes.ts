/** Layout of the market's hexes: (q, r) touches (q±1, r), (q, r±1), (q+1, r+1) and (q-1, r-1). */
import type { Space } from "../types";

export interface Spot {
  space: Space;
  /** In hex widths and row heights from the left and upper edge. */
  x: number;
  y: number;
}

/** Distance of rows in hex widths; rows overlap by a quarter of a hex's height. */
export const ROW = 0.866;

export function layOut(spaces: Space[]): { spots: Spot[]; width: number; height: number } {
  const raw = spaces.map((space) => ({ space, x: space.q - space.r / 2, y: space.r }));
  const left = Math.min(...raw.map(({ x }) => x));
  const top = Math.min(...raw.map(({ y }) => y));
  const spots = raw.map(({ space, x, y }) => ({ space, x: x - left, y: y - top }));
  return {
    spots,
    width: Math.max(...spots.map(({ x }) => x)) + 1,
    height: Math.max(...spots.map(({ y }) => y)) * ROW + 1.155,
  };
}
