/** Current player names by seat. The live stream sends them in order, but a fetched table may contain older names. */
import type { Table } from "../api/table";
import { playerName } from "../i18n/playerNames";
import { namesIn, sameNames, withNames, type Names } from "./names";

export class Called {
  #names = $state.raw<Names>([]);
  #told = 0;

  /** How often the live stream has sent names. Note it before fetching a table and pass it to `read`. */
  get told(): number {
    return this.#told;
  }

  /** Adopts names from the live stream. */
  hear(names: Names): void {
    this.#told++;
    this.#take(names);
  }

  /** Adopts the names of a fetched table, unless the stream has sent names since the request, that is since `told`. */
  read(table: Table, told = this.#told): void {
    if (told === this.#told) this.#take(namesIn(table));
  }

  /** The table with current player names. */
  in(table: Table): Table {
    return withNames(
      table,
      this.#names.map((name) => name && playerName(name)),
    );
  }

  #take(names: Names): void {
    if (!sameNames(names, this.#names)) this.#names = names;
  }
}
