/**
 * What the player has in mind but has not done yet. The pieces of a board ask it what they offer; a game adds what it needs:
 * cards picked, a payment being laid.
 *
 * What cannot be taken back once it is done is one press at one place all the same: it counts a moment later, and until then
 * the same place does it at once and Escape takes it back (or it is held, or done at once, as the settings say).
 */
import type { Legal } from "../api/contract";
import type { Table } from "../api/table";
import { covered } from "./pageHidden";
import { pause, settings } from "./settings.svelte";

/** What this needs of the match. */
export interface Match {
  /** True where a click may become a move. */
  readonly ready: boolean;
  /** True while a move is on its way. */
  readonly busy: boolean;
  /** True while moves of others are still being shown. */
  readonly behind: boolean;
  /** Its table is there while the next turn is being planned: nothing of that happens yet. */
  readonly draft?: { readonly table: unknown };
  act: (actions: string[]) => Promise<boolean>;
  undo: (steps?: number) => Promise<boolean>;
  skip: () => void;
}

/** A step under way to being done: by a press, by a button that is being held, or by itself because there is no other. */
export interface Going {
  by: "press" | "hold" | "forced";
  /** Milliseconds from its beginning until it is done. */
  length: number;
}

/** How long a press may be taken back, and how long a button is held, in milliseconds. */
export const WINDOW = 1200;
export const HOLD = 700;
/** Long enough to read what happens by itself, whatever the pace. */
const FORCED = 700;

export class TurnModel<M extends Match = Match> {
  /** A step that is shown but not yet done. */
  preview = $state.raw<Legal | null>(null);
  /** Whether and how the step that is shown will soon be done. */
  going = $state.raw<Going | null>(null);
  /** Whether the table changed while a press waited, so that it did not count; until the next press. */
  lost = $state(false);
  /** Names of actions that are nobody's decision where there is no other. */
  protected readonly automatic: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the only step is left to the player, who has just come back to it. */
  #left = $state<number | null>(null);
  #position: number | null = null;

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

  /** Does an action. One that cannot be taken back waits a moment, and is done at once by another press at its place. */
  choose = async (action: Legal | undefined): Promise<void> => {
    if (!action || !this.ready) return;
    const again = this.going !== null && this.preview?.notation === action.notation;
    if (again) await this.confirm();
    else if (!this.asks(action) || settings.ending === "now") await this.send(action);
    else if (settings.ending === "window") this.begin(action, { by: "press", length: WINDOW });
    else this.#show(action);
  };

  /** Shows a step and does it after a while, unless it is taken back. */
  begin(action: Legal, going: Going): void {
    this.#show(action);
    this.going = going;
    this.#timer = setTimeout(() => this.#over(), going.length);
  }

  /** Whether a button is being held that is not full yet. */
  get held(): boolean {
    return this.going?.by === "hold" && this.#timer !== undefined;
  }

  /** It was let go before its time: nothing has happened. */
  letGo(): void {
    if (this.held) this.clear();
  }

  /** Does what is shown. */
  confirm = async (): Promise<void> => {
    if (this.preview) await this.send(this.preview);
  };

  /** On Escape: forgets what was not done, unless it is being done. */
  cancel = (): void => {
    if (this.sending) return;
    if (this.going?.by === "forced") this.#left = this.table().position;
    this.forget();
  };

  /** What Escape forgets: all that was not done, or the last of it where a game prepares in several steps. */
  protected forget(): void {
    this.clear();
  }

  /** Takes back what was only pressed; where nothing was, the last step. */
  back = (): void => {
    if (this.going) this.cancel();
    else void this.match.undo();
  };

  /** After every change of the table: what was not done belonged to the table as it was. */
  changed(): void {
    const { going } = this;
    // A version below nought is an earlier moment, which the player looks at themselves.
    const own = this.table().version < 0;
    const lost = this.#timer !== undefined && going !== null && going.by !== "forced" && !own;
    this.clear();
    this.lost = lost;
  }

  /** Forgets all that was not done. */
  clear(): void {
    this.#halt();
    this.lost = false;
    this.going = null;
    this.preview = null;
  }

  /** What can be done, without what a game knows to change nothing before what comes. */
  protected get mattering(): readonly Legal[] {
    return this.legal;
  }

  /** The only thing left to do, where the game says that it is nobody's decision. */
  get forced(): Legal | null {
    const [only, other] = this.mattering;
    if (!settings.forced || !only || other || !this.automatic.has(only.name)) return null;
    const { actors, undo, position } = this.table();
    // Where others decide at the same time, how soon somebody has done so would tell them something.
    const alone = actors.length === 1 && position !== this.#left;
    return alone && (!(only.reveals && undo > 0) || this.goesOn()) ? only : null;
  }

  /** Whether what is forced may end what can be taken back; until it does, it can be stopped like a press that waits. */
  protected goesOn(): boolean {
    return false;
  }

  /** Does by itself, after a while, what is forced. */
  force(): void {
    const only = this.forced;
    if (!only || this.pending) return;
    const shown = Math.max(FORCED, pause());
    this.begin(only, { by: "forced", length: this.goesOn() ? Math.max(WINDOW, shown) : shown });
  }

  /** Takes note of where the game is: who has taken a step back wants to decide what follows. */
  follow(position: number, undo: number): void {
    const back = this.#position === null ? undo > 0 : position < this.#position;
    if (back) this.#left = position;
    this.#position = position;
  }

  /** Whether a press of it could not be taken back once it is done, so that it waits a moment. */
  asks(action: Legal): boolean {
    return action.reveals;
  }

  /** Sends an action; one that waited stays in sight until the table has changed by it. */
  protected async send(action: Legal): Promise<void> {
    this.#halt();
    if (this.preview !== action) this.preview = null;
    if (await this.match.act([action.notation])) return;
    if (this.going) [this.going, this.preview] = [null, null];
  }

  #show(action: Legal): void {
    this.clear();
    this.preview = action;
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Nothing is done behind a window, or while nobody looks; nor before all is shown, after which what is forced begins anew. */
  #over(): void {
    if (this.sending) return;
    if (!this.ready) this.clear();
    else if (covered()) this.cancel();
    else void this.confirm();
  }
}
