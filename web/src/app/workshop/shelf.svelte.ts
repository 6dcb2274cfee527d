/**
 * The component sets in this browser's local storage. Each set has its own key, so that tabs with different sets do not
 * interfere. No work is lost silently: a set that cannot be stored stays on the page (`unstored`), a set that another
 * tab has changed meanwhile is saved as a separate set, and an unreadable entry stays in storage and can be exported
 * (`damaged`).
 */
import type { SetData } from "../../match/editing";
import { isPart, named } from "./sets";

const PREFIX = "tertulia.set.";
/** The largest set in characters; the server reads no larger file. */
export const MOST = 512 * 1024;

export interface OwnSet {
  id: string;
  game: string;
  name: string;
  /** The tables and rows that differ from the game's own set. */
  changes: SetData;
  /** Whether the server found the set playable; null if it has not been checked since the last change. */
  playable: boolean | null;
  /** Random id of this version, new at each change; detects changes by another tab. */
  revision: string;
}

/** An unreadable entry of the local storage. */
export interface Damaged {
  key: string;
  text: string;
}

/** Result of saving: the stored set, `beside` if it is a separate copy; or `full` if it could not be stored. */
export type Kept = { set: OwnSet; beside: boolean } | "full";

const fresh = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
};

/** Parses a stored set; null if it is damaged. */
export function setIn(text: string): OwnSet | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isPart(data)) return null;
    const { id, game, name, changes, playable, revision } = data;
    if (typeof id !== "string" || typeof game !== "string" || typeof revision !== "string") return null;
    if (typeof name !== "string" || named(name) === null || !isPart(changes)) return null;
    return {
      id,
      game,
      name,
      changes: changes as SetData,
      playable: typeof playable === "boolean" ? playable : null,
      revision,
    };
  } catch {
    return null;
  }
}

export class Shelf {
  sets = $state.raw<readonly OwnSet[]>([]);
  damaged = $state.raw<readonly Damaged[]>([]);
  /** Sets that could not be stored: they exist only on the page. */
  unstored = $state.raw<readonly OwnSet[]>([]);
  #storage: () => Storage;

  /** `storage` throws if the browser blocks local storage. */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
    this.reload();
  }

  /**
   * Reloads the sets when another tab changes one, and calls `changed` with its id. Returns a function that stops it.
   */
  follow(changed?: (id: string) => void): () => void {
    const hear = ({ key }: StorageEvent): void => {
      if (key !== null && !key.startsWith(PREFIX)) return;
      this.reload();
      if (key !== null) changed?.(key.slice(PREFIX.length));
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }

  reload(): void {
    const found: OwnSet[] = [];
    const damaged: Damaged[] = [];
    try {
      const storage = this.#storage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      for (const key of keys.filter((one) => one.startsWith(PREFIX)).sort()) {
        const text = storage.getItem(key) ?? "";
        const set = setIn(text);
        if (set && key === PREFIX + set.id) found.push(set);
        else damaged.push({ key, text });
      }
    } catch {
      // Without local storage the sets exist only on the page.
    }
    const here = new Set(this.unstored.map(({ id }) => id));
    const stored = found.filter(({ id }) => !here.has(id));
    this.sets = [...stored, ...this.unstored].toSorted((a, b) => a.name.localeCompare(b.name));
    this.damaged = damaged;
  }

  of(game: string): OwnSet[] {
    return this.sets.filter((set) => set.game === game);
  }

  get(id: string): OwnSet | null {
    return this.sets.find((set) => set.id === id) ?? null;
  }

  /** Adds a set; a number is appended to its name if another set of the game has it. */
  add(game: string, name: string, changes: SetData = {}, playable: boolean | null = null): OwnSet {
    const set = { id: fresh(), game, name: this.#free(game, name), changes, playable, revision: fresh() };
    this.#store(set);
    return set;
  }

  /** Saves a changed set. If another tab has saved a newer version meanwhile, this one becomes a separate set. */
  keep(set: OwnSet, change: Partial<Pick<OwnSet, "name" | "changes" | "playable">>): Kept {
    const now: OwnSet = { ...set, ...change, revision: fresh() };
    const stored = this.#stored(set.id);
    if (stored && stored.revision !== set.revision) {
      const beside = { ...now, id: fresh(), name: this.#free(set.game, now.name) };
      return this.#store(beside) ? { set: beside, beside: true } : "full";
    }
    return this.#store(now) ? { set: now, beside: false } : "full";
  }

  remove(id: string): void {
    this.#drop(PREFIX + id);
    this.unstored = this.unstored.filter((set) => set.id !== id);
    this.reload();
  }

  /** Deletes an unreadable entry. */
  discard(damaged: Damaged): void {
    this.#drop(damaged.key);
    this.reload();
  }

  #drop(key: string): void {
    try {
      this.#storage().removeItem(key);
    } catch {
      // Without local storage there is no entry to delete.
    }
  }

  #stored(id: string): OwnSet | null {
    try {
      return setIn(this.#storage().getItem(PREFIX + id) ?? "");
    } catch {
      return null;
    }
  }

  /** Stores a set, or adds it to `unstored`. Returns whether it was stored. */
  #store(set: OwnSet): boolean {
    const text = JSON.stringify(set);
    try {
      if (text.length > MOST) throw new RangeError("too large for a set");
      this.#storage().setItem(PREFIX + set.id, text);
    } catch {
      this.unstored = [...this.unstored.filter(({ id }) => id !== set.id), set];
      this.reload();
      return false;
    }
    this.unstored = this.unstored.filter(({ id }) => id !== set.id);
    this.reload();
    return true;
  }

  /** The name, with a number appended if another set of the game has it. */
  #free(game: string, wanted: string): string {
    const taken = new Set(this.of(game).map(({ name }) => name));
    if (!taken.has(wanted)) return wanted;
    for (let n = 2; ; n++) {
      const name = named(`${wanted.slice(0, 54)} (${n})`) ?? wanted;
      if (!taken.has(name)) return name;
    }
  }
}
