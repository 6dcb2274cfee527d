/** The result of a finished game, as the game gives it to the final scene. */
import type { Table } from "../../api/table";
import { t } from "../../i18n/words.svelte";

/** A participant with a final score. */
export interface Scorer {
  /** Seat index, or a number after all seats for the game's imaginary player. */
  seat: number;
  name: string;
  /** Ranking criteria: points first, then the tie-breakers. Without it the scorer is not ranked. */
  order?: readonly number[];
  points: number;
}
/** A source of points, with one number per scorer. */
export interface PointRow {
  id: string;
  name: string;
  values: readonly number[];
}
export interface Ending {
  scorers: readonly Scorer[];
  /** The seats that won. */
  winners: readonly number[];
  rows: readonly PointRow[];
  /** What decided a tie, in words; empty without a tie. */
  tie: string;
  /** Further remarks on the end, in words. */
  notes: readonly string[];
  /** Solo games only: the points needed to win. */
  mark?: number;
}

export interface RankedScorer extends Scorer {
  /** Place from 1; equal scorers share it. */
  place: number;
}

/** Negative if `one` ranks ahead of `other`, positive if it ranks behind, 0 if equal. */
function compareOrders(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** All ranked scorers with their places, best first. */
export function rankScorers(scorers: readonly Scorer[]): RankedScorer[] {
  const ranked = scorers.flatMap((one) => (one.order ? [{ ...one, order: one.order }] : []));
  return ranked
    .map((one) => ({
      ...one,
      place: 1 + ranked.filter((other) => compareOrders(one.order, other.order) > 0).length,
    }))
    .toSorted((one, other) => one.place - other.place);
}

/** Groups of players below first place with equal points that a tie-breaker separates; within a group, best first. */
export function tiedGroupsBelowFirst<Player extends { points: number | null }>(
  players: readonly Player[],
  decides: (player: Player) => number,
): Player[][] {
  const points = (player: Player): number => player.points ?? 0;
  const below = [...new Set(players.map(points))].toSorted((one, other) => other - one).slice(1);
  return below
    .map((score) =>
      players
        .filter((player) => points(player) === score)
        .toSorted((one, other) => decides(other) - decides(one)),
    )
    .filter((group) => new Set(group.map(decides)).size > 1);
}

/** The ending with players who lost by timeout or resignation ranked last and never among the winners. */
export function rankLosersLast(ending: Ending, { time, outcome }: Pick<Table, "time" | "outcome">): Ending {
  const lost = new Set(time.lost);
  if (lost.size === 0) return ending;
  const scorers = ending.scorers.map((one) =>
    one.order ? { ...one, order: [lost.has(one.seat) ? 0 : 1, ...one.order] } : one,
  );
  const losers = ending.scorers.filter(({ seat }) => lost.has(seat));
  const changed = ending.winners.some((seat) => lost.has(seat));
  return {
    ...ending,
    scorers,
    winners: outcome?.winners ?? ending.winners.filter((seat) => !lost.has(seat)),
    tie: changed ? "" : ending.tie,
    notes: [...losers.map(({ name }) => t("clock-lost-last", { player: name })), ...ending.notes],
  };
}
