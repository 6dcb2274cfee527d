/** The tables where whoever sits before this browser is to act, wherever they are on the site. */
import { api } from "../api/client";
import type { Turn } from "../api/contract";
import { chime } from "../ui/chime";
import { settings } from "../ui/settings.svelte";
import { aside } from "./putAside.svelte";

/** Milliseconds from one look to the next: while somebody sees the page, and while it lies in the background. */
const SEEN = 15_000;
const UNSEEN = 60_000;

class MyTurns {
  /** As the server told them last, the most urgent first. */
  told = $state.raw<readonly Turn[]>([]);
  /** The table that is open, which knows by itself and at once whether one is to act there. */
  here = $state<string | null>(null);
  actsHere = $state(false);
  /** All tables but the one that is open, without those that were put aside. */
  readonly elsewhere = $derived(this.told.filter(({ id }) => id !== this.here && !aside.has(id)));
  readonly count = $derived(this.elsewhere.length + (this.here !== null && this.actsHere ? 1 : 0));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;
  /** Whether the server has answered once: what waits since before the page was opened is no news. */
  #looked = false;

  /** Asks the server now; where it does not answer, what it said last stays. */
  async look(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const told = await api.turns(document.hidden ? null : this.here);
      if (this.#isNew(told) && settings.sound) chime();
      this.told = told;
      this.#looked = true;
    } catch {
      // The pages say by themselves that there is no connection.
    } finally {
      this.#asking = false;
    }
  }

  /** Whether one is to act now at another table where one was not before; the open one is heard by itself. */
  #isNew(told: readonly Turn[]): boolean {
    const before = new Set(this.told.map(({ id }) => id));
    return this.#looked && told.some(({ id }) => !before.has(id) && id !== this.here && !aside.has(id));
  }

  /** Looks again and again for as long as the page is open; returns what ends it. */
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
