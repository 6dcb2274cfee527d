/**
 * The player's pending choices, before they are sent. A board's parts read from it what they offer. A game adds its own
 * state: picked cards, a payment.
 *
 * An irreversible step needs one press, but is executed after a delay. During the delay, another press in that place
 * executes it at once, and Escape cancels it. Settings can require holding the button, or remove the delay.
 */
import type { Legal, Table } from "../api/table";
import { isTableCovered } from "./tableCovered";
import { playbackDelayMs, settings } from "./settings.svelte";

/** The part of the match store that a turn needs. */
export interface TurnMatch {
  /** Whether a click may become a move. */
  readonly ready: boolean;
  /** Whether a move is in flight. */
  readonly busy: boolean;
  /** Whether moves of other players are still being played back. */
  readonly playingBack: boolean;
  /** `table` is set while the next turn is being planned; actions then have no effect on the game. */
  readonly draft?: { readonly table: unknown };
  /** Whether a lesson shows the table: every action can be taken back, and none is executed automatically. */
  readonly guided?: boolean;
  act: (actions: string[]) => Promise<boolean>;
  undo: (steps?: number) => Promise<boolean>;
  skipPlayback: () => void;
}

/**
 * A step that is going to be executed: after a press, while a button is held, or automatically because it is the only
 * one.
 */
export interface PendingStep {
  by: "press" | "hold" | "forced";
  /** Milliseconds from the start until the step is executed. */
  length: number;
}

/** Delay during which a press can be cancelled, and time to hold a button, in milliseconds. */
export const CANCEL_WINDOW_MS = 1200;
export const HOLD_MS = 700;
/** Minimum delay in ms of an automatic step, long enough to read it at any pace. */
const MIN_FORCED_DELAY_MS = 700;

export class TurnModel<M extends TurnMatch = TurnMatch> {
  /** The step that is displayed but not executed yet. */
  preview = $state.raw<Legal | null>(null);
  /** How the displayed step is going to be executed; null if it waits for confirmation. */
  pendingStep = $state.raw<PendingStep | null>(null);
  /** Whether the last press was dropped because the table changed during its delay. Reset by the next press. */
  dropped = $state(false);
  /** Names of actions that are executed automatically if they are the only choice. */
  protected readonly automatic: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The position in which the automatic step is left to the player, who has undone or cancelled it. */
  #leftAt = $state<number | null>(null);
  #position: number | null = null;

  constructor(
    readonly match: M,
    readonly table: () => Table,
  ) {}

  ready = $derived.by(() => this.match.ready);
  /** Whether the chosen action is in flight or waits for the server; the display then stays as it is. */
  sending = $derived.by(() => this.match.busy);
  legal = $derived.by((): Legal[] => (this.ready ? this.table().legal : []));

  actionsNamed(name: string): Legal[] {
    return this.legal.filter((action) => action.name === name);
  }

  findAction(name: string, field: string, value: string | number): Legal | undefined {
    return this.legal.find((action) => action.name === name && action.args[field] === value);
  }

  /** Whether something is being prepared that Escape would cancel. */
  get pending(): boolean {
    return this.preview !== null;
  }

  /** Chooses an action. An irreversible one is executed after a delay, or at once by a second press. */
  choose = async (action: Legal | undefined): Promise<void> => {
    if (!action || !this.ready) return;
    const again = this.pendingStep !== null && this.preview?.notation === action.notation;
    if (again) await this.confirm();
    else if (!this.isDelayed(action) || settings.ending === "now") await this.send(action);
    else if (settings.ending === "window") this.begin(action, { by: "press", length: CANCEL_WINDOW_MS });
    else this.#display(action);
  };

  /** Displays a step and executes it after a delay, unless it is cancelled. */
  begin(action: Legal, pendingStep: PendingStep): void {
    this.#display(action);
    this.pendingStep = pendingStep;
    this.#timer = setTimeout(() => this.#finishDelay(), pendingStep.length);
  }

  /** Whether a button is being held and its time is not over. */
  get held(): boolean {
    return this.pendingStep?.by === "hold" && this.#timer !== undefined;
  }

  /** Cancels a hold that ended early. */
  releaseHold(): void {
    if (this.held) this.clear();
  }

  /** Executes the displayed step. */
  confirm = async (): Promise<void> => {
    if (this.preview) await this.send(this.preview);
  };

  /** Cancels the pending step (Escape), unless it is in flight. */
  cancel = (): void => {
    if (this.sending) return;
    if (this.pendingStep?.by === "forced") this.#leftAt = this.table().position;
    this.discardChoices();
  };

  /** Discards pending choices: all of them, or only the last in games that prepare an action in several steps. */
  protected discardChoices(): void {
    this.clear();
  }

  /** Cancels a pending step, or undoes the last executed one. */
  stepBack = (): void => {
    if (this.pendingStep) this.cancel();
    else void this.match.undo();
  };

  /** Call after every change of the table. Discards pending choices, as they belonged to the previous state. */
  onTableChanged(): void {
    const { pendingStep } = this;
    // A negative version is an earlier position or a plan, which the player displays on purpose.
    const own = this.table().version < 0;
    const dropped = this.#timer !== undefined && pendingStep !== null && pendingStep.by !== "forced" && !own;
    this.clear();
    this.dropped = dropped;
  }

  /** Discards all pending choices. */
  clear(): void {
    this.#stopTimer();
    this.dropped = false;
    this.pendingStep = null;
    this.preview = null;
  }

  /** The legal actions without those that the game knows to have no effect on later events. */
  protected get relevantActions(): readonly Legal[] {
    return this.legal;
  }

  /** The only remaining action, if it is executed automatically; else null. */
  get forcedAction(): Legal | null {
    const [only, other] = this.relevantActions;
    if (!settings.forced || this.match.guided) return null;
    if (!only || other || !this.automatic.has(only.name)) return null;
    const { actors, undo, position } = this.table();
    // If others decide simultaneously, the speed of an automatic answer would reveal something to them.
    const alone = actors.length === 1 && position !== this.#leftAt;
    return alone && (!(only.reveals && undo > 0) || this.mayEndUndo()) ? only : null;
  }

  /** Whether an automatic step may end the undoable part of the turn. It can then be cancelled like a delayed press. */
  protected mayEndUndo(): boolean {
    return false;
  }

  /** Executes the automatic step, if there is one, after a delay. */
  runForced(): void {
    const only = this.forcedAction;
    if (!only || this.pending) return;
    const shown = Math.max(MIN_FORCED_DELAY_MS, playbackDelayMs());
    this.begin(only, { by: "forced", length: this.mayEndUndo() ? Math.max(CANCEL_WINDOW_MS, shown) : shown });
  }

  /** Notes the game's position. After an undo, the next automatic step is left to the player. */
  notePosition(position: number, undo: number): void {
    const back = this.#position === null ? undo > 0 : position < this.#position;
    if (back) this.#leftAt = position;
    this.#position = position;
  }

  /** Whether an action is irreversible. */
  isIrreversible(action: Legal): boolean {
    return action.reveals;
  }

  /** Whether a press of an action is executed with a delay. */
  isDelayed(action: Legal): boolean {
    return !this.match.guided && this.isIrreversible(action);
  }

  /** Sends an action. A delayed one stays displayed until the table has changed. */
  protected async send(action: Legal): Promise<void> {
    this.#stopTimer();
    if (this.preview !== action) this.preview = null;
    if (await this.match.act([action.notation])) return;
    if (this.pendingStep) [this.pendingStep, this.preview] = [null, null];
  }

  #display(action: Legal): void {
    this.clear();
    this.preview = action;
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Ends a delay. The step is cancelled if the table is covered or the page is hidden, and if playback has not
   * finished; an automatic step then starts again later.
   */
  #finishDelay(): void {
    if (this.sending) return;
    if (!this.ready) this.clear();
    else if (isTableCovered()) this.cancel();
    else void this.confirm();
  }
}
