/** What those on the seats are called now. The live connection tells it in order; a table that was asked for may carry older names. */
import type { Table } from "../api/table";
import { playerName } from "../i18n/playerNames";
import { namesIn, sameNames, withNames, type Names } from "./names";

export class Called {
  #names = $state.raw<Names>([]);
  #told = 0;

  /** How often the live connection has told names: to be noted before a table is asked for. */
  get told(): number {
    return this.#told;
  }

  /** Names that the live connection tells. */
  hear(names: Names): void {
    this.#told++;
    this.#take(names);
  }

  /** Reads the names of a table that was asked for when `told` names had been told: they may be older than what was told since. */
  read(table: Table, told = this.#told): void {
    if (told === this.#told) this.#take(namesIn(table));
  }

  /** The table, its seats called as they are called now. */
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
