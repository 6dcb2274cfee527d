/**
 * Hidden tables: tables that this guest removed from their lists. Stored in this browser, together with the changes not
 * yet synchronized to the guest's other devices (`app/followAside.svelte.ts`). The tables themselves are not changed.
 */

const KEY = "tertulia.hidden";
const UNSENT = "tertulia.hidden.unsent";
/** Maximum number of remembered tables. The oldest are dropped; by then they have left the lists by age. */
const MOST = 300;

/** Tables that were hidden (true) or shown again (false), by id. */
export type Changes = Readonly<Record<string, boolean>>;

/** Parses the stored ids of hidden tables; invalid data is ignored. */
export function read(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Parses the stored changes that are not synchronized. If they are missing or damaged, all hidden tables count as
 * changes, so that none is lost.
 */
export function readUnsent(text: string | null, ids: readonly string[]): Changes {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept === "object" && kept !== null && !Array.isArray(kept))
      return Object.fromEntries(Object.entries(kept).filter(([, put]) => typeof put === "boolean"));
  } catch {
    // Invalid data counts as missing.
  }
  return Object.fromEntries(ids.map((id) => [id, true]));
}

/** The hidden tables after `changes`, newest last. */
export function changed(ids: readonly string[], changes: Changes): string[] {
  const put = Object.keys(changes).filter((id) => changes[id]);
  return [...ids.filter((id) => !(id in changes)), ...put].slice(-MOST);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class PutAside {
  #ids = $state.raw<readonly string[]>(read(stored(KEY)));
  #unsent = $state.raw<Changes>(readUnsent(stored(UNSENT), this.#ids));

  /** The changes that are not synchronized yet. */
  get unsent(): Changes {
    return this.#unsent;
  }

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  put(id: string): void {
    this.#change(id, true);
  }

  back(id: string): void {
    this.#change(id, false);
  }

  /** Adopts the hidden tables of the other devices; local changes that are not synchronized yet stay. */
  take(theirs: readonly string[]): void {
    this.#keep(changed(theirs, this.#unsent), this.#unsent);
  }

  /** Call when `changes` have been synchronized; `theirs` are the hidden tables known to the server. */
  told(changes: Changes, theirs: readonly string[]): void {
    const left = Object.entries(this.#unsent).filter(([id, put]) => changes[id] !== put);
    this.#keep(changed(theirs, this.#unsent), Object.fromEntries(left));
  }

  #change(id: string, put: boolean): void {
    const others = Object.entries(this.#unsent).filter(([other]) => other !== id);
    this.#keep(changed(this.#ids, { [id]: put }), Object.fromEntries([...others, [id, put]]));
  }

  #keep(ids: readonly string[], unsent: Changes): void {
    this.#ids = ids;
    this.#unsent = unsent;
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
      localStorage.setItem(UNSENT, JSON.stringify(unsent));
    } catch {
      // Without storage the changes last until the page is reloaded.
    }
  }
}

export const aside = new PutAside();
