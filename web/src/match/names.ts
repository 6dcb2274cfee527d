/** How each seat is called: a name may change at any time, and travels apart from the table. */
import type { Table } from "../api/table";

export type Names = (string | null)[];

export const namesIn = (table: Table): Names => table.seats.map((seat) => seat.name);

export const sameNames = (some: Names, others: Names): boolean =>
  some.length === others.length && some.every((name, seat) => name === others[seat]);

/** The table with its seats called so, where a name is known; the same table where they are called so already. */
export function withNames(table: Table, names: Names): Table {
  const seats = table.seats.map((seat) => {
    const name = names[seat.index];
    return name == null || name === seat.name ? seat : { ...seat, name };
  });
  return seats.every((seat, index) => seat === table.seats[index]) ? table : { ...table, seats };
}
