/**
 * Advice for the deciding player: the best few actions, sent to that player only. Selecting an advice marks its action
 * on the table; selecting it again plays the action. Advice belongs to one decision and closes when the decision is
 * made.
 */
import { api, ApiError } from "../../api/client";
import type { Advice } from "../../api/contract";
import type { Table } from "../../api/table";

/** The part of the match store that advice needs. */
export interface Asked {
  readonly shown: Table | null;
  readonly asked: boolean;
  act: (actions: string[]) => Promise<boolean>;
}

type Request = typeof api.hint;

export class Advising {
  /** The advice received; null while the server is computing. */
  told = $state.raw<readonly Advice[] | null>(null);
  open = $state(false);
  /** Error code of a refused request. */
  refused = $state<string | null>(null);
  #chosen = $state<string | null>(null);
  /** The table at the time of the request. */
  #asked: Table | null = null;

  constructor(
    readonly match: Asked,
    readonly request: Request = api.hint,
  ) {}

  /** Whether the viewer has a decision to make at a table that allows hints. */
  get possible(): boolean {
    return this.match.asked && this.match.shown?.hints === true;
  }

  /** The action marked on the table, in notation. */
  get chosen(): string | null {
    return this.open ? this.#chosen : null;
  }

  async ask(): Promise<void> {
    const table = this.match.shown;
    if (!table || table.seat === null || !this.possible) return;
    [this.open, this.told, this.refused, this.#chosen] = [true, null, null, null];
    this.#asked = table;
    const still = (): boolean => this.open && this.#asked === table;
    try {
      const { advice } = await this.request(table, table.seat);
      if (still()) this.told = advice;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (still()) [this.refused, this.open] = [error.code, error.code !== "stale"];
    }
  }

  /** Marks an advised action on the table, or plays it if it is already marked. */
  async press(action: string): Promise<void> {
    if (this.#chosen !== action) this.#chosen = action;
    else if (await this.match.act([action])) this.close();
  }

  close(): void {
    [this.open, this.told, this.refused, this.#chosen] = [false, null, null, null];
  }

  /** Closes when the decision is over. In a shared turn others may act meanwhile; the advice then stays open. */
  follow(table: Table): void {
    if (this.open && !(this.#asked && sameDecision(this.#asked, table))) this.close();
  }
}

/** Whether `seat` still faces the decision of the earlier table: it may act and has not acted since. */
function sameDecision({ seat, position }: Table, now: Table): boolean {
  const since = now.log.filter(({ ply }) => ply > position);
  const asked = now.seat === seat && now.legal.length > 0;
  return asked && now.position >= position && since.every((line) => line.seat !== seat);
}
