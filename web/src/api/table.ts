/** The state of a table as the client uses it: a `TableResponse` whose field `as` is called `seat`. */
import type { TableResponse } from "./contract";

export interface Table extends Omit<TableResponse, "as"> {
  /** The seat from which the viewer sees the table; null for a spectator. */
  seat: number | null;
}

export const toTable = ({ as: seat, ...rest }: TableResponse): Table => ({ ...rest, seat });
