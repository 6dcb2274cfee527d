/** The games and tables of the site, loaded again every few seconds while the page is visible. */
import { onMount } from "svelte";

import { api, ApiError } from "../../api/client";
import type { GameInfo, TableSummary } from "../../api/contract";
import { dictionary } from "../../i18n/words.svelte";
import { hiddenTables } from "../../match/hiddenTables.svelte";
import { isPlayable } from "./isPlayable";
import { sortTables } from "./sortTables";

export const POLL_INTERVAL_MS = 4000;

/** Loads the games, and the words of those that the client was not built with. */
export async function loadGames(): Promise<GameInfo[]> {
  const games = await api.games();
  await dictionary.loadGames(games.map(({ name }) => name));
  return games;
}

export class TableLists {
  games = $state.raw<GameInfo[]>([]);
  #tables = $state.raw<TableSummary[]>([]);
  /** Error code of the last request; null if it was answered. */
  failure = $state<string | null>(null);
  #loaded = $state(false);
  readonly lists = $derived(sortTables(this.#tables, (id) => hiddenTables.has(id)));
  readonly ready = $derived(this.#loaded && this.games.length > 0);

  /** Polls while the component is mounted. */
  constructor() {
    onMount(() => {
      void this.#attempt(async () => (this.games = await loadGames()));
      void this.#reload();
      const timer = setInterval(() => void this.#reload(), POLL_INTERVAL_MS);
      return () => clearInterval(timer);
    });
  }

  async #reload(): Promise<void> {
    if (document.hidden) return;
    await this.#attempt(async () => {
      this.#tables = await api.tables();
      if (!this.games.every(isPlayable)) this.games = await loadGames();
      this.failure = null;
      this.#loaded = true;
    });
  }

  async #attempt(load: () => Promise<unknown>): Promise<void> {
    try {
      await load();
    } catch (error) {
      this.failure = error instanceof ApiError ? error.code : "unknown";
    }
  }
}
