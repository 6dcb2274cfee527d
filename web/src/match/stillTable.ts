/** A table without any possible action, for parts of a game's table that only show a position. */
import type { Table } from "../api/table";
import type { ChapterPosition } from "./games";
import type { MatchStore } from "./matchStore.svelte";

/** The members of a match that a `TurnModel` reads; there is nothing to act on. */
const still = {
  ready: false,
  busy: false,
  playingBack: false,
  draft: { table: null },
  act: () => Promise.resolve(false),
  undo: () => Promise.resolve(false),
  skipPlayback: () => undefined,
};
export const stillMatch = still as unknown as MatchStore;

/** The members of a table that the parts of a board read. */
export const stillTable = ({ view, seat }: ChapterPosition, names: readonly string[] = []): Table =>
  ({
    view,
    seat,
    seats: names.map((name, index) => ({ name, index })),
    legal: [],
    own_seats: [],
    actors: [],
    phase: "running",
    undo: 0,
    version: 0,
  }) as unknown as Table;
