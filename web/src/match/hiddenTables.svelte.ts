/**
 * Hidden tables: tables that this guest removed from their lists. Stored in this browser, together with the changes not
 * yet synchronized to the guest's other devices (`app/syncHiddenTables.svelte.ts`). The tables themselves are not changed.
 */

const STORAGE_KEY = "tertulia.hidden";
const UNSENT_KEY = "tertulia.hidden.unsent";
/** Maximum number of remembered tables. The oldest are dropped; by then they have left the lists by age. */
const MAX_TABLES = 300;

/** Tables that were hidden (true) or shown again (false), by id. */
export type Changes = Readonly<Record<string, boolean>>;

/** Parses the stored ids of hidden tables; invalid data is ignored. */
export function parseIds(text: string | null): string[] {
  try {
    const data: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(data) ? data.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Parses the stored changes that are not synchronized. If they are missing or damaged, all hidden tables count as
 * changes, so that none is lost.
 */
export function parseUnsent(text: string | null, ids: readonly string[]): Changes {
  try {
    const data: unknown = JSON.parse(text ?? "null");
    if (typeof data === "object" && data !== null && !Array.isArray(data))
      return Object.fromEntries(Object.entries(data).filter(([, hidden]) => typeof hidden === "boolean"));
  } catch {
    // Invalid data counts as missing.
  }
  return Object.fromEntries(ids.map((id) => [id, true]));
}

/** The hidden tables after `changes`, newest last. */
export function applyChanges(ids: readonly string[], changes: Changes): string[] {
  const hidden = Object.keys(changes).filter((id) => changes[id]);
  return [...ids.filter((id) => !(id in changes)), ...hidden].slice(-MAX_TABLES);
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class HiddenTables {
  #ids = $state.raw<readonly string[]>(parseIds(readStorage(STORAGE_KEY)));
  #unsent = $state.raw<Changes>(parseUnsent(readStorage(UNSENT_KEY), this.#ids));

  /** The changes that are not synchronized yet. */
  get unsent(): Changes {
    return this.#unsent;
  }

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  hide(id: string): void {
    this.#change(id, true);
  }

  show(id: string): void {
    this.#change(id, false);
  }

  /** Adopts the hidden tables of the other devices; local changes that are not synchronized yet stay. */
  adopt(theirs: readonly string[]): void {
    this.#store(applyChanges(theirs, this.#unsent), this.#unsent);
  }

  /** Call when `changes` have been synchronized; `theirs` are the hidden tables known to the server. */
  confirmSent(changes: Changes, theirs: readonly string[]): void {
    const left = Object.entries(this.#unsent).filter(([id, hidden]) => changes[id] !== hidden);
    this.#store(applyChanges(theirs, this.#unsent), Object.fromEntries(left));
  }

  #change(id: string, hidden: boolean): void {
    const others = Object.entries(this.#unsent).filter(([other]) => other !== id);
    this.#store(applyChanges(this.#ids, { [id]: hidden }), Object.fromEntries([...others, [id, hidden]]));
  }

  #store(ids: readonly string[], unsent: Changes): void {
    this.#ids = ids;
    this.#unsent = unsent;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
      localStorage.setItem(UNSENT_KEY, JSON.stringify(unsent));
    } catch {
      // Without storage the changes last until the page is reloaded.
    }
  }
}

export const hiddenTables = new HiddenTables();
