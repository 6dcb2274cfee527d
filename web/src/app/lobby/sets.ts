/** The sets of components that a table can be opened with, beside the usual one: those of this browser, and those that the site offers. */
import { api } from "../../api/client";
import type { NewTable } from "../../api/contract";
import { fileOf } from "../workshop/sets";
import { shelf } from "../workshop/shelf";

export const USUAL = "";

export interface OfferedSet {
  /** An id of this browser's, or the digest of a kept one. */
  id: string;
  name: string;
  /** Whether it is this browser's. */
  own: boolean;
}

/** One's own that can be played with first. */
export async function offeredSets(game: string): Promise<OfferedSet[]> {
  const own = shelf
    .of(game)
    .filter(({ playable }) => playable !== false)
    .map(({ id, name }) => ({ id, name, own: true }));
  const kept = await api.sets(game).catch(() => []);
  return [...own, ...kept.map(({ digest, name }) => ({ id: digest, name, own: false }))];
}

/** What a new table's request says of the set that was chosen. */
export function setWanted(sets: readonly OfferedSet[], id: string): Pick<NewTable, "components"> {
  const chosen = sets.find((one) => one.id === id);
  if (!chosen) return {};
  if (!chosen.own) return { components: { digest: chosen.id } };
  const set = shelf.get(id);
  return set ? { components: { set: fileOf(set.name, set.game, set.changes, false) } } : {};
}
