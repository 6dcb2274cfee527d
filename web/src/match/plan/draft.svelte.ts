/**
 * A move planned ahead: the seat's next turn, as if it came at once, lies on the board and is played there. Nothing of it happens; what
 * is kept in the end is the chain of actions, by the server, for this seat alone.
 */
import { api, ApiError } from "../../api/client";
import type { OwnSeat, PlannedTable } from "../../api/contract";
import type { Table } from "../../api/table";

/** Number of chains that a plan has at most. */
export const MOST_CHAINS = 4;

/** What this needs of the match. */
export interface Planned {
  readonly id: string;
  readonly shown: Table | null;
  notice: string | null;
}

/** The table as it would be; its version is none that a table has. */
export function tableOf(now: Table, there: PlannedTable, turn: number): Table {
  const { position, view, legal, log } = there;
  return {
    ...now,
    version: -1_000_000 - turn,
    position,
    actors: there.ends ? [] : there.actors,
    view,
    legal,
    undo: log.length,
    log: [...now.log, ...log],
  };
}

export class Draft {
  /** The foreseen table; null where nothing is being planned. */
  table = $state.raw<Table | null>(null);
  /** The chain that is being played. */
  chain = $state.raw<readonly string[]>([]);
  /** The chains that are to come first, where this one is for the case that they cannot be played. */
  before = $state.raw<readonly (readonly string[])[]>([]);
  /** Whether the chain's last action reveals something, so that nothing can follow it. */
  ends = $state(false);
  busy = $state(false);
  /** What the seat keeps for itself, as the server told it last. */
  own = $state.raw<OwnSeat | null>(null);
  #turn = 0;
  #at = -1;

  constructor(readonly match: Planned) {}

  /** Whether a click may become a step of the plan. */
  ready = $derived(this.table !== null && !this.busy && !this.ends);

  async begin(): Promise<void> {
    this.before = [];
    await this.#show([]);
  }

  async act(actions: readonly string[]): Promise<boolean> {
    return this.ready && this.#show([...this.chain, ...actions]);
  }

  async undo(steps = 1): Promise<boolean> {
    return !this.busy && steps <= this.chain.length && this.#show(this.chain.slice(0, -steps));
  }

  /** Begins another chain, for the case that the ones before cannot be played. */
  async another(): Promise<void> {
    const before = [...this.before, this.chain];
    if (await this.#show([])) this.before = before;
  }

  /** Keeps what was planned: from then on it will be played. */
  async keep(): Promise<boolean> {
    const chains = [...this.before, this.chain].filter((chain) => chain.length > 0);
    const kept = await this.#try(() => api.plan(this.match.id, this.#seat, chains));
    if (kept) this.leave();
    return kept;
  }

  /** Nothing is planned any more. */
  drop(): Promise<boolean> {
    return this.#try(() => api.plan(this.match.id, this.#seat, []));
  }

  answer(answer: string, until: "round" | "game", about: number | null, on: boolean): Promise<boolean> {
    return this.#try(() => api.answer(this.match.id, { seat: this.#seat, answer, until, about, on }));
  }

  leave(): void {
    [this.table, this.chain, this.before, this.ends] = [null, [], [], false];
  }

  /** Asks what the seat keeps for itself. */
  look(): Promise<boolean> {
    return this.#try(() => api.own(this.match.id, this.#seat), true);
  }

  /** Others have gone on: what is planned is looked at anew; once it is one's turn there is nothing to plan. */
  follow(table: Table): void {
    if (!this.table || table.position === this.#at) return;
    if (table.phase === "running" && table.legal.length === 0) {
      void this.#show(this.chain);
      return;
    }
    if (table.phase === "running" && this.chain.length > 0) this.match.notice = "plan-unkept";
    this.leave();
  }

  get #seat(): number {
    return this.match.shown?.seat ?? 0;
  }

  async #show(chain: readonly string[]): Promise<boolean> {
    const now = this.match.shown;
    if (!now || now.seat === null) return false;
    this.busy = true;
    try {
      const there = await api.tryPlan(this.match.id, now.seat, [...chain]);
      this.#at = now.position;
      [this.chain, this.ends, this.table] = [chain, there.ends, tableOf(now, there, ++this.#turn)];
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #try(request: () => Promise<OwnSeat>, quietly = false): Promise<boolean> {
    try {
      this.own = await request();
      return true;
    } catch (error) {
      if (!quietly) this.#failed(error);
      return false;
    }
  }

  /** What cannot be planned any more is over. */
  #failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.match.notice = error.code;
    if (error.status === 409) this.leave();
  }
}
