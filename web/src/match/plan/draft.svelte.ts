/**
 * A plan for the seat's next turn. The server shows the table as if the turn came now, and the player plays on it
 * without effect. `save` stores the chains of actions on the server, for this seat only.
 */
import { api, ApiError } from "../../api/client";
import type { OwnSeat, PlannedTable } from "../../api/contract";
import { toLegal, type Table } from "../../api/table";

/** Maximum number of chains in a plan. */
export const MAX_CHAINS = 4;

/** The part of the match store that a plan needs. */
export interface PlanMatch {
  readonly id: string;
  readonly displayed: Table | null;
  error: string | null;
}

/** The foreseen table. Its version is negative and unique per `turn`, so it equals no version of a real table. */
export function toPlannedTable(now: Table, there: PlannedTable, turn: number): Table {
  const { position, view, legal, log } = there;
  return {
    ...now,
    version: -1_000_000 - turn,
    position,
    actors: there.ends_plan ? [] : there.actors,
    view,
    legal: legal.map(toLegal),
    undo: log.length,
    log: [...now.log, ...log],
  };
}

export class Draft {
  /** The foreseen table; null if nothing is being planned. */
  table = $state.raw<Table | null>(null);
  /** The chain being planned. */
  chain = $state.raw<readonly string[]>([]);
  /** The earlier chains of the plan. The current chain is the fallback if none of them can be played. */
  before = $state.raw<readonly (readonly string[])[]>([]);
  /** Whether the chain's last action reveals hidden information, so that no action can follow. */
  ends = $state(false);
  busy = $state(false);
  /** The seat's private data as of the server's last answer: plan, automatic answers and the actions seen. */
  seatData = $state.raw<OwnSeat | null>(null);
  #turn = 0;
  #at = -1;

  constructor(readonly match: PlanMatch) {}

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

  /** Begins another chain as a fallback for the previous ones. */
  async addFallback(): Promise<void> {
    const before = [...this.before, this.chain];
    if (await this.#show([])) this.before = before;
  }

  /** Stores the plan; the server plays it when the turn comes. Returns whether it was stored. */
  async save(): Promise<boolean> {
    const chains = [...this.before, this.chain].filter((chain) => chain.length > 0);
    const saved = await this.#try(() => api.savePlan(this.match.id, this.#seat, chains));
    if (saved) this.discard();
    return saved;
  }

  /** Deletes the stored plan. */
  deletePlan(): Promise<boolean> {
    return this.#try(() => api.savePlan(this.match.id, this.#seat, []));
  }

  setAutoAnswer(
    answer: string,
    until: "round" | "game",
    about: number | null,
    on: boolean,
  ): Promise<boolean> {
    return this.#try(() => api.setAutoAnswer(this.match.id, { seat: this.#seat, answer, until, about, on }));
  }

  discard(): void {
    [this.table, this.chain, this.before, this.ends] = [null, [], [], false];
  }

  /** Fetches the seat's private data. Errors are not reported. */
  reload(): Promise<boolean> {
    return this.#try(() => api.seatData(this.match.id, this.#seat), true);
  }

  /** Call when the table has changed. Recomputes the foreseen table, or ends planning if the seat's turn has come. */
  update(table: Table): void {
    if (!this.table || table.position === this.#at) return;
    if (table.phase === "running" && table.legal.length === 0) {
      void this.#show(this.chain);
      return;
    }
    if (table.phase === "running" && this.chain.length > 0) this.match.error = "plan-unkept";
    this.discard();
  }

  get #seat(): number {
    return this.match.displayed?.seat ?? 0;
  }

  async #show(chain: readonly string[]): Promise<boolean> {
    const now = this.match.displayed;
    if (!now || now.seat === null) return false;
    this.busy = true;
    try {
      const there = await api.tryPlan(this.match.id, now.seat, [...chain]);
      this.#at = now.position;
      [this.chain, this.ends, this.table] = [
        chain,
        there.ends_plan,
        toPlannedTable(now, there, ++this.#turn),
      ];
      return true;
    } catch (error) {
      this.#report(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #try(request: () => Promise<OwnSeat>, quietly = false): Promise<boolean> {
    try {
      this.seatData = await request();
      return true;
    } catch (error) {
      if (!quietly) this.#report(error);
      return false;
    }
  }

  /** Reports an error. After a conflict (409) planning ends. */
  #report(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.match.error = error.code;
    if (error.status === 409) this.discard();
  }
}
