/**
 * The viewer's notes about the players at a table. Fetched again when the players change. If that fails, no notes are
 * shown.
 */
import { profileApi } from "../api/profiles";

class PlayerNotes {
  #notes = $state.raw<ReadonlyMap<string, string>>(new Map());
  #loadedKey = "";

  /** The viewer's note about a player, by handle; empty if there is none. */
  noteAbout(handle: string): string {
    return this.#notes.get(handle) ?? "";
  }

  /** Fetches the notes unless they were fetched for this table and these players. */
  async load(table: string, handles: readonly string[]): Promise<void> {
    const key = [table, ...handles].join(" ");
    if (key === this.#loadedKey) return;
    this.#loadedKey = key;
    if (handles.length === 0) {
      this.#notes = new Map();
      return;
    }
    try {
      const found = (await profileApi.loadNotes(table)).notes;
      if (this.#loadedKey === key) this.#notes = new Map(found.map(({ handle, words }) => [handle, words]));
    } catch {
      this.#loadedKey = "";
    }
  }
}

export const playerNotes = new PlayerNotes();
