/** What a seat keeps for itself, kept in step with the table, and how far its player has seen the game. */
import { api } from "../../api/client";
import type { Table } from "../../api/table";
import type { Draft } from "./draft.svelte";

/** Milliseconds between two looks, however fast others play. */
const PAUSE = 1500;
/** Number of looks in which it must have shown what becomes of a plan once it is one's turn. */
const LOOKS = 20;

/** What another look is worth: the seat, how far the game is, and whether one is to act. */
function stand(table: Table): string {
  return `${table.seat} ${table.position} ${table.legal.length > 0}`;
}

export class OwnSeat {
  /** The number of actions that had been seen when the table was opened, where more have come since; else null. */
  since = $state<number | null>(null);
  #seen = 0;
  /** The number of actions when the table was opened. */
  #arrived = 0;
  #asked = "";
  #first = true;
  #busy = false;
  /** How often one has looked since the table has changed. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly draft: Draft) {}

  /** The table has changed: what the seat keeps may be another by now. */
  follow(table: Table): void {
    if (table.seat === null || table.phase !== "running") return;
    const now = stand(table);
    if (now === this.#asked || this.#busy || this.#timer) return;
    this.#asked = now;
    this.#looks = 0;
    void this.#look(table);
  }

  async #look(table: Table): Promise<void> {
    this.#busy = true;
    const there = await this.draft.look();
    this.#busy = false;
    this.#looks += 1;
    const own = this.draft.own;
    if (there && own && this.#first) {
      this.#first = false;
      [this.#seen, this.#arrived] = [own.seen, table.position];
      const others = table.log.some(({ ply, seat }) => ply > own.seen && seat !== table.seat);
      if (own.seen > 0 && others) this.since = own.seen;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const later = this.draft.match.shown;
      if (later && this.#undecided(later)) void this.#look(later);
      else if (later) this.follow(later);
    }, PAUSE);
  }

  /** Whether a plan may just be found impossible: that comes a moment after one's turn, and changes nothing of the table. */
  #undecided(table: Table): boolean {
    const same = this.#asked === stand(table);
    return (
      same && table.legal.length > 0 && this.draft.own?.plan?.status === "waiting" && this.#looks < LOOKS
    );
  }

  /** One has acted, so all before it has been seen. */
  acted(table: Table): void {
    if (this.since !== null && table.log.some(({ ply, seat }) => ply > this.#arrived && seat === table.seat))
      this.since = null;
  }

  /** The page goes out of sight: what it showed was seen. */
  left(table: Table | null): void {
    if (!table || table.seat === null || table.phase !== "running" || table.position <= this.#seen) return;
    if (this.#first) return;
    this.#seen = table.position;
    void api.seen(table.id, table.seat, table.position).catch(() => undefined);
  }

  /** Notes that whenever the page is put away; returns what ends it. */
  listen(): () => void {
    const away = (): void => {
      if (document.hidden) this.left(this.draft.match.shown);
    };
    document.addEventListener("visibilitychange", away);
    return () => {
      document.removeEventListener("visibilitychange", away);
      clearTimeout(this.#timer);
      this.left(this.draft.match.shown);
    };
  }
}
