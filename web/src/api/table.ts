/** The state of a table as the client uses it: a `TableResponse` whose field `as` is called `seat`. */
import type { LegalResponse, TableResponse } from "./contract";

/** A legal action: a `LegalResponse` with the fields that the server leaves out. */
export interface Legal extends Required<Omit<LegalResponse, "events">>, Pick<LegalResponse, "events"> {
  /** The verb: the first word of the notation. */
  name: string;
}

export interface Table extends Omit<TableResponse, "as" | "legal"> {
  /** The seat from which the viewer sees the table; null for a spectator. */
  seat: number | null;
  legal: Legal[];
}

export const toLegal = (action: LegalResponse): Legal => ({
  args: {},
  reveals: false,
  hint: {},
  ...action,
  name: action.notation.split(" ", 1)[0] ?? "",
});

export const toTable = ({ as: seat, legal, ...rest }: TableResponse): Table => ({
  ...rest,
  seat,
  legal: legal.map(toLegal),
});
