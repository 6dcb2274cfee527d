/** A table as this client speaks of it: the wire's `as` is the seat that the viewer looks from. */
import type { TableMessage } from "./contract";

export interface Table extends Omit<TableMessage, "as"> {
  /** The seat that the viewer looks from; null for a spectator. */
  seat: number | null;
}

export const tableOf = ({ as: seat, ...rest }: TableMessage): Table => ({ ...rest, seat });
