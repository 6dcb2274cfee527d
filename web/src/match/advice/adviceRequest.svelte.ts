/**
 * Advice for the deciding player: the best few actions, sent to that player only. Selecting an advice marks its action
 * on the table; selecting it again plays the action. Advice belongs to one decision and closes when the decision is
 * made.
 */
import { api, ApiError } from "../../api/client";
import type { Advice } from "../../api/contract";
import type { Table } from "../../api/table";

/** The part of the match store that advice needs. */
export interface AdviceMatch {
  readonly displayed: Table | null;
  readonly mayAct: boolean;
  act: (actions: string[]) => Promise<boolean>;
}

type RequestHint = typeof api.hint;

export class AdviceRequest {
  /** The advice received; null while the server is computing. */
  received = $state.raw<readonly Advice[] | null>(null);
  open = $state(false);
  /** Error code of a refused request. */
  refused = $state<string | null>(null);
  #marked = $state<string | null>(null);
  /** The table at the time of the request. */
  #table: Table | null = null;

  constructor(
    readonly match: AdviceMatch,
    readonly request: RequestHint = api.hint,
  ) {}

  /** Whether the viewer has a decision to make at a table that allows hints. */
  get available(): boolean {
    return this.match.mayAct && this.match.displayed?.hints === true;
  }

  /** The action marked on the table, in notation. */
  get marked(): string | null {
    return this.open ? this.#marked : null;
  }

  async load(): Promise<void> {
    const table = this.match.displayed;
    if (!table || table.seat === null || !this.available) return;
    [this.open, this.received, this.refused, this.#marked] = [true, null, null, null];
    this.#table = table;
    const isCurrent = (): boolean => this.open && this.#table === table;
    try {
      const { advice } = await this.request(table, table.seat);
      if (isCurrent()) this.received = advice;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isCurrent()) [this.refused, this.open] = [error.code, error.code !== "stale"];
    }
  }

  /** Marks an advised action on the table, or plays it if it is already marked. */
  async press(action: string): Promise<void> {
    if (this.#marked !== action) this.#marked = action;
    else if (await this.match.act([action])) this.close();
  }

  close(): void {
    [this.open, this.received, this.refused, this.#marked] = [false, null, null, null];
  }

  /** Closes when the decision is over. In a shared turn others may act meanwhile; the advice then stays open. */
  closeIfDecided(table: Table): void {
    if (this.open && !(this.#table && sameDecision(this.#table, table))) this.close();
  }
}

/** Whether `seat` still faces the decision of the earlier table: it may act and has not acted since. */
function sameDecision({ seat, position }: Table, now: Table): boolean {
  const since = now.log.filter(({ ply }) => ply > position);
  const mayAct = now.seat === seat && now.legal.length > 0;
  return mayAct && now.position >= position && since.every((line) => line.seat !== seat);
}
