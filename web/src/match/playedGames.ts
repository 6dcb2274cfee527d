/** The games that this browser has seen to their end with a seat of its own. */
import type { Table } from "../api/table";
import { RememberedNames } from "../ui/rememberedNames";

export const playedGames = new RememberedNames("tertulia.played");
/** Ids of the tables at which this browser first finished a game of each kind. */
const firstTables = new RememberedNames("tertulia.first");

/** Remembers that a game has ended in which this browser has a seat. */
export function noteFinished({ id, game, phase, own_seats }: Table): void {
  if (phase !== "over" || own_seats.length === 0 || playedGames.has(game)) return;
  playedGames.add(game);
  firstTables.add(id);
}

/** Whether a table's finished game is the first of its kind that this browser has finished. */
export function isFirstGame(table: Table): boolean {
  noteFinished(table);
  return firstTables.has(table.id);
}
