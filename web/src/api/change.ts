/** A table from the one before it and what has changed since. */
import type { ChangeEvent } from "./contract";
import { toLegal, type Table } from "./table";

/** A merge patch, as `src/tertulia/server/http/merge_patch.py` describes it. */
export interface Patch {
  merge: unknown;
  /** Paths of values that are dropped first; those that `merge` also has are replaced. */
  removed: readonly (readonly string[])[];
}

/** The table after the change; null if the change was made from another table than this. */
export function applyChange(table: Table, change: ChangeEvent): Table | null {
  // During an upgrade a stream may come from a server of the version before, whose changes have no `merge`.
  if (!("merge" in change)) return null;
  const { version, position, actors, log, merge, undo = 0, legal = [], removed = [] } = change;
  const unchanged = position + 1 - log.length;
  if (table.version !== (change.base ?? version - 1) || table.log.length < unchanged) return null;
  const before: Pick<Table, "view" | "time"> = { view: table.view, time: table.time };
  return {
    ...table,
    version,
    position,
    actors,
    undo,
    legal: legal.map(toLegal),
    log: [...table.log.slice(0, unchanged), ...log],
    ...(applyPatch(before, { merge, removed }) as typeof before),
  };
}

/** The value after the patch. The value itself stays as it is, and the result shares with it all that the patch does not touch. */
export function applyPatch(value: unknown, { merge, removed }: Patch): unknown {
  if (!isContainer(value) || !isObject(merge) || removed.some((path) => path.length === 0)) return merge;
  if (removed.length === 0 && Object.keys(merge).length === 0) return value;
  const patch = (key: string, old: unknown): unknown => {
    const below = removed.filter(([first]) => first === key).map((path) => path.slice(1));
    return applyPatch(old, { merge: merge[key], removed: below });
  };
  const dropped = new Set(removed.map(([key]) => key));
  const patched = Object.entries(value)
    .filter(([key]) => Object.hasOwn(merge, key) || !dropped.has(key))
    .map(([key, old]) => [key, Object.hasOwn(merge, key) ? patch(key, old) : old] as const);
  if (Array.isArray(value)) return patched.map(([, element]) => element);
  const added = Object.entries(merge).filter(([key]) => !Object.hasOwn(value, key));
  return Object.fromEntries([...patched, ...added]);
}

type JsonObject = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is JsonObject | readonly unknown[] =>
  typeof value === "object" && value !== null;
const isObject = (value: unknown): value is JsonObject => isContainer(value) && !Array.isArray(value);
