/**
 * Looking back: the table as it stood after an earlier line of its log lies on the board, and nothing can be done there, until one goes
 * back to now. What happens meanwhile goes on; a line that is taken back ends the look at it.
 */
import { ApiError } from "../api/client";
import type { LogEntry, MomentMessage } from "../api/contract";
import type { Table } from "../api/table";
import { pause } from "../ui/settings.svelte";

/** Number of moments that are kept, for going back and forth. */
const KEPT = 60;
/** Milliseconds that a moment stays for in a replay, at least, so that its line can be read. */
const LEAST = 900;
/** Milliseconds after the newest line until it is looked whether the game has gone on. */
const SOON = 250;
/** Milliseconds until a server that has had enough is asked again, where it does not say how many. */
const AGAIN = 2000;

interface Moment {
  entry: LogEntry;
  message: MomentMessage;
}

/** The entry of a ply; undefined where the log has none, or none any more. */
export const entryAt = (log: readonly LogEntry[], ply: number): LogEntry | undefined =>
  log[ply - (log[0]?.ply ?? 0)];

/** The table as it stood; its version is none that a table has, and another for each moment. */
export function tableAt(now: Table, { ply, actors, view }: MomentMessage): Table {
  const first = now.log[0]?.ply ?? 0;
  const log = now.log.slice(0, Math.max(0, ply + 1 - first));
  const phase = now.phase === "over" && ply === now.position ? "over" : "running";
  return { ...now, version: -1 - ply, position: ply, phase, view, legal: [], actors, undo: 0, log };
}

export class MatchHistory {
  /** What the replay that is running has still to show, nothing where that comes with the game; null while none runs. */
  playing = $state.raw<readonly number[] | null>(null);
  /** The plies at which what is looked at is the decision that was to be made; they are forgotten back at now. */
  decisions = $state.raw<ReadonlySet<number>>(new Set());
  #moment = $state.raw<Moment | null>(null);
  /** The entries that led from the moment before to this one; none after a leap. */
  #moved = $state.raw<LogEntry[]>([]);
  #wanted: number | null = null;
  #kept = new Map<LogEntry, MomentMessage>();
  #seat: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly now: () => Table | null,
    readonly request: (ply: number, seat: number | null) => Promise<MomentMessage>,
    readonly failed: (code: string) => void,
  ) {}

  /** The moment that is looked at, while its line is still in the log. */
  #valid = $derived.by((): Moment | null => {
    const moment = this.#moment;
    const now = this.now();
    const there = moment && now && entryAt(now.log, moment.message.ply) === moment.entry;
    return there && now.seat === moment.message.as ? moment : null;
  });

  /** The line of the log after which the board stands; null for now. */
  ply = $derived(this.#valid?.message.ply ?? null);
  /** The table as it stood there; null for now. */
  table = $derived.by((): Table | null => {
    const now = this.now();
    return this.#valid && now && tableAt(now, this.#valid.message);
  });
  /** What was decided at the moment that is looked at, where that is looked at; nothing while moments pass by themselves. */
  ahead = $derived.by((): LogEntry | undefined => {
    const [ply, now] = [this.ply, this.now()];
    if (ply === null || !now || this.playing || !this.decisions.has(ply)) return undefined;
    return entryAt(now.log, ply + 1);
  });
  /** Whether whoever only looks on looks back: then they are not drawn to what happens meanwhile. */
  leads({ mine }: Table): boolean {
    return mine.length === 0 && this.ply !== null;
  }

  /** What may be seen to move on the board. */
  get moved(): LogEntry[] {
    return this.#moved;
  }

  /** Shows the table as it stood after a line of the log; false where that cannot be shown. */
  async look(ply: number): Promise<boolean> {
    this.stop();
    return this.#show(ply);
  }

  /** Shows again what the lines of these plies brought, one after the other, from how it was before the first of them; then now. */
  async replay(plies: readonly number[]): Promise<void> {
    this.stop();
    const [first] = plies;
    if (first === undefined) return;
    this.playing = plies;
    if (first > 0 && !(await this.#show(first - 1))) return this.leave();
    this.#next(plies);
  }

  /** Shows line after line from a ply on, at the page's pace and as the game goes on, until the game is over or this is stopped. */
  async watch(from: number, next: (ply: number) => number | undefined): Promise<void> {
    this.stop();
    const running: readonly number[] = (this.playing = []);
    let [ply, shown] = [from, await this.#show(from)];
    while (shown && this.playing === running) {
      const following = next(ply);
      if (following !== undefined) void this.#fetch(following);
      await this.#pause(following === undefined ? SOON : pause());
      if (following === undefined) {
        if (this.now()?.phase === "over") return this.leave();
        continue;
      }
      [ply, shown] = [following, await this.#show(following)];
    }
    if (this.playing === running) this.leave();
  }

  /** Ends a replay; the board stays as it was then. */
  stop(): void {
    clearTimeout(this.#timer);
    this.playing = null;
  }

  /** Back to now. */
  leave(): void {
    this.stop();
    this.decisions = new Set();
    this.#wanted = null;
    this.#moment = null;
    this.#moved = [];
  }

  /** Whoever stops meanwhile waits for nothing any more. */
  #pause(milliseconds: number): Promise<void> {
    return new Promise((resume) => (this.#timer = setTimeout(resume, milliseconds)));
  }

  #next(plies: readonly number[]): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(plies), Math.max(pause(), LEAST));
    const [ply] = plies;
    if (ply !== undefined) void this.#fetch(ply);
  }

  async #advance([ply, ...rest]: readonly number[]): Promise<void> {
    const running = this.playing;
    if (ply === undefined) return this.leave();
    const shown = await this.#show(ply);
    if (this.playing !== running) return;
    if (!shown) return this.leave();
    this.playing = rest;
    this.#next(rest);
  }

  async #show(ply: number): Promise<boolean> {
    this.#wanted = ply;
    const found = await this.#fetch(ply);
    if (this.#wanted !== ply) return false;
    if (!found) return false;
    const from = this.#valid?.message.ply ?? null;
    const log = this.now()?.log ?? [];
    this.#moved = from !== null && from < ply ? log.filter((one) => one.ply > from && one.ply <= ply) : [];
    this.#moment = found;
    return true;
  }

  async #fetch(ply: number): Promise<Moment | null> {
    const now = this.now();
    const entry = now && entryAt(now.log, ply);
    if (!now || !entry) return null;
    if (now.seat !== this.#seat) this.#kept.clear();
    this.#seat = now.seat;
    const known = this.#kept.get(entry);
    if (known) return { entry, message: known };
    const message = await this.#ask(ply, now.seat);
    if (!message) return null;
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(entry, message);
    return { entry, message };
  }

  async #ask(ply: number, seat: number | null): Promise<MomentMessage | null> {
    try {
      return await this.request(ply, seat);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429 && this.playing) {
        await new Promise((resume) => setTimeout(resume, 1000 * error.retryAfter || AGAIN));
        return this.playing ? this.#ask(ply, seat) : null;
      }
      this.failed(error.code);
      return null;
    }
  }
}
