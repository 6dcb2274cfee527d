/**
 * The tables on this site where the viewer has to act, and what comes with the same request: who is online, and
 * notifications.
 */
import { api } from "../api/client";
import type { OnlinePlayer, SiteNotification, Turn } from "../api/contract";
import { serverTime } from "../api/serverTime";
import { chime } from "../ui/chime";
import { settings } from "../ui/settings.svelte";
import { hiddenTables } from "./hiddenTables.svelte";

/** Polling intervals in ms: while the page is visible, and while it is hidden. */
const VISIBLE_INTERVAL_MS = 15_000;
const HIDDEN_INTERVAL_MS = 60_000;

class MyTurns {
  /** The server's last answer, most urgent first. */
  turns = $state.raw<readonly Turn[]>([]);
  /** The number of players who are online. */
  online = $state(0);
  /** Players who are online, as the viewer sees them; null before the first answer with `wantsPlayers`. */
  here = $state.raw<readonly OnlinePlayer[] | null>(null);
  /** Notifications for the header, except turns; the latest first. */
  notifications = $state.raw<readonly SiteNotification[]>([]);
  /** The server's time of the last answer, in ms since the epoch. */
  answeredAt = 0;
  /** The server's time at which each table was last open in this page, in ms since the epoch. */
  readonly seenAt = new Map<string, number>();
  /** Whether the page shows `here`, so that requests ask for it. */
  wantsPlayers = false;
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
  #loading: Promise<void> | null = null;
  /** Whether the server has answered once. Turns from before the page was opened make no sound. */
  #loaded = false;

  /** Asks the server now, or waits for the request in flight. If it does not answer, the last answer stays. */
  reload(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Asks for the players who are online, too, until `wantsPlayers` is set back. */
  async loadPlayers(): Promise<void> {
    this.wantsPlayers = true;
    await this.#loading; // a request in flight has not asked for them
    await this.reload();
  }

  async #load(): Promise<void> {
    try {
      const answer = await api.turns(document.hidden ? null : this.openTable, this.wantsPlayers);
      this.answeredAt = serverTime();
      if (this.openTable !== null && !document.hidden) this.seenAt.set(this.openTable, this.answeredAt);
      if (this.#isNew(answer.turns) && settings.sound) chime();
      this.turns = answer.turns;
      this.online = answer.online;
      this.here = answer.here ?? this.here;
      this.notifications = answer.notifications;
      this.#loaded = true;
    } catch {
      // The pages themselves report a lost connection.
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
