/** What of a table is looked at: whose things, and on a phone which part of it. It opens where something is asked or was done. */
import { tick, untrack } from "svelte";

import type { LogEntry } from "../api/contract";
import type { TurnModel } from "../ui/turnModel.svelte";
import type { MatchStore } from "./matchStore.svelte";

/** What a game says of its table. */
export interface Layout {
  /** The part that shows one seat's things. */
  own: string;
  /** Whose things are shown where nobody else's are looked at. */
  home: () => number;
  /** How many seats have things to look at. */
  seats: () => number;
}

export class Viewport {
  /** On a phone: the part that is open. */
  part = $state("");
  /** Whether everybody's things are shown at once. */
  all = $state(false);
  /** The seat whose things are looked at, where it is not the one at home. */
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

  /** Shows a seat's things; the own ones where there is no such seat. */
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

  /** One's own things, and the part that is wanted if it is lit, else the first that is, unless the open one is. */
  ask(lit: ReadonlySet<string | undefined>, wanted?: string): void {
    this.looked = null;
    this.all = false;
    if (wanted && lit.has(wanted)) this.part = wanted;
    const asked = [...lit].find((one) => one !== undefined);
    if (asked && !lit.has(this.part)) this.part = asked;
  }

  /** The things of whoever acted, and the part where they did; where that is none, not the log. */
  follow({ seat }: LogEntry, part: string | undefined, instead = this.#layout.own): void {
    this.looked = seat === this.home ? null : seat;
    this.part = part ?? (this.part === "log" ? instead : this.part);
  }
}

/** What a game does as the table goes on. */
export interface Course {
  /** Once for each question, as soon as it can be answered. */
  asked: () => void;
  /** As often as an earlier moment is looked at, with the line that led to it, or with what was decided there where that is. */
  past: (entry: LogEntry) => void;
  /** A button that was just used may be gone: the keyboard then goes on where the game does. */
  focus: () => void;
  /** What else, when it changes, may take the focused button away. */
  besides?: () => unknown;
}

/** Keeps what is prepared, the open part and the keyboard with the table of the component that calls this. */
export function goesOn(turn: TurnModel<MatchStore>, { asked, past, focus, besides }: Course): void {
  const { match } = turn;
  // A name may change without a new version: nothing that is being prepared depends on it.
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
