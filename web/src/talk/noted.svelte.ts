/** What one has written down about those who sit at a table, asked for as they change; where that fails, nothing is shown. */
import { people } from "../api/people";

class NotedAt {
  #notes = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = "";

  /** What one wrote down about somebody, by their handle; empty where nothing. */
  of(handle: string): string {
    return this.#notes.get(handle) ?? "";
  }

  /** Ask again where others sit at the table, or where it is another. */
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
