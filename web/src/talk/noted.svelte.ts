/**
 * The viewer's notes about the players at a table. Fetched again when the players change. If that fails, no notes are
 * shown.
 */
import { people } from "../api/people";

class NotedAt {
  #notes = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = "";

  /** The viewer's note about a player, by handle; empty if there is none. */
  of(handle: string): string {
    return this.#notes.get(handle) ?? "";
  }

  /** Fetches the notes unless they were fetched for this table and these players. */
  async look(table: string, handles: readonly string[]): Promise<void> {
    const asked = [table, ...handles].join(" ");
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (handles.length === 0) {
      this.#notes = new Map();
      return;
    }
    try {
      const found = (await people.noted(table)).people;
      if (this.#asked === asked) this.#notes = new Map(found.map(({ person, words }) => [person, words]));
    } catch {
      this.#asked = "";
    }
  }
}

export const noted = new NotedAt();
