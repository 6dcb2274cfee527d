/** A table from the one before it and what has changed since. */
import type { Change } from "./contract";
import type { Table } from "./table";

/** The table after the change; null where the change was made from another table than this. */
export function changed(table: Table, change: Change): Table | null {
  const { base, version, position, actors, undo, kept, log, legal, view, gone, time } = change;
  if (table.version !== base || table.log.length < kept) return null;
  const left = Object.entries(table.view ?? {}).filter(([part]) => !gone.includes(part));
  return {
    ...table,
    version,
    position,
    actors,
    undo,
    time,
    legal,
    log: [...table.log.slice(0, kept), ...log],
    view: { ...Object.fromEntries(left), ...view },
  };
}
