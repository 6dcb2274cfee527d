/** Player names by seat. A name may change at any time and is sent apart from the table. */
import type { Table } from "../api/table";

export type SeatNames = (string | null)[];

export const readNames = (table: Table): SeatNames => table.seats.map((seat) => seat.name);

export const sameNames = (some: SeatNames, others: SeatNames): boolean =>
  some.length === others.length && some.every((name, seat) => name === others[seat]);

/** The table with the given names; null leaves a name as it is. Returns the identical table if nothing changes. */
export function withNames(table: Table, names: SeatNames): Table {
  const seats = table.seats.map((seat) => {
    const name = names[seat.index];
    return name == null || name === seat.name ? seat : { ...seat, name };
  });
  return seats.every((seat, index) => seat === table.seats[index]) ? table : { ...table, seats };
}
