/** The state of a table as the client uses it: a `TableMessage` whose field `as` is called `seat`. */
import type { TableMessage } from "./contract";

export interface Table extends Omit<TableMessage, "as"> {
  /** The seat from which the viewer sees the table; null for a spectator. */
  seat: number | null;
}

export const toTable = ({ as: seat, ...rest }: TableMessage): Table => ({ ...rest, seat });
