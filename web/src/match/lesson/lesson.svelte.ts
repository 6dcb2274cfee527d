/**
 * A lesson: the guided first game of a game, played at a practice table that continues the lesson's record.
 *
 * Until its last step, the table shows positions of that record, and the learner's actions only lead from one to the
 * next. Nothing is sent to the server, so another action than the expected one changes nothing. The last step leaves
 * the table to the learner, who plays on against bots.
 */
import type { Component } from "svelte";

import { api, ApiError } from "../../api/client";
import type { LessonResponse, LessonStep, LogEntry, PositionResponse } from "../../api/contract";
import { toLegal, type Table } from "../../api/table";
import { playbackDelayMs, prefersReducedMotion } from "../../ui/settings.svelte";
import { entryAt, tableAt } from "../history.svelte";
import { factHolds } from "./facts";
import { FINISHED, type Place } from "./progress";

/** Versions of a lesson's positions: negative, and different from those of earlier positions and plans. */
const FIRST_VERSION = -2_000_000;

/** The guide of a lesson, which the table shows in place of the beginner's hint. */
export type Guide = Component<{ lesson: Lesson; table: Table }>;

export class Lesson {
  readonly steps: readonly LessonStep[];
  /** Index of the current step. */
  index = $state(0);
  /** Number of actions before the displayed position. */
  ply = $state(0);
  /** How many other actions the learner has tried in this step. */
  tries = $state(0);
  /** Whether an action and the moves of others after it are being displayed. */
  playing = $state(false);
  /** The entries between the previous position and this one; empty after a step back. */
  moved = $state.raw<LogEntry[]>([]);
  /** Whether the learner has closed the last step, to play alone. */
  #closed = $state(false);
  /** Error code if a position could not be loaded; null otherwise. */
  failed = $state<string | null>(null);
  #position = $state.raw<PositionResponse | null>(null);
  /** The log of the practice table. */
  #log: readonly LogEntry[] = [];
  readonly #cached = new Map<number, Promise<PositionResponse | null>>();
  #request = 0;
  #skipping = false;
  #endPause: () => void = () => undefined;

  constructor(
    readonly game: string,
    readonly data: LessonResponse,
    /** Id of the practice table. */
    readonly table: string,
    place: Place | null,
    /** Called whenever the learner's place has changed. */
    readonly onPlace: (place: Place) => void = () => undefined,
  ) {
    this.steps = data.steps;
    const known = data.steps.findIndex(({ id }) => id === place?.step);
    this.index = Math.max(known, 0);
    this.ply = this.step.start;
    if (place && place.ply > this.step.start && place.ply <= this.step.end) this.ply = place.ply;
    // A place among the moves of others: they are displayed together.
    if (this.ply > this.#decided) this.ply = this.step.end;
    this.load();
  }

  step = $derived.by((): LessonStep => this.steps[this.index] as LessonStep);
  /** Whether the table shows positions of the lesson; false once the learner plays alone. */
  active = $derived.by(() => this.index < this.steps.length - 1);
  /** Whether the learner's actions in this step are done. */
  done = $derived.by(() => this.#asked && this.ply === this.step.end && !this.playing);
  /** Whether the learner goes on by "Next". */
  mayGoOn = $derived.by(() => this.active && !this.playing && (this.done || !this.#asked));
  /** Whether the table waits for the learner's action. */
  ready = $derived.by(
    () => this.#position?.ply === this.ply && this.#asked && this.ply < this.#decided && !this.playing,
  );
  /** The action that the step waits for; undefined if it waits for none. */
  expected = $derived.by((): string | undefined => this.#remaining[0]);

  get #asked(): boolean {
    return (this.step.do ?? []).length > 0;
  }

  /** Number of actions before the first move of others in this step. */
  get #decided(): number {
    return this.step.start + (this.step.do ?? []).length;
  }

  get #remaining(): readonly string[] {
    return (this.step.do ?? []).slice(this.ply - this.step.start);
  }

  /** Loads and displays the learner's place; again after a failure. */
  load(): void {
    if (this.active) void this.#display(this.ply);
  }

  /** The table at the lesson's position; null until it is loaded. */
  tableOf(now: Table): Table | null {
    this.#log = now.log;
    if (!this.active) return now;
    const position = this.#position;
    if (!position) return null;
    // Without previews: the server has them for the present only.
    const legal = this.ready ? position.legal.map((action) => ({ ...toLegal(action), then: [] })) : [];
    const undo = this.ready || this.ply === this.#decided ? this.ply - this.step.start : 0;
    return {
      ...tableAt(now, position),
      version: FIRST_VERSION - position.ply,
      phase: "running",
      legal,
      undo,
      hints: false,
    };
  }

  /** Whether the fact holds that ends the lesson. */
  finished(now: Table): boolean {
    return !this.active && (now.phase === "over" || factHolds(now.view, this.step.until ?? ""));
  }

  /** Whether the guide has something to say: until the learner plays alone, and at the end. */
  speaks(now: Table): boolean {
    return this.active || !this.#closed || this.finished(now);
  }

  /** Closes the last step or, if the lesson is finished, the lesson. */
  close(now: Table): void {
    this.#closed = true;
    if (this.finished(now)) this.onPlace({ step: FINISHED, ply: 0 });
  }

  /** Executes actions if they are the expected ones, in any order, and then the moves of others. */
  async act(actions: readonly string[]): Promise<boolean> {
    if (!this.ready) return false;
    const expected = this.#remaining.slice(0, actions.length);
    if (expected.toSorted().join() !== actions.toSorted().join()) {
      this.tries += 1;
      return false;
    }
    this.playing = true;
    this.tries = 0;
    const shown = await this.#display(this.ply + actions.length);
    if (shown && this.ply === this.#decided) await this.#playOthers();
    this.playing = false;
    if (this.done && !this.step.look) this.next();
    return shown;
  }

  /** Executes the expected action for the learner. */
  async perform(): Promise<void> {
    await this.act(this.#remaining);
  }

  /** Takes back actions of this step. */
  async undo(steps: number): Promise<boolean> {
    if (this.playing || this.ply - steps < this.step.start) return false;
    return this.#display(this.ply - steps);
  }

  /** Continues with the next step. */
  next(): void {
    if (this.active && !this.playing) this.#begin(this.index + 1);
  }

  get mayGoBack(): boolean {
    return this.active && !this.playing && (this.index > 0 || this.ply > this.step.start);
  }

  /** Begins this step again or, at its beginning, returns to the step before. */
  back(): void {
    if (this.mayGoBack) this.#begin(this.ply > this.step.start ? this.index : this.index - 1);
  }

  /** Displays the end of the moves of others at once. */
  skip(): void {
    this.#skipping = true;
    this.#endPause();
  }

  #begin(index: number): void {
    [this.index, this.tries] = [index, 0];
    const { id, start } = this.step;
    if (this.active && this.ply !== start) void this.#display(start);
    else this.onPlace({ step: id, ply: start });
  }

  /** Displays the moves of others one by one; the learner's own passes take no time. */
  async #playOthers(): Promise<void> {
    const { end } = this.step;
    this.#skipping = prefersReducedMotion();
    while (this.ply < end) {
      const to = this.#skipping ? end : this.ply + 1;
      const by = entryAt(this.#log, to)?.seat;
      if (!this.#skipping && by !== this.data.seat) await this.#pause();
      if (!(await this.#display(to))) return;
    }
  }

  #pause(): Promise<void> {
    return new Promise((resume) => {
      this.#endPause = resume;
      setTimeout(resume, playbackDelayMs());
    });
  }

  async #display(ply: number): Promise<boolean> {
    const mine = ++this.#request;
    const found = await this.#fetch(ply);
    if (!found || mine !== this.#request) return false;
    const from = this.#position?.ply ?? ply;
    this.moved = this.#log.filter((entry) => entry.ply > from && entry.ply <= ply);
    [this.#position, this.ply, this.failed] = [found, ply, null];
    this.onPlace({ step: this.step.id, ply });
    if (ply < this.step.end) void this.#fetch(ply + 1);
    return true;
  }

  #fetch(ply: number): Promise<PositionResponse | null> {
    const known = this.#cached.get(ply);
    if (known) return known;
    const asked = api.position(this.table, ply, this.data.seat, true).catch((error: unknown) => {
      this.#cached.delete(ply);
      this.failed = error instanceof ApiError ? error.code : "unknown";
      return null;
    });
    this.#cached.set(ply, asked);
    return asked;
  }
}
