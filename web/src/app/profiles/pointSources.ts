/** Moving averages of a player's points by source, as a few lines for a chart. */
import type { GameProfile } from "../../api/contract";

/** Sources with a line of their own; the other sources share one. */
const MAX_LINES = 5;
/** Window of the moving average: a game and those before it. */
export const AVERAGED_GAMES = 5;
/** Smallest number of games for which a chart is shown. */
export const MIN_GAMES = 3;

export interface SourceLine {
  /** Name of the source; empty for all other sources together. */
  source: string;
  /** The moving average at each game. */
  values: number[];
}
export interface SourceMean {
  source: string;
  /** Mean over all games. */
  mean: number;
  /** Mean over the last `AVERAGED_GAMES` games. */
  last: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length ? sum(values) / values.length : 0);
export const roundToTenths = (value: number): number => Math.round(10 * value) / 10;

/** The moving average of values. */
export const movingAverage = (values: readonly number[]): number[] =>
  values.map((_, at) => mean(values.slice(Math.max(0, at + 1 - AVERAGED_GAMES), at + 1)));

/** Each source with its means, the highest first. */
export const sourceMeans = ({ sources, curve }: GameProfile): SourceMean[] =>
  sources
    .map((source, at) => {
      const values = curve.map((game) => game[at] ?? 0);
      return {
        source,
        mean: roundToTenths(mean(values)),
        last: roundToTenths(mean(values.slice(-AVERAGED_GAMES))),
      };
    })
    .toSorted((one, other) => other.mean - one.mean);

/** The lines of the chart: the sources with the most points, then all others together if there are several. */
export function sourceLines(game: GameProfile): SourceLine[] {
  const order = sourceMeans(game).map(({ source }) => game.sources.indexOf(source));
  const own = order.length > MAX_LINES + 1 ? order.slice(0, MAX_LINES) : order;
  const rest = order.slice(own.length);
  const found = own.map((at) => ({
    source: game.sources[at] ?? "",
    values: movingAverage(game.curve.map((values) => values[at] ?? 0)),
  }));
  if (rest.length === 0) return found;
  const others = game.curve.map((values) => sum(rest.map((at) => values[at] ?? 0)));
  return [...found, { source: "", values: movingAverage(others) }];
}
