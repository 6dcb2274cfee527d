/** The outcome of one row of a scoring. */
import type { Scoring } from "../types";

/** Who gained anything, most first: pairs of seat and points. */
export function places(points: number[]): [seat: number, points: number][] {
  return points
    .map((gain, seat): [number, number] => [seat, gain])
    .filter(([, gain]) => gain > 0)
    .toSorted((a, b) => b[1] - a[1]);
}

/** What each took from the whole scoring. */
export function totals(scoring: Scoring): number[] {
  const rows = [scoring.moats, ...Object.values(scoring.kinds)];
  return scoring.moats.map((_points, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
}
