/** Screen coordinates of a city's cells: x grows to the right and y upwards, with a margin for further tiles. */
import type { Placed, Side } from "./types";

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}
type Cell = { x: number; y: number };

/** The smallest rectangle around all cells with a margin; at least `least` cells wide and high. */
export function frameAround(cells: Cell[], margin: number, least: number): Frame {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, columns] = stretch(Math.min(...xs) - margin, Math.max(...xs) + margin, least);
  const [bottom, rows] = stretch(Math.min(...ys) - margin, Math.max(...ys) + margin, least);
  return { left, top: bottom + rows - 1, columns, rows };
}

function stretch(low: number, high: number, least: number): [number, number] {
  const size = high - low + 1;
  const missing = Math.max(0, least - size);
  return [low - Math.floor(missing / 2), size + missing];
}

export const columnOf = (area: Frame, x: number): number => x - area.left + 1;
export const rowOf = (area: Frame, y: number): number => area.top - y + 1;

const ENDS: Record<Side, [number, number, number, number]> = {
  N: [0, 0, 1, 0],
  E: [1, 0, 1, 1],
  S: [1, 1, 0, 1],
  W: [0, 1, 0, 0],
};

/** The longest moat as an SVG path, in units of one cell. */
export function moatPath(area: Frame, sides: { x: number; y: number; side: Side }[]): string {
  return sides
    .map(({ x, y, side }) => {
      const [x1, y1, x2, y2] = ENDS[side];
      const [cx, cy] = [x - area.left, area.top - y];
      return `M${cx + x1} ${cy + y1}L${cx + x2} ${cy + y2}`;
    })
    .join("");
}

/** Tiles in reading order, so that screen readers read the city row by row. */
export const inReadingOrder = (tiles: Placed[]): Placed[] => tiles.toSorted((a, b) => b.y - a.y || a.x - b.x);
