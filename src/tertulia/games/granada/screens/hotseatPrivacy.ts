/** Hot-seat play: money is secret (ruling 9), everything else is open. */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

/** Actions that need no look at the player's money. */
const OPEN = new Set(["build", "reserve", "choose", "for", "add", "exchange", "dismantle", "give"]);

export const needsSecrets = ({ legal }: Table): boolean => legal.some(({ name }) => !OPEN.has(name));

export function hideSecrets(table: Table): Table {
  const view = table.view as View | null;
  if (!view) return table;
  return { ...table, view: { ...view, hands: view.hands.map((hand) => ({ ...hand, money: null })) } };
}
