/**
 * One table as this browser lives it: the newest state that the server sent, the state that is shown (opponents' moves
 * are shown one after another, so it may lag behind), and the moves that are on their way.
 */
import { api, ApiError } from "./api";
import type { LogEntry, Table } from "./contract";
import { freshEntries, mergeLog } from "./log";
import { pause, stillness } from "./settings.svelte";
import { Stream, type Connection } from "./stream";

const PATIENCE = 1500;
const RETRY_AFTER = 700;
const MOST_WAITING = 60;

export class Play {
  shown = $state.raw<Table | null>(null);
  fresh = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>("connecting");
  online = $state.raw<number[]>([]);
  busy = $state(false);
  notice = $state<string | null>(null);
  missing = $state(false);
  as = $state<number | null>(null);
  /** A seat of this device whose hand is hidden until its player says to be there. */
  covered = $state<number | null>(null);
  #newest = $state.raw<Table | null>(null);
  #queue: Table[] = [];
  #held = 0;
  #showing = false;
  #hurry: (() => void) | null = null;
  #stream: Stream | null = null;
  #closed = false;

  constructor(
    readonly id: string,
    /** Which log entries are worth a stop when others made them; the game knows. */
    readonly pauses: () => (entry: LogEntry) => boolean,
  ) {}

  /** True where a click may become a move: all is shown, nothing is under way, and it is this seat's turn. */
  ready = $derived(
    !this.busy &&
      this.covered === null &&
      this.shown !== null &&
      this.shown === this.#newest &&
      this.shown.legal.length > 0,
  );

  /** True while moves of others are still being shown. */
  behind = $derived(this.shown !== this.#newest);

  /** Shows at once how the table is now. */
  skip(): void {
    if (this.#held > 0) return;
    this.#queue.splice(0, this.#queue.length - 1);
    this.#hurry?.();
  }

  async open(): Promise<void> {
    try {
      const table = await api.table(this.id, null);
      if (this.#closed) return;
      this.as = table.as;
      if (table.mine.length > 1 && table.phase === "running") this.covered = table.as;
      this.receive(table);
      this.#listen();
    } catch (error) {
      this.missing = error instanceof ApiError && error.status === 404;
      if (!this.missing) {
        this.notice = error instanceof ApiError ? error.code : "server";
        this.connection = "lost";
        if (!this.#closed) setTimeout(() => !this.#closed && void this.open(), 3000);
      }
    }
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
  }

  /** The player of `seat` has taken the device (or this guest sat down there): now everything is seen from there. */
  async uncover(seat: number | null): Promise<void> {
    this.as = seat;
    this.#queue = [];
    this.#stream?.close();
    const table = await this.#try(() => api.table(this.id, seat));
    if (table) {
      this.#newest = table;
      this.fresh = [];
      this.shown = table;
      this.covered = null;
    }
    this.#listen();
  }

  /** Sends a chain of actions, all or none; while it is under way nothing else is sent. */
  async act(actions: string[]): Promise<boolean> {
    const table = this.#newest;
    if (!this.ready || !table || this.as === null) return false;
    const seat = this.as;
    return this.#send(table, () => api.move(table, seat, actions));
  }

  /** Takes back one's last steps, all that are asked for or none. */
  async undo(steps = 1): Promise<boolean> {
    const table = this.#newest;
    if (this.busy || !table || table.undo < steps || this.as === null) return false;
    const seat = this.as;
    return this.#send(table, () => api.undo(table, seat, steps));
  }

  /** While a scene is on stage the next move waits; the answer ends the wait. */
  hold(): () => void {
    this.#held += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#held -= 1;
      if (this.#held === 0 && !this.#showing) void this.#show();
    };
  }

  receive(table: Table): void {
    const before = this.#newest;
    if (before && table.version <= before.version) return;
    const log = mergeLog(before?.log ?? [], table.log, table.position);
    this.#newest = { ...table, log };
    this.#queue.push(this.#newest);
    if (!this.#showing && this.#held === 0) void this.#show();
  }

  async refresh(): Promise<void> {
    const table = await this.#try(() => api.table(this.id, this.as));
    if (table) this.receive(table);
  }

  async #show(): Promise<void> {
    this.#showing = true;
    for (let table = this.#next(); table && !this.#closed; table = this.#next()) {
      this.fresh = this.shown ? freshEntries(this.shown.log, table.log) : [];
      this.shown = table;
      if (this.#queue.length === 0) this.#handOver(table);
      // One turn of the page: a scene that this state opens takes hold before the next state comes.
      await new Promise<void>((resume) => {
        this.#hurry = resume;
        setTimeout(resume, this.#wait(table));
      });
      if (this.#held > 0) break;
    }
    this.#showing = false;
  }

  #next(): Table | undefined {
    if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - 1);
    return this.#queue.shift();
  }

  #wait(table: Table): number {
    const others = this.fresh.filter((entry) => entry.seat !== null && !table.mine.includes(entry.seat));
    if (!others.some(this.pauses())) return 0;
    return stillness() ? pause() / 2 : pause();
  }

  #handOver(table: Table): void {
    if (table.mine.length < 2 || table.phase !== "running") return;
    const next = table.actors.find((seat) => table.mine.includes(seat));
    if (next !== undefined && next !== this.as) this.covered = next;
  }

  #listen(): void {
    this.#stream?.close();
    if (this.#closed) return;
    this.#stream = new Stream(this.id, this.as, {
      table: (table) => this.#fromStream(table),
      presence: (online) => (this.online = online),
      connection: (state) => (this.connection = state),
    });
  }

  /** A guest who sat down or left while looking on sees the table from the new place. */
  #fromStream(table: Table): void {
    this.receive(table);
    const seat = this.as;
    if (seat !== null && table.mine.includes(seat)) return;
    const place = table.mine[0] ?? null;
    if (place !== seat) void this.uncover(place);
  }

  async #send(before: Table, request: () => Promise<{ position: number }>): Promise<boolean> {
    this.busy = true;
    this.notice = null;
    try {
      const { position } = await this.#insist(request, before);
      await this.#arrival(before.version, position);
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** An answer lost on the way is asked for again; the position in the request keeps a move from counting twice. */
  async #insist(request: () => Promise<{ position: number }>, before: Table): Promise<{ position: number }> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
    }
    await new Promise((resume) => setTimeout(resume, RETRY_AFTER));
    try {
      return await request();
    } catch (error) {
      // The first request had arrived after all: the table has moved on because of it.
      const moved = error instanceof ApiError && error.code === "stale" ? error.table : null;
      if (!moved || moved.position === before.position) throw error;
      this.receive(moved);
      return { position: moved.position };
    }
  }

  async #arrival(version: number, position: number): Promise<void> {
    const end = Date.now() + PATIENCE;
    const come = (): boolean => (this.#newest?.version ?? 0) > version;
    while (!come() && Date.now() < end) await new Promise((resume) => setTimeout(resume, 15));
    if (!come() || (this.#newest?.position ?? 0) < position) await this.refresh();
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.notice = error.code;
    if (error.table) this.receive(error.table);
    else if (error.status !== 0) void this.refresh();
  }

  async #try<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      return await request();
    } catch (error) {
      this.notice = error instanceof ApiError ? error.code : "server";
      return null;
    }
  }
}
