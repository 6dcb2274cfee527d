/** Layout of charts: curves and their labels. */

/** The area of the curves in pixels, and the values at its lower and upper edge. */
export interface ChartArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
  span: readonly [number, number];
}

/** The y coordinate of a value. */
export const yOf = ({ top, bottom, span: [low, high] }: ChartArea, value: number): number =>
  bottom - ((bottom - top) * (value - low)) / Math.max(high - low, 1e-9);

/** A polyline as an SVG path. */
export const polyline = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Round values for the horizontal lines, about three to six. */
export function roundValues([low, high]: readonly [number, number]): number[] {
  const step = [0.25, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (high - low) / one <= 5) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The y coordinates for labels: near the given ones, at least `gap` apart and at most `most`. */
export function spreadLabels(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let last = -Infinity;
  for (const index of order) last = placed[index] = Math.max(placed[index] ?? 0, last + gap);
  let next = most;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, next);
    next = placed[index] - gap;
  }
  return placed;
}
