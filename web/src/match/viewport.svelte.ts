/**
 * The part of a table in view: which seat's things and, on a phone, which tab. Follows the game to the place of the
 * current decision or the last action.
 */
import { tick, untrack } from "svelte";

import type { LogEntry } from "../api/contract";
import type { TurnModel } from "../ui/turnModel.svelte";
import type { MatchStore } from "./matchStore.svelte";

/** A game's description of its table. */
export interface Layout {
  /** Id of the part that shows one seat's things. */
  own: string;
  /** The seat that is shown unless another is selected. */
  home: () => number;
  /** Number of seats that have things to show. */
  seats: () => number;
}

export class Viewport {
  /** On a phone: id of the open part. */
  part = $state("");
  /** Whether all seats' things are shown at once. */
  all = $state(false);
  /** The selected seat if it is not the home seat; else null. */
  selected = $state<number | null>(null);
  readonly #layout: Layout;

  constructor(layout: Layout, part: string = layout.own) {
    this.#layout = layout;
    this.part = part;
  }

  get home(): number {
    return this.#layout.home();
  }

  get viewed(): number {
    return this.selected ?? this.home;
  }

  /** Shows the things of a seat, or of the home seat if `seat` does not exist. */
  showSeat = (seat: number): void => {
    this.selected = seat === this.home || seat >= this.#layout.seats() ? null : seat;
    this.all = false;
    this.part = this.#layout.own;
  };

  /** The rows of the seats whose things are shown. */
  visibleRows<Row extends { seat: number }>(rows: readonly Row[]): readonly Row[] {
    return this.all ? rows : rows.filter(({ seat }) => seat === this.viewed);
  }

  show = (part: string): void => void (this.part = part);

  /**
   * Shows the home seat. Opens the part `wanted` if it is highlighted; else the first highlighted part, unless the open
   * one is highlighted.
   */
  showDecision(lit: ReadonlySet<string | undefined>, wanted?: string): void {
    this.selected = null;
    this.all = false;
    if (wanted && lit.has(wanted)) this.part = wanted;
    const highlighted = [...lit].find((one) => one !== undefined);
    if (highlighted && !lit.has(this.part)) this.part = highlighted;
  }

  /** Shows the acting seat and the part of its action. Without such a part, the log gives way to `instead`. */
  showEntry({ seat }: LogEntry, part: string | undefined, instead = this.#layout.own): void {
    this.selected = seat === this.home ? null : seat;
    this.part = part ?? (this.part === "log" ? instead : this.part);
  }
}

/** Callbacks of a game for changes of its table. */
export interface TableCallbacks {
  /** Called once per decision, as soon as it can be answered. */
  onDecision: () => void;
  /**
   * Called for each earlier position displayed, with the entry that led to it or, in decision mode, the entry decided
   * there.
   */
  onPast: (entry: LogEntry) => void;
  /** Moves the focus on after the focused button may have disappeared. */
  moveFocus: () => void;
  /** Further dependencies whose change may remove the focused button. */
  dependencies?: () => unknown;
}

/**
 * Keeps the turn model, the open part and the focus in step with the table, for the lifetime of the calling component.
 */
export function followTable(
  turn: TurnModel<MatchStore>,
  { onDecision, onPast, moveFocus, dependencies }: TableCallbacks,
): void {
  const { match } = turn;
  // Depend on the version only: a changed name is no new version and affects nothing prepared.
  const version = $derived(turn.table().version);
  $effect(() => {
    void version;
    untrack(() => turn.onTableChanged());
  });
  let opened = -1;
  $effect(() => {
    if (!turn.ready || opened === version) return;
    opened = version;
    untrack(onDecision);
  });
  $effect(() => {
    const entry = match.history.ply === null ? undefined : (match.history.decided ?? turn.table().log.at(-1));
    if (entry) untrack(() => onPast(entry));
  });
  $effect(() => {
    void [version, turn.preview, turn.pendingStep, match.ready, dependencies?.()];
    void tick().then(() => turn.pendingStep || moveFocus());
  });
}
