/** How a finished game ended, as its game tells it to the scene of the end. */
import type { Table } from "../../api/table";
import { t } from "../../i18n/words.svelte";

/** One who scored. */
export interface Scorer {
  /** Their seat, or a number behind the seats for the game's own imaginary player. */
  seat: number;
  name: string;
  /** What puts them in their place: points first, then what decides a tie. Whoever has none stands on no podium. */
  order?: readonly number[];
  points: number;
}
/** What points were for: a number for each scorer. */
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
  /** What decided a tie, in words; empty where there was none. */
  tie: string;
  /** What else is to be said of the end, in words. */
  notes: readonly string[];
  /** Of a game alone: the points that make it a won one. */
  mark?: number;
}

export interface Placed extends Scorer {
  /** From 1; equal ones share it. */
  place: number;
}

/** Whether one is ahead of another: positive where behind. */
function behind(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** Everybody who has a place, the first first. */
export function placed(scorers: readonly Scorer[]): Placed[] {
  const ranked = scorers.flatMap((one) => (one.order ? [{ ...one, order: one.order }] : []));
  return ranked
    .map((one) => ({
      ...one,
      place: 1 + ranked.filter((other) => behind(one.order, other.order) > 0).length,
    }))
    .toSorted((one, other) => one.place - other.place);
}

/** Those below the first who have equal points and yet different places: group by group, whoever is ahead first. */
export function apartBelow<Player extends { points: number | null }>(
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

/** The end as the table has it: whoever lost before it is last, whatever their points, and has not won. */
export function withLost(ending: Ending, { time, outcome }: Pick<Table, "time" | "outcome">): Ending {
  const lost = new Set(time.lost);
  if (lost.size === 0) return ending;
  const scorers = ending.scorers.map((one) =>
    one.order ? { ...one, order: [lost.has(one.seat) ? 0 : 1, ...one.order] } : one,
  );
  const told = ending.scorers.filter(({ seat }) => lost.has(seat));
  const changed = ending.winners.some((seat) => lost.has(seat));
  return {
    ...ending,
    scorers,
    winners: outcome?.winners ?? ending.winners.filter((seat) => !lost.has(seat)),
    tie: changed ? "" : ending.tie,
    notes: [...told.map(({ name }) => t("clock-lost-last", { player: name })), ...ending.notes],
  };
}
