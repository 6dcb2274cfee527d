/** Component sets for a new table besides the standard one: this browser's, and those that the site offers. */
import { api } from "../../api/client";
import type { Open } from "../../api/contract";
import { toSetFile } from "../componentEditor/setData";
import { localSets } from "../componentEditor/sharedLocalSets";

export const STANDARD_SET = "";

export interface OfferedSet {
  /** The id of a set in this browser, or the digest of one that the site stores. */
  id: string;
  name: string;
  /** Whether it is stored in this browser, not on the site. */
  own: boolean;
}

/** The browser's playable sets, then the site's. If the request fails, the site's are omitted. */
export async function loadOfferedSets(game: string): Promise<OfferedSet[]> {
  const own = localSets
    .ofGame(game)
    .filter(({ playable }) => playable !== false)
    .map(({ id, name }) => ({ id, name, own: true }));
  const siteSets = await api.sets(game).catch(() => []);
  return [...own, ...siteSets.map(({ digest, name }) => ({ id: digest, name, own: false }))];
}

/** The part of the request for a new table that names the chosen set; empty for the standard one. */
export function setRequest(sets: readonly OfferedSet[], id: string): Pick<Open, "components"> {
  const chosen = sets.find((one) => one.id === id);
  if (!chosen) return {};
  if (!chosen.own) return { components: { digest: chosen.id } };
  const set = localSets.get(id);
  return set ? { components: { set: toSetFile(set.name, set.game, set.changes, false) } } : {};
}
