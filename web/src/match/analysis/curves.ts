/** The estimated result of a finished game as series of numbers: before each decision and at the end. */
import type { Analysis } from "../../api/contract";

/**
 * `strong`: chances of winning if all play strongly. `chances`, `points`: chances and final points if all players
 * continue at their own strength.
 */
export type Measure = "strong" | "chances" | "points";

/** Whether a measure is a share, from 0 to 1. */
export const isShare = (measure: Measure): boolean => measure !== "points";

/**
 * The measures of an analysis, in the order of their tabs. Good play by everyone comes first: from there, all begin with
 * about the same chance. Without strength estimates the server supposes nothing else.
 */
export function measuresOf({ scores, strengths }: Pick<Analysis, "scores" | "strengths">): Measure[] {
  // In a solo game the only chance is that of reaching the mark; points say more.
  if (scores.length === 1) return ["points", "strong"];
  return ["strong", ...(strengths.length > 1 ? (["chances"] as const) : []), "points"];
}

export interface Point {
  /** Number of actions before the point. */
  ply: number;
  /** By seat. */
  values: readonly number[];
  /** Points made so far, by seat. */
  scores: readonly number[];
  /** Index of the decision to make at this point; null at the end of the game. */
  decision: number | null;
}

/** One point per decision, and the end. */
export const evaluationPoints = ({ course: moments, decisions }: Analysis, measure: Measure): Point[] =>
  moments.map((moment, place) => ({
    ply: moment.ply,
    values: measure === "strong" ? moment.strong_chances : moment[measure],
    scores: moment.scores,
    decision: place < decisions.length ? place : null,
  }));

/** The lowest and the highest value of the vertical axis. */
export function valueRange(points: readonly Point[], measure: Measure): readonly [number, number] {
  if (isShare(measure)) return [0, 1];
  const all = points.flatMap(({ values }) => values);
  return [Math.min(0, ...all), Math.max(10, ...all)];
}

/** Index of the point nearest to a ply. */
export function nearestPoint(points: readonly Point[], ply: number): number {
  const away = points.map((point) => Math.abs(point.ply - ply));
  return away.indexOf(Math.min(...away));
}

/**
 * The scale of bars that begin at zero, in percent of their width: it reaches from the lowest value to the highest.
 * Values below zero lie left of it.
 */
export function barScale(values: readonly number[]): {
  zero: number;
  barOf: (value: number) => { from: number; width: number };
} {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const percent = 100 / Math.max(high - low, 1);
  const zero = -low * percent;
  return {
    zero,
    barOf: (value) => ({ from: zero + Math.min(0, value) * percent, width: Math.abs(value) * percent }),
  };
}

/** Assumed width of a letter in pixels, above the average. */
export const LETTER_WIDTH_PX = 8;

/** Names cut to at most `most` pixels, and the width in pixels of the longest. */
export function fitNames(names: readonly string[], most: number): { names: string[]; width: number } {
  const letters = Math.floor(most / LETTER_WIDTH_PX);
  const short = names.map((name) => {
    const signs = [...name];
    return signs.length > letters ? `${signs.slice(0, letters - 1).join("")}…` : name;
  });
  return { names: short, width: LETTER_WIDTH_PX * Math.max(0, ...short.map((name) => [...name].length)) };
}
