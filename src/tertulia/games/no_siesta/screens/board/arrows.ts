/** The arrows of a revenue board: their grid areas, and the moves possible along them. */
import type { Legal } from "tertulia/api/table";
import { REVENUE_BOARD, type Revenue } from "../types";

export interface Arrow {
  /** Name of the grid area, from the names of both ends. */
  area: string;
  ends: readonly Revenue[];
  /** Whether the arrow goes around the board, as its ends are not adjacent. */
  round: boolean;
}

export const arrowsOf = (pairs: readonly (readonly Revenue[])[]): Arrow[] =>
  pairs.map((ends) => {
    const [from, to] = ends.map((end) => REVENUE_BOARD.indexOf(end)).toSorted((a, b) => a - b);
    return { area: `${ends[0]}-${ends[1]}`, ends, round: (to ?? 0) - (from ?? 0) !== 1 };
  });

/** The legal moves along an arrow, in the order of its ends. */
export const stepsAlong = ({ ends }: Arrow, changes: readonly Legal[]): Legal[] =>
  [ends, ends.toReversed()].flatMap(([from, to]) =>
    changes.filter(({ args }) => args["from"] === from && args["to"] === to),
  );
