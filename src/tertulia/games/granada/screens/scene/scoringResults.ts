/** Results of a scoring by row, and the view before it. */
import type { Scoring, View } from "../types";

/** The seats that gained points, highest first, as pairs of seat and points. */
export function rankGains(points: number[]): [seat: number, points: number][] {
  return points
    .map((gain, seat): [number, number] => [seat, gain])
    .filter(([, gain]) => gain > 0)
    .toSorted((a, b) => b[1] - a[1]);
}

/** By seat, the points of the complete scoring. */
export function totalPoints(scoring: Scoring): number[] {
  const rows = [scoring.moats, ...Object.values(scoring.kinds)];
  return scoring.moats.map((_points, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
}

/** The view without the points of `counted` scorings, so that no total beside a running scene gives its result away. */
export function viewBefore<V extends Pick<View, "scores" | "scorings">>(
  view: V,
  counted: readonly Scoring[],
): V {
  if (counted.length === 0) return view;
  const gains = counted.map(totalPoints);
  const letters = new Set(counted.map(({ letter }) => letter));
  return {
    ...view,
    scores: view.scores.map((points, seat) => gains.reduce((left, gain) => left - (gain[seat] ?? 0), points)),
    scorings: view.scorings.filter(({ letter }) => !letters.has(letter)),
  };
}
