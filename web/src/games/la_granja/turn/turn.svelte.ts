/** What the player has in mind but has not done yet, and the legal actions by kind: the pieces of the board ask what they offer. */
import type { Legal, Table } from "../../../lib/contract";
import type { Play } from "../../../lib/play.svelte";
import type { View } from "../types";
import { ownDecision } from "./kinds";

/** Chance or a new card is what these are for: nobody asks for them by mistake. */
const MEANT = new Set(["draw", "reroll", "donkey"]);

export class Turn {
  preview = $state.raw<Legal | null>(null);

  constructor(
    readonly play: Play,
    readonly table: () => Table,
  ) {}

  ready = $derived.by(() => this.play.ready);
  /** What was chosen is on its way, or waits for the server: it stays as it is. */
  sending = $derived.by(() => this.play.busy);
  legal = $derived.by((): Legal[] => (this.ready ? this.table().legal : []));
  #kind = $derived.by(() => (this.table().view as View | null)?.pending?.kind ?? "");
  decision = $derived(this.legal.filter((action) => ownDecision(action, this.#kind)));
  anytime = $derived(this.legal.filter((action) => !ownDecision(action, this.#kind)));

  of(name: string): Legal[] {
    return this.legal.filter((action) => action.name === name);
  }

  on(name: string, key: string, value: string | number): Legal | undefined {
    return this.legal.find((action) => action.name === name && action.args[key] === value);
  }

  /** Does an action; one that cannot be taken back is shown first, unless it is the only thing left to do. */
  choose = (action: Legal): void => {
    this.preview = this.#asks(action) ? action : null;
    if (!this.preview) void this.play.act([action.notation]);
  };

  /** Does what is shown; it stays in sight until the table has changed by it. */
  confirm = (): void => {
    if (this.preview) void this.play.act([this.preview.notation]);
  };

  /** On Escape: forgets what was not done, unless it is being done. */
  cancel = (): void => {
    if (!this.sending) this.clear();
  };

  /** Forgets what was not done, after every change of the table. */
  clear = (): void => {
    this.preview = null;
  };

  #asks(action: Legal): boolean {
    if (!action.reveals || MEANT.has(action.name)) return false;
    if (action.name !== "done") return true;
    return this.table().undo > 0 || this.decision.some((other) => other.name !== "done");
  }
}
