/** The arrows of a revenue board: where each lies, and which steps of a disc it allows now. */
import type { Legal } from "tertulia/api/contract";
import { REVENUE_BOARD, type Revenue } from "../types";

export interface Arrow {
  /** Its area on the board, from the names of both ends. */
  area: string;
  ends: readonly Revenue[];
  /** Whether its ends are no neighbours in the row: it goes round. */
  round: boolean;
}

export const arrowsOf = (pairs: readonly (readonly Revenue[])[]): Arrow[] =>
  pairs.map((ends) => {
    const [from, to] = ends.map((end) => REVENUE_BOARD.indexOf(end)).toSorted((a, b) => a - b);
    return { area: `${ends[0]}-${ends[1]}`, ends, round: (to ?? 0) - (from ?? 0) !== 1 };
  });

/** The steps along an arrow that can be made now, in the order of its ends. */
export const stepsAlong = ({ ends }: Arrow, changes: readonly Legal[]): Legal[] =>
  [ends, ends.toReversed()].flatMap(([from, to]) =>
    changes.filter(({ args }) => args["from"] === from && args["to"] === to),
  );
