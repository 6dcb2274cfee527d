/**
 * "What would you do?": the best few actions for the seat that is asked, told to its player alone. An advice that is chosen is shown
 * on the table as if it were pointed at; chosen again it is done. It belongs to one decision, and goes when that is made.
 */
import { api, ApiError } from "../../api/client";
import type { Advice } from "../../api/contract";
import type { Table } from "../../api/table";

/** What this needs of the match. */
export interface Asked {
  readonly shown: Table | null;
  readonly asked: boolean;
  act: (actions: string[]) => Promise<boolean>;
}

type Request = typeof api.hint;

export class Advising {
  /** What was told; null while it is being thought about. */
  told = $state.raw<readonly Advice[] | null>(null);
  open = $state(false);
  /** The code of a refusal. */
  refused = $state<string | null>(null);
  #chosen = $state<string | null>(null);
  /** The table as it was when it was asked. */
  #asked: Table | null = null;

  constructor(
    readonly match: Asked,
    readonly request: Request = api.hint,
  ) {}

  /** Whether there is somebody to be advised. */
  get possible(): boolean {
    return this.match.asked && this.match.shown?.hints === true;
  }

  /** The action that is shown on the table, in notation. */
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

  /** Shows an advice on the table; does the one that is shown. */
  async press(action: string): Promise<void> {
    if (this.#chosen !== action) this.#chosen = action;
    else if (await this.match.act([action])) this.close();
  }

  close(): void {
    [this.open, this.told, this.refused, this.#chosen] = [false, null, null, null];
  }

  /** Closes where the decision is no more. Others may act in a turn that is shared, and it stays while they are shown. */
  follow(table: Table): void {
    if (this.open && !(this.#asked && sameDecision(this.#asked, table))) this.close();
  }
}

/** Whether a seat that is asked still stands before the decision that it stood before. */
function sameDecision({ seat, position }: Table, now: Table): boolean {
  const since = now.log.filter(({ ply }) => ply > position);
  const asked = now.seat === seat && now.legal.length > 0;
  return asked && now.position >= position && since.every((line) => line.seat !== seat);
}
