/** Hot-seat play: only two drawn roof tiles are secret, while their player chooses one. */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

export const needsSecrets = ({ legal }: Table): boolean => legal.some(({ name }) => name === "keep");

export function hideSecrets(table: Table): Table {
  const view = table.view as View | null;
  if (!view) return table;
  const log = table.log.map((entry) => ({
    ...entry,
    events: entry.events.map((event) => (event.type === "draw" ? { ...event, tiles: null } : event)),
  }));
  const pending = view.pending?.tiles ? { ...view.pending, tiles: null } : view.pending;
  return { ...table, log, view: { ...view, pending } };
}
