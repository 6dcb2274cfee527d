/**
 * What the player has in mind but has not done yet. The pieces of a board ask it what they offer; a game adds what it needs:
 * cards picked, a payment being laid.
 */
import type { Legal } from "../api/contract";
import type { Table } from "../api/table";
import { settings } from "./settings.svelte";

/** What this needs of the match. */
export interface Match {
  /** True where a click may become a move. */
  readonly ready: boolean;
  /** True while a move is on its way. */
  readonly busy: boolean;
  /** True while moves of others are still being shown. */
  readonly behind: boolean;
  act: (actions: string[]) => Promise<boolean>;
  undo: (steps?: number) => Promise<boolean>;
  skip: () => void;
}

export class TurnModel<M extends Match = Match> {
  /** A step that is shown but not yet done. */
  preview = $state.raw<Legal | null>(null);

  constructor(
    readonly match: M,
    readonly table: () => Table,
  ) {}

  ready = $derived.by(() => this.match.ready);
  /** What was chosen is on its way, or waits for the server: it stays as it is. */
  sending = $derived.by(() => this.match.busy);
  legal = $derived.by((): Legal[] => (this.ready ? this.table().legal : []));

  of(name: string): Legal[] {
    return this.legal.filter((action) => action.name === name);
  }

  on(name: string, field: string, value: string | number): Legal | undefined {
    return this.legal.find((action) => action.name === name && action.args[field] === value);
  }

  /** Whether something is being prepared that Escape would forget. */
  get pending(): boolean {
    return this.preview !== null;
  }

  /** Does an action; one that cannot be taken back is first shown, where the player wants to be asked. */
  choose = async (action: Legal | undefined): Promise<void> => {
    if (!action || !this.ready) return;
    if (settings.confirm && this.asks(action)) {
      this.clear();
      this.preview = action;
    } else {
      this.preview = null;
      await this.match.act([action.notation]);
    }
  };

  /** Does what is shown; it stays in sight until the table has changed by it. */
  confirm = async (): Promise<void> => {
    if (this.preview) await this.match.act([this.preview.notation]);
  };

  /** On Escape: forgets what was not done, unless it is being done. */
  cancel = (): void => {
    if (!this.sending) this.clear();
  };

  /** Forgets all that was not done, after every change of the table. */
  clear(): void {
    this.preview = null;
  }

  /** Whether it is worth a question. */
  protected asks(action: Legal): boolean {
    return action.reveals;
  }
}
