/**
 * The sets that this browser keeps, each under a key of its own, so that two tabs with two sets do not touch each other. Nothing is
 * lost silently: what cannot be stored is told and stays on the page, what was changed in another tab meanwhile becomes a set beside
 * it, and what cannot be read stays where it is and can be taken out as it is.
 */
import type { SetData } from "../../match/editing";
import { isPart, named } from "./sets";

const PREFIX = "tertulia.set.";
/** Characters of one set; the server reads no larger file. */
export const MOST = 512 * 1024;

export interface OwnSet {
  id: string;
  game: string;
  name: string;
  /** The tables and rows in which it differs from the game's own set. */
  changes: SetData;
  /** Whether it can be played with, as far as the server has said; null where it has not been asked since the last change. */
  playable: boolean | null;
  /** Another one with every change. */
  revision: string;
}

/** What cannot be read: its key and its text. */
export interface Damaged {
  key: string;
  text: string;
}

export type Kept = { set: OwnSet; beside: boolean } | "full";

const fresh = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
};

/** A set from its text; null where it is damaged. */
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
  /** Sets that this browser could not store: they are on the page only. */
  unstored = $state.raw<readonly OwnSet[]>([]);
  #storage: () => Storage;

  /** `storage` throws where the browser stores nothing. */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
    this.reload();
  }

  /** Follows what other tabs do; call what it returns at the end. */
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
      // A browser that stores nothing keeps what is on the page.
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

  /** A new set; its name is made another one where there is one of that name. */
  add(game: string, name: string, changes: SetData = {}, playable: boolean | null = null): OwnSet {
    const set = { id: fresh(), game, name: this.#free(game, name), changes, playable, revision: fresh() };
    this.#store(set);
    return set;
  }

  /** Keeps a set as it is now. One that another tab has changed since stays as that tab left it, and this becomes one beside it. */
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

  discard(damaged: Damaged): void {
    this.#drop(damaged.key);
    this.reload();
  }

  #drop(key: string): void {
    try {
      this.#storage().removeItem(key);
    } catch {
      // There is nothing where nothing is stored.
    }
  }

  #stored(id: string): OwnSet | null {
    try {
      return setIn(this.#storage().getItem(PREFIX + id) ?? "");
    } catch {
      return null;
    }
  }

  /** Whether it could be stored; if not, the page has it. */
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

  /** The name, with a number behind it where another set of the game has it. */
  #free(game: string, wanted: string): string {
    const taken = new Set(this.of(game).map(({ name }) => name));
    if (!taken.has(wanted)) return wanted;
    for (let n = 2; ; n++) {
      const name = named(`${wanted.slice(0, 54)} (${n})`) ?? wanted;
      if (!taken.has(name)) return name;
    }
  }
}
