/** Component sets for a new table besides the standard one: this browser's, and those that the site offers. */
import { api } from "../../api/client";
import type { NewTable } from "../../api/contract";
import { fileOf } from "../workshop/sets";
import { shelf } from "../workshop/shelf";

export const USUAL = "";

export interface OfferedSet {
  /** The id of a set in this browser, or the digest of one that the site stores. */
  id: string;
  name: string;
  /** Whether it is stored in this browser, not on the site. */
  own: boolean;
}

/** The browser's playable sets, then the site's. If the request fails, the site's are omitted. */
export async function offeredSets(game: string): Promise<OfferedSet[]> {
  const own = shelf
    .of(game)
    .filter(({ playable }) => playable !== false)
    .map(({ id, name }) => ({ id, name, own: true }));
  const kept = await api.sets(game).catch(() => []);
  return [...own, ...kept.map(({ digest, name }) => ({ id: digest, name, own: false }))];
}

/** The part of the request for a new table that names the chosen set; empty for the standard one. */
export function setWanted(sets: readonly OfferedSet[], id: string): Pick<NewTable, "components"> {
  const chosen = sets.find((one) => one.id === id);
  if (!chosen) return {};
  if (!chosen.own) return { components: { digest: chosen.id } };
  const set = shelf.get(id);
  return set ? { components: { set: fileOf(set.name, set.game, set.changes, false) } } : {};
}
