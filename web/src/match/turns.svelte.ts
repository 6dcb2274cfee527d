/** The tables on this site where the viewer has to act. */
import { api } from "../api/client";
import type { Turn } from "../api/contract";
import { chime } from "../ui/chime";
import { settings } from "../ui/settings.svelte";
import { aside } from "./putAside.svelte";

/** Polling intervals in ms: while the page is visible, and while it is hidden. */
const SEEN = 15_000;
const UNSEEN = 60_000;

class MyTurns {
  /** The server's last answer, most urgent first. */
  told = $state.raw<readonly Turn[]>([]);
  /** The open table, which knows by itself and without delay whether the viewer has to act there. */
  here = $state<string | null>(null);
  actsHere = $state(false);
  /** All tables except the open one and hidden ones. */
  readonly elsewhere = $derived(this.told.filter(({ id }) => id !== this.here && !aside.has(id)));
  readonly count = $derived(this.elsewhere.length + (this.here !== null && this.actsHere ? 1 : 0));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  /** Whether the server has answered once. Turns from before the page was opened make no sound. */
  #looked = false;

  /** Asks the server now. If it does not answer, the last answer stays. */
  async look(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const told = await api.turns(document.hidden ? null : this.here);
      if (this.#isNew(told) && settings.sound) chime();
      this.told = told;
      this.#looked = true;
    } catch {
      // The pages themselves report a lost connection.
    } finally {
      this.#asking = false;
    }
  }

  /** Whether a table is new in the answer, except the open one, which makes its own sound, and hidden ones. */
  #isNew(told: readonly Turn[]): boolean {
    const before = new Set(this.told.map(({ id }) => id));
    return this.#looked && told.some(({ id }) => !before.has(id) && id !== this.here && !aside.has(id));
  }

  /** Polls as long as the page is open. Returns a function that stops polling. */
  follow(): () => void {
    const again = async (): Promise<void> => {
      clearTimeout(this.#timer);
      await this.look();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void again(), document.hidden ? UNSEEN : SEEN);
    };
    const seen = (): void => {
      if (!document.hidden) void again();
    };
    document.addEventListener("visibilitychange", seen);
    void again();
    return () => {
      document.removeEventListener("visibilitychange", seen);
      clearTimeout(this.#timer);
    };
  }
}

export const turns = new MyTurns();
