/** The outcome of one row of a scoring, and what was known before it. */
import type { Scoring, View } from "../types";

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

/** A table as it was before scorings that are still being counted: nobody reads the sums beside them first. */
export function before<V extends Pick<View, "scores" | "scorings">>(view: V, counted: readonly Scoring[]): V {
  if (counted.length === 0) return view;
  const gains = counted.map(totals);
  const letters = new Set(counted.map(({ letter }) => letter));
  return {
    ...view,
    scores: view.scores.map((points, seat) => gains.reduce((left, gain) => left - (gain[seat] ?? 0), points)),
    scorings: view.scorings.filter(({ letter }) => !letters.has(letter)),
  };
}
