/** The tables on this site where the viewer has to act. */
import { api } from "../api/client";
import type { Turn } from "../api/contract";
import { chime } from "../ui/chime";
import { settings } from "../ui/settings.svelte";
import { hiddenTables } from "./hiddenTables.svelte";

/** Polling intervals in ms: while the page is visible, and while it is hidden. */
const VISIBLE_INTERVAL_MS = 15_000;
const HIDDEN_INTERVAL_MS = 60_000;

class MyTurns {
  /** The server's last answer, most urgent first. */
  turns = $state.raw<readonly Turn[]>([]);
  /** The open table, which knows by itself and without delay whether the viewer has to act there. */
  openTable = $state<string | null>(null);
  actsAtOpenTable = $state(false);
  /** All tables except the open one and hidden ones. */
  readonly elsewhere = $derived(
    this.turns.filter(({ id }) => id !== this.openTable && !hiddenTables.has(id)),
  );
  readonly count = $derived(
    this.elsewhere.length + (this.openTable !== null && this.actsAtOpenTable ? 1 : 0),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  /** Whether the server has answered once. Turns from before the page was opened make no sound. */
  #loaded = false;

  /** Asks the server now. If it does not answer, the last answer stays. */
  async reload(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      const turns = await api.turns(document.hidden ? null : this.openTable);
      if (this.#isNew(turns) && settings.sound) chime();
      this.turns = turns;
      this.#loaded = true;
    } catch {
      // The pages themselves report a lost connection.
    } finally {
      this.#loading = false;
    }
  }

  /** Whether a table is new in the answer, except the open one, which makes its own sound, and hidden ones. */
  #isNew(turns: readonly Turn[]): boolean {
    const before = new Set(this.turns.map(({ id }) => id));
    return (
      this.#loaded &&
      turns.some(({ id }) => !before.has(id) && id !== this.openTable && !hiddenTables.has(id))
    );
  }

  /** Polls as long as the page is open. Returns a function that stops polling. */
  startPolling(): () => void {
    const poll = async (): Promise<void> => {
      clearTimeout(this.#timer);
      await this.reload();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void poll(), document.hidden ? HIDDEN_INTERVAL_MS : VISIBLE_INTERVAL_MS);
    };
    const onVisibility = (): void => {
      if (!document.hidden) void poll();
    };
    document.addEventListener("visibilitychange", onVisibility);
    void poll();
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      clearTimeout(this.#timer);
    };
  }
}

export const myTurns = new MyTurns();
