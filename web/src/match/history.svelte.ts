/**
 * Looking back: the board shows the table after an earlier log line, and no action is possible until the viewer returns
 * to the present. The game itself continues. Undoing the displayed line ends the look back.
 */
import { ApiError } from "../api/client";
import type { LogEntry, PositionResponse } from "../api/contract";
import type { Table } from "../api/table";
import { playbackDelayMs } from "../ui/settings.svelte";

/** Maximum number of cached positions. */
const MAX_CACHED_POSITIONS = 60;
/** Minimum display time of a position in a replay, in ms, so that its log line can be read. */
const MIN_DISPLAY_MS = 900;
/** Interval in ms at which a replay at the newest line checks for further lines. */
const FOLLOW_INTERVAL_MS = 250;
/** Retry delay in ms after status 429 without a Retry-After header. */
const BUSY_RETRY_MS = 2000;

interface PastPosition {
  entry: LogEntry;
  message: PositionResponse;
}

/** The entry of a ply; undefined if the log does not or no longer contain it. */
export const entryAt = (log: readonly LogEntry[], ply: number): LogEntry | undefined =>
  log[ply - (log[0]?.ply ?? 0)];

/**
 * The table at an earlier position. Its version is negative and unique per ply, so it equals no version of a real
 * table.
 */
export function tableAt(now: Table, { ply, actors, view }: PositionResponse): Table {
  const first = now.log[0]?.ply ?? 0;
  const log = now.log.slice(0, Math.max(0, ply + 1 - first));
  const phase = now.phase === "over" && ply === now.position ? "over" : "running";
  return { ...now, version: -1 - ply, position: ply, phase, view, legal: [], actors, undo: 0, log };
}

export class MatchHistory {
  /** Plies that the running replay still has to show, empty while it follows a running game; null if no replay runs. */
  playing = $state.raw<readonly number[] | null>(null);
  /** Plies of positions that are displayed for the decision made next. Cleared on return to the present. */
  decisions = $state.raw<ReadonlySet<number>>(new Set());
  #moment = $state.raw<PastPosition | null>(null);
  /** The entries between the previous position and this one; empty after a jump. */
  #moved = $state.raw<LogEntry[]>([]);
  #wanted: number | null = null;
  #cached = new Map<LogEntry, PositionResponse>();
  #seat: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly now: () => Table | null,
    readonly request: (ply: number, seat: number | null) => Promise<PositionResponse>,
    readonly failed: (code: string) => void,
  ) {}

  /** The displayed position, as long as its line is still in the log. */
  #displayed = $derived.by((): PastPosition | null => {
    const moment = this.#moment;
    const now = this.now();
    const there = moment && now && entryAt(now.log, moment.message.ply) === moment.entry;
    return there && now.seat === moment.message.as ? moment : null;
  });

  /** The ply displayed on the board; null for the present. */
  ply = $derived(this.#displayed?.message.ply ?? null);
  /** The table at the displayed position; null for the present. */
  table = $derived.by((): Table | null => {
    const now = this.now();
    return this.#displayed && now && tableAt(now, this.#displayed.message);
  });
  /** The decision made at the displayed position, if `decisions` contains it; undefined during a replay. */
  decided = $derived.by((): LogEntry | undefined => {
    const [ply, now] = [this.ply, this.now()];
    if (ply === null || !now || this.playing || !this.decisions.has(ply)) return undefined;
    return entryAt(now.log, ply + 1);
  });
  /** Whether a spectator looks back; new events then do not move the view. */
  pinned({ own_seats }: Table): boolean {
    return own_seats.length === 0 && this.ply !== null;
  }

  /** The entries whose changes the board may animate; null for the present. */
  get moved(): LogEntry[] | null {
    return this.ply === null ? null : this.#moved;
  }

  /** Displays the table after `ply`. Returns false if it cannot be displayed. */
  async show(ply: number): Promise<boolean> {
    this.stopReplay();
    return this.#display(ply);
  }

  /** Replays the given plies, starting from the position before the first, then returns to the present. */
  async replay(plies: readonly number[]): Promise<void> {
    this.stopReplay();
    const [first] = plies;
    if (first === undefined) return;
    this.playing = plies;
    if (first > 0 && !(await this.#display(first - 1))) return this.returnToPresent();
    this.#next(plies);
  }

  /**
   * Plays line after line from ply `from` on, at the chosen pace. Follows a running game until it ends or `stopReplay`
   * is called.
   */
  async watch(from: number, next: (ply: number) => number | undefined): Promise<void> {
    this.stopReplay();
    const running: readonly number[] = (this.playing = []);
    let [ply, shown] = [from, await this.#display(from)];
    while (shown && this.playing === running) {
      const following = next(ply);
      if (following !== undefined) void this.#fetch(following);
      await this.#wait(following === undefined ? FOLLOW_INTERVAL_MS : playbackDelayMs());
      if (following === undefined) {
        if (this.now()?.phase === "over") return this.returnToPresent();
        continue;
      }
      [ply, shown] = [following, await this.#display(following)];
    }
    if (this.playing === running) this.returnToPresent();
  }

  /** Ends a replay; the board keeps its position. */
  stopReplay(): void {
    clearTimeout(this.#timer);
    this.playing = null;
  }

  /** Returns to the present. */
  returnToPresent(): void {
    this.stopReplay();
    this.decisions = new Set();
    this.#wanted = null;
    this.#moment = null;
    this.#moved = [];
  }

  /** Waits. If `stopReplay` is called meanwhile, the promise never settles. */
  #wait(milliseconds: number): Promise<void> {
    return new Promise((resume) => (this.#timer = setTimeout(resume, milliseconds)));
  }

  #next(plies: readonly number[]): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(plies), Math.max(playbackDelayMs(), MIN_DISPLAY_MS));
    const [ply] = plies;
    if (ply !== undefined) void this.#fetch(ply);
  }

  async #advance([ply, ...rest]: readonly number[]): Promise<void> {
    const running = this.playing;
    if (ply === undefined) return this.returnToPresent();
    const shown = await this.#display(ply);
    if (this.playing !== running) return;
    if (!shown) return this.returnToPresent();
    this.playing = rest;
    this.#next(rest);
  }

  async #display(ply: number): Promise<boolean> {
    this.#wanted = ply;
    const found = await this.#fetch(ply);
    if (this.#wanted !== ply) return false;
    if (!found) return false;
    const from = this.#displayed?.message.ply ?? null;
    const log = this.now()?.log ?? [];
    this.#moved = from !== null && from < ply ? log.filter((one) => one.ply > from && one.ply <= ply) : [];
    this.#moment = found;
    return true;
  }

  async #fetch(ply: number): Promise<PastPosition | null> {
    const now = this.now();
    const entry = now && entryAt(now.log, ply);
    if (!now || !entry) return null;
    if (now.seat !== this.#seat) this.#cached.clear();
    this.#seat = now.seat;
    const known = this.#cached.get(entry);
    if (known) return { entry, message: known };
    const message = await this.#ask(ply, now.seat);
    if (!message) return null;
    if (this.#cached.size >= MAX_CACHED_POSITIONS) this.#cached.clear();
    this.#cached.set(entry, message);
    return { entry, message };
  }

  async #ask(ply: number, seat: number | null): Promise<PositionResponse | null> {
    try {
      return await this.request(ply, seat);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429 && this.playing) {
        await new Promise((resume) => setTimeout(resume, 1000 * error.retryAfter || BUSY_RETRY_MS));
        return this.playing ? this.#ask(ply, seat) : null;
      }
      this.failed(error.code);
      return null;
    }
  }
}
