/** Keeps a seat's private data up to date with the table, and tracks how much of the game its player has seen. */
import { api } from "../../api/client";
import type { Table } from "../../api/table";
import type { Draft } from "./draft.svelte";

/** Minimum interval between two requests in ms. */
const MIN_INTERVAL_MS = 1500;
/** Maximum number of requests after the player's turn has come, while a plan is still waiting to be played. */
const MAX_REQUESTS = 20;

/** The state that makes another request worthwhile: seat, position, and whether the seat may act. */
function stateOf(table: Table): string {
  return `${table.seat} ${table.position} ${table.legal.length > 0}`;
}

export class SeatDataSync {
  /**
   * The number of actions that the player had seen when the table was opened, if others have acted since; else null.
   */
  since = $state<number | null>(null);
  #seen = 0;
  /** The number of actions when the table was opened. */
  #arrived = 0;
  #state = "";
  #first = true;
  #busy = false;
  /** Number of requests since the last change of the table. */
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly draft: Draft) {}

  /** Call when the table has changed. Fetches the private data again if needed. */
  update(table: Table): void {
    if (table.seat === null || table.phase !== "running") return;
    const now = stateOf(table);
    if (now === this.#state || this.#busy || this.#timer) return;
    this.#state = now;
    this.#requests = 0;
    void this.#load(table);
  }

  async #load(table: Table): Promise<void> {
    this.#busy = true;
    const there = await this.draft.reload();
    this.#busy = false;
    this.#requests += 1;
    const own = this.draft.seatData;
    if (there && own && this.#first) {
      this.#first = false;
      [this.#seen, this.#arrived] = [own.seen, table.position];
      const others = table.log.some(({ ply, seat }) => ply > own.seen && seat !== table.seat);
      if (own.seen > 0 && others) this.since = own.seen;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const later = this.draft.match.displayed;
      if (later && this.#undecided(later)) void this.#load(later);
      else if (later) this.update(later);
    }, MIN_INTERVAL_MS);
  }

  /**
   * Whether the server may still be rejecting the plan. It does so shortly after the turn begins, without changing the
   * table.
   */
  #undecided(table: Table): boolean {
    const same = this.#state === stateOf(table);
    return (
      same &&
      table.legal.length > 0 &&
      this.draft.seatData?.plan?.status === "waiting" &&
      this.#requests < MAX_REQUESTS
    );
  }

  /** Call when the table has changed. Once the player has acted, all earlier actions count as seen. */
  noteAction(table: Table): void {
    if (this.since !== null && table.log.some(({ ply, seat }) => ply > this.#arrived && seat === table.seat))
      this.since = null;
  }

  /** Reports to the server that the player has seen the game up to now. Call when the page becomes hidden. */
  reportSeen(table: Table | null): void {
    if (!table || table.seat === null || table.phase !== "running" || table.position <= this.#seen) return;
    if (this.#first) return;
    this.#seen = table.position;
    void api.reportSeen(table.id, table.seat, table.position).catch(() => undefined);
  }

  /** Calls `reportSeen` whenever the page becomes hidden. Returns a function that calls it once more and stops this. */
  listenForHiding(): () => void {
    const onVisibility = (): void => {
      if (document.hidden) this.reportSeen(this.draft.match.displayed);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      clearTimeout(this.#timer);
      this.reportSeen(this.draft.match.displayed);
    };
  }
}
