/**
 * Tables that somebody does not want to see among theirs any more. This browser remembers them, and what its owner's other devices
 * have not been told of yet (`app/followAside.svelte.ts`); the tables stay.
 */

const KEY = "tertulia.aside";
const UNSENT = "tertulia.aside.unsent";
/** Of so many at most: the oldest are forgotten, and by then they have left the lists by their age. */
const MOST = 300;

/** Tables that were put aside (true) or back (false), by their ids. */
export type Changes = Readonly<Record<string, boolean>>;

/** What was stored; nothing of it is trusted. */
export function read(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** The same of what nobody else has been told of. Before there was such a thing, nobody had been told of anything. */
export function readUnsent(text: string | null, ids: readonly string[]): Changes {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept === "object" && kept !== null && !Array.isArray(kept))
      return Object.fromEntries(Object.entries(kept).filter(([, put]) => typeof put === "boolean"));
  } catch {
    // As if there were none.
  }
  return Object.fromEntries(ids.map((id) => [id, true]));
}

/** Those that are put aside once the changes are made, the newest last. */
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

  /** What no other device knows of. */
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

  /** Takes over what other devices have put aside; what this one has changed and not told them stays. */
  take(theirs: readonly string[]): void {
    this.#keep(changed(theirs, this.#unsent), this.#unsent);
  }

  /** Others are told of these changes now, and know of those that were put aside before. */
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
      // Until the page is loaded anew it is remembered all the same.
    }
  }
}

export const aside = new PutAside();
