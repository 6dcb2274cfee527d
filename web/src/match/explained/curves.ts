/** The course of a finished game as numbers: how it was thought to end, before each decision and at the end. */
import type { Analysis } from "../../api/contract";

/** Chances of winning and points of this table, where all go on as they have played; `strong`: chances if all played strongly. */
export type Measure = "chances" | "points" | "strong";

/** Whether a measure is a share, from 0 to 1. */
export const isShare = (measure: Measure): boolean => measure !== "points";

export interface Point {
  /** Number of actions before that moment. */
  ply: number;
  /** By seat. */
  values: readonly number[];
  /** Points made so far, by seat. */
  scores: readonly number[];
  /** The place of the decision that was to be made then; null for the end. */
  decision: number | null;
}

/** One point for each decision, and the end. */
export const course = ({ course: moments, decisions }: Analysis, measure: Measure): Point[] =>
  moments.map((moment, place) => ({
    ply: moment.ply,
    values: measure === "strong" ? moment.strong_chances : moment[measure],
    scores: moment.scores,
    decision: place < decisions.length ? place : null,
  }));

/** The lowest and the highest value to be drawn. */
export function range(points: readonly Point[], measure: Measure): readonly [number, number] {
  if (isShare(measure)) return [0, 1];
  const all = points.flatMap(({ values }) => values);
  return [Math.min(0, ...all), Math.max(10, ...all)];
}

/** The place of the point that is nearest to a ply. */
export function nearest(points: readonly Point[], ply: number): number {
  const away = points.map((point) => Math.abs(point.ply - ply));
  return away.indexOf(Math.min(...away));
}

/** The width of a letter of a name, in pixels: a little more than most. */
const LETTER = 8;

/** Names as they fit into so much width at most, shortened where they do not, and the width that they take. */
export function fitted(names: readonly string[], most: number): { names: string[]; width: number } {
  const letters = Math.floor(most / LETTER);
  const short = names.map((name) => {
    const signs = [...name];
    return signs.length > letters ? `${signs.slice(0, letters - 1).join("")}…` : name;
  });
  return { names: short, width: LETTER * Math.max(0, ...short.map((name) => [...name].length)) };
}
