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
  looked = $state<number | null>(null);
  readonly #layout: Layout;

  constructor(layout: Layout, part: string = layout.own) {
    this.#layout = layout;
    this.part = part;
  }

  get home(): number {
    return this.#layout.home();
  }

  get viewed(): number {
    return this.looked ?? this.home;
  }

  /** Shows the things of a seat, or of the home seat if `seat` does not exist. */
  look = (seat: number): void => {
    this.looked = seat === this.home || seat >= this.#layout.seats() ? null : seat;
    this.all = false;
    this.part = this.#layout.own;
  };

  /** The rows of the seats whose things are shown. */
  inSight<Row extends { seat: number }>(rows: readonly Row[]): readonly Row[] {
    return this.all ? rows : rows.filter(({ seat }) => seat === this.viewed);
  }

  show = (part: string): void => void (this.part = part);

  /**
   * Shows the home seat. Opens the part `wanted` if it is highlighted; else the first highlighted part, unless the open
   * one is highlighted.
   */
  ask(lit: ReadonlySet<string | undefined>, wanted?: string): void {
    this.looked = null;
    this.all = false;
    if (wanted && lit.has(wanted)) this.part = wanted;
    const asked = [...lit].find((one) => one !== undefined);
    if (asked && !lit.has(this.part)) this.part = asked;
  }

  /** Shows the acting seat and the part of its action. Without such a part, the log gives way to `instead`. */
  follow({ seat }: LogEntry, part: string | undefined, instead = this.#layout.own): void {
    this.looked = seat === this.home ? null : seat;
    this.part = part ?? (this.part === "log" ? instead : this.part);
  }
}

/** Callbacks of a game for changes of its table. */
export interface Course {
  /** Called once per decision, as soon as it can be answered. */
  asked: () => void;
  /**
   * Called for each earlier position displayed, with the entry that led to it or, in decision mode, the entry decided
   * there.
   */
  past: (entry: LogEntry) => void;
  /** Moves the focus on after the focused button may have disappeared. */
  focus: () => void;
  /** Further dependencies whose change may remove the focused button. */
  besides?: () => unknown;
}

/**
 * Keeps the turn model, the open part and the focus in step with the table, for the lifetime of the calling component.
 */
export function goesOn(turn: TurnModel<MatchStore>, { asked, past, focus, besides }: Course): void {
  const { match } = turn;
  // Depend on the version only: a changed name is no new version and affects nothing prepared.
  const version = $derived(turn.table().version);
  $effect(() => {
    void version;
    untrack(() => turn.changed());
  });
  let opened = -1;
  $effect(() => {
    if (!turn.ready || opened === version) return;
    opened = version;
    untrack(asked);
  });
  $effect(() => {
    const entry = match.history.ply === null ? undefined : (match.history.ahead ?? turn.table().log.at(-1));
    if (entry) untrack(() => past(entry));
  });
  $effect(() => {
    void [version, turn.preview, turn.going, match.ready, besides?.()];
    void tick().then(() => turn.going || focus());
  });
}
