/** Points by source over somebody's games, as curves that can be told apart. */
import type { GameProfile } from "../../api/contract";

/** Lines that are drawn by themselves: the others are one. */
const MOST_LINES = 5;
/** Games of which each point is the mean: that game and those before it. */
export const TOGETHER = 5;
/** Games from which on a curve says something. */
export const FEWEST = 3;

export interface SourceLine {
  /** Empty for all other sources together. */
  source: string;
  /** A mean for each game. */
  values: number[];
}
export interface SourceMean {
  source: string;
  /** Of all games, and of the last ones. */
  mean: number;
  last: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length ? sum(values) / values.length : 0);
export const tenths = (value: number): number => Math.round(10 * value) / 10;

/** The means of each value and those before it. */
export const smoothed = (values: readonly number[]): number[] =>
  values.map((_, at) => mean(values.slice(Math.max(0, at + 1 - TOGETHER), at + 1)));

/** Every source with its means, the one that brings most first. */
export const means = ({ sources, curve }: GameProfile): SourceMean[] =>
  sources
    .map((source, at) => {
      const values = curve.map((game) => game[at] ?? 0);
      return { source, mean: tenths(mean(values)), last: tenths(mean(values.slice(-TOGETHER))) };
    })
    .toSorted((one, other) => other.mean - one.mean);

/** What is drawn: the sources that bring most, then all others together where there are several. */
export function lines(game: GameProfile): SourceLine[] {
  const order = means(game).map(({ source }) => game.sources.indexOf(source));
  const own = order.length > MOST_LINES + 1 ? order.slice(0, MOST_LINES) : order;
  const rest = order.slice(own.length);
  const found = own.map((at) => ({
    source: game.sources[at] ?? "",
    values: smoothed(game.curve.map((values) => values[at] ?? 0)),
  }));
  if (rest.length === 0) return found;
  const others = game.curve.map((values) => sum(rest.map((at) => values[at] ?? 0)));
  return [...found, { source: "", values: smoothed(others) }];
}
