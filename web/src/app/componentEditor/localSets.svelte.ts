/**
 * The component sets in this browser's local storage. Each set has its own key, so that tabs with different sets do not
 * interfere. No work is lost silently: a set that cannot be stored stays on the page (`unstored`), a set that another
 * tab has changed meanwhile is saved as a separate set, and an unreadable entry stays in storage and can be exported
 * (`damaged`).
 */
import type { SetData } from "../../match/editing";
import { isPart, cleanName } from "./setData";

const PREFIX = "tertulia.set.";
/** The largest set in characters; the server reads no larger file. */
export const MAX_SET_CHARACTERS = 512 * 1024;

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
export interface DamagedEntry {
  key: string;
  text: string;
}

/** Result of saving: the stored set, `beside` if it is a separate copy; or `full` if it could not be stored. */
export type SaveResult = { set: OwnSet; beside: boolean } | "full";

const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
};

/** Parses a stored set; null if it is damaged. */
export function parseSet(text: string): OwnSet | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isPart(data)) return null;
    const { id, game, name, changes, playable, revision } = data;
    if (typeof id !== "string" || typeof game !== "string" || typeof revision !== "string") return null;
    if (typeof name !== "string" || cleanName(name) === null || !isPart(changes)) return null;
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

export class LocalSets {
  sets = $state.raw<readonly OwnSet[]>([]);
  damaged = $state.raw<readonly DamagedEntry[]>([]);
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
  listenForChanges(changed?: (id: string) => void): () => void {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key !== null && !key.startsWith(PREFIX)) return;
      this.reload();
      if (key !== null) changed?.(key.slice(PREFIX.length));
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }

  reload(): void {
    const found: OwnSet[] = [];
    const damaged: DamagedEntry[] = [];
    try {
      const storage = this.#storage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      for (const key of keys.filter((one) => one.startsWith(PREFIX)).sort()) {
        const text = storage.getItem(key) ?? "";
        const set = parseSet(text);
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

  ofGame(game: string): OwnSet[] {
    return this.sets.filter((set) => set.game === game);
  }

  get(id: string): OwnSet | null {
    return this.sets.find((set) => set.id === id) ?? null;
  }

  /** Adds a set; a number is appended to its name if another set of the game has it. */
  add(game: string, name: string, changes: SetData = {}, playable: boolean | null = null): OwnSet {
    const set = {
      id: randomId(),
      game,
      name: this.#unusedName(game, name),
      changes,
      playable,
      revision: randomId(),
    };
    this.#store(set);
    return set;
  }

  /** Saves a changed set. If another tab has saved a newer version meanwhile, this one becomes a separate set. */
  save(set: OwnSet, change: Partial<Pick<OwnSet, "name" | "changes" | "playable">>): SaveResult {
    const now: OwnSet = { ...set, ...change, revision: randomId() };
    const stored = this.#load(set.id);
    if (stored && stored.revision !== set.revision) {
      const beside = { ...now, id: randomId(), name: this.#unusedName(set.game, now.name) };
      return this.#store(beside) ? { set: beside, beside: true } : "full";
    }
    return this.#store(now) ? { set: now, beside: false } : "full";
  }

  remove(id: string): void {
    this.#removeKey(PREFIX + id);
    this.unstored = this.unstored.filter((set) => set.id !== id);
    this.reload();
  }

  /** Deletes an unreadable entry. */
  discard(damaged: DamagedEntry): void {
    this.#removeKey(damaged.key);
    this.reload();
  }

  #removeKey(key: string): void {
    try {
      this.#storage().removeItem(key);
    } catch {
      // Without local storage there is no entry to delete.
    }
  }

  #load(id: string): OwnSet | null {
    try {
      return parseSet(this.#storage().getItem(PREFIX + id) ?? "");
    } catch {
      return null;
    }
  }

  /** Stores a set, or adds it to `unstored`. Returns whether it was stored. */
  #store(set: OwnSet): boolean {
    const text = JSON.stringify(set);
    try {
      if (text.length > MAX_SET_CHARACTERS) throw new RangeError("too large for a set");
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
  #unusedName(game: string, wanted: string): string {
    const taken = new Set(this.ofGame(game).map(({ name }) => name));
    if (!taken.has(wanted)) return wanted;
    for (let n = 2; ; n++) {
      const name = cleanName(`${wanted.slice(0, 54)} (${n})`) ?? wanted;
      if (!taken.has(name)) return name;
    }
  }
}
