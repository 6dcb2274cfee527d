/** Current player names by seat. The live stream sends them in order, but a fetched table may contain older names. */
import type { Table } from "../api/table";
import { playerName } from "../i18n/playerNames";
import { readNames, sameNames, withNames, type SeatNames } from "./seatNames";

export class CurrentNames {
  #names = $state.raw<SeatNames>([]);
  #updates = 0;

  /** How often the live stream has sent names. Note it before fetching a table and pass it to `readTable`. */
  get updates(): number {
    return this.#updates;
  }

  /** Adopts names from the live stream. */
  setNames(names: SeatNames): void {
    this.#updates++;
    this.#adopt(names);
  }

  /** Adopts the names of a fetched table, unless the stream has sent names since the request, that is since `since`. */
  readTable(table: Table, since = this.#updates): void {
    if (since === this.#updates) this.#adopt(readNames(table));
  }

  /** The table with current player names. */
  apply(table: Table): Table {
    return withNames(
      table,
      this.#names.map((name) => name && playerName(name)),
    );
  }

  #adopt(names: SeatNames): void {
    if (!sameNames(names, this.#names)) this.#names = names;
  }
}
