/** Tables that somebody does not want to see among theirs any more. This browser remembers them; the tables stay. */

const KEY = "tertulia.aside";
/** Of so many at most: the oldest are forgotten, and by then they have left the lists by their age. */
const MOST = 300;

/** What was stored; nothing of it is trusted. */
export function read(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class PutAside {
  #ids = $state.raw<readonly string[]>(read(stored()));

  has(id: string): boolean {
    return this.#ids.includes(id);
  }

  put(id: string): void {
    this.#keep([...this.#ids.filter((one) => one !== id), id].slice(-MOST));
  }

  back(id: string): void {
    this.#keep(this.#ids.filter((one) => one !== id));
  }

  #keep(ids: readonly string[]): void {
    this.#ids = ids;
    try {
      localStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // Until the page is loaded anew it is remembered all the same.
    }
  }
}

export const aside = new PutAside();
