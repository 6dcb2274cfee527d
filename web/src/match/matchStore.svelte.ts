/**
 * One table as this browser lives it: the newest state that the server sent, the state that is shown (opponents' moves
 * are shown one after another, so it may lag behind), and the moves that are on their way.
 */
import { api, ApiError } from "../api/client";
import { changed } from "../api/change";
import type { Change, Done, LogEntry } from "../api/contract";
import type { Table } from "../api/table";
import { RetryingRequest, GivenUp } from "../api/retryingRequest.svelte";
import { Arrival } from "./arrival";
import { Called } from "./seatNames.svelte";
import { freshEntries, isWhole, madeByOthers, mergeLog } from "./log";
import { Present } from "./people/present.svelte";
import { MatchHistory } from "./history.svelte";
import { namesIn } from "./names";
import { Draft } from "./plan/draft.svelte";
import { PlaybackQueue } from "./playbackQueue.svelte";
import { pause, stillness } from "../ui/settings.svelte";
import { tableStream, type Connection, type Stream } from "../api/stream";
import { nextHere, type HotseatPrivacy } from "./hotseatPrivacy";

/** Milliseconds until a table that could not be opened is asked for again, where the server asks for no longer pause. */
const REOPEN = 3000;

export class MatchStore {
  fresh = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>("connecting");
  busy = $state(false);
  notice = $state<string | null>(null);
  missing = $state(false);
  /** The seat that this browser looks from; null for a spectator. */
  seat = $state<number | null>(null);
  /** A seat of this device whose hand is hidden until its player says to be there. */
  covered = $state<number | null>(null);
  /** Whether the seat plays on at this device with its hand face down: nobody need look away. */
  veiled = $state(false);
  /** A move or an undo on its way; while the server cannot store it, it says why and repeats it. */
  readonly request = new RetryingRequest();
  readonly #names = new Called();
  /** Who is there, and who is away. */
  readonly presence = new Present(this.#names);
  #now = $state.raw<Table | null>(null);
  #newest = $state.raw<Table | null>(null);
  readonly #playback = new PlaybackQueue<Table>(
    (table, last) => this.#show(table, last),
    (table) => this.#stay(table),
  );
  #stream: Stream | null = null;
  #closed = false;
  /** The newest version that a change told of. */
  #heard = 0;
  #fetching = false;
  readonly #arrival = new Arrival(() => this.#newest?.version ?? 0);

  constructor(
    readonly id: string,
    /** Which log entries are worth a stop when others made them; the game knows. */
    readonly pauses: () => (entry: LogEntry) => boolean,
    /** What a seat of this device may play without a curtain; nothing as long as the game has not said. */
    readonly veil: () => HotseatPrivacy | undefined = () => undefined,
  ) {}

  /** The table that has come to be shown, its seats called as they are called now. */
  #called = $derived(this.#now && this.#names.in(this.#now));

  /** The same, as those around this device may see it. */
  shown = $derived(this.#called && this.#seen(this.#called));

  /** Earlier moments of the table, looked at on the board. */
  readonly history: MatchHistory = new MatchHistory(
    () => this.#called,
    (ply, seat) => api.moment(this.id, ply, seat),
    (code) => (this.notice = code),
  );

  /** The next turn, which is being planned on the board. */
  readonly draft: Draft = new Draft(this);

  /** What lies on the board: the table as it is shown, the turn that is planned, or the earlier moment that is looked at. */
  board = $derived(this.draft.table ?? (this.history.table ? this.#seen(this.history.table) : this.shown));

  /** What may be seen to move on the board. */
  moved = $derived(this.draft.table ? [] : this.history.ply === null ? this.fresh : this.history.moved);

  /** True where it is this seat's turn, all is shown and nothing is under way. */
  asked = $derived(
    !this.busy &&
      this.covered === null &&
      this.#now !== null &&
      this.#now === this.#newest &&
      this.#now.legal.length > 0,
  );

  /** True where a click may become a move: it is this seat's turn, and the board shows it. */
  ready = $derived(this.draft.table ? this.draft.ready : this.asked && this.history.ply === null);

  /** True while moves of others are still being shown. */
  behind = $derived(this.#now !== this.#newest);

  /** True while a scene is on stage. */
  get staged(): boolean {
    return this.#playback.held;
  }

  #seen(table: Table): Table {
    return (this.veiled && this.veil()?.over(table)) || table;
  }

  /** Shows at once how the table is now. */
  skip(): void {
    this.#playback.skip();
  }

  async open(): Promise<void> {
    try {
      const table = await api.table(this.id, null);
      if (this.#closed) return;
      this.notice = null;
      this.seat = table.seat;
      if (table.mine.length > 1 && table.phase === "running") this.#cover(table);
      this.receive(table);
      this.#listen();
    } catch (error) {
      this.missing = error instanceof ApiError && error.status === 404;
      if (!this.missing) {
        this.notice = error instanceof ApiError ? error.code : "server";
        this.connection = "lost";
        const pause = Math.max(REOPEN, error instanceof ApiError ? 1000 * error.retryAfter : 0);
        if (!this.#closed) setTimeout(() => !this.#closed && void this.open(), pause);
      }
    }
  }

  /** The game has come to say what of it is secret: the curtain that fell before goes where nothing secret is asked. */
  judge(): void {
    const [covered, table] = [this.covered, this.#newest];
    if (covered !== null && covered === table?.seat) this.#cover(table);
    else if (covered !== null) void this.#pass(covered);
  }

  close(): void {
    this.#closed = true;
    this.#playback.end();
    this.history.leave();
    this.request.stop();
    this.#arrival.stop();
    this.#stream?.close();
  }

  /** The player of `seat` has taken the device (or this guest sat down there): now everything is seen from there. */
  async uncover(seat: number | null): Promise<void> {
    await this.#look(seat, () => ([this.covered, this.veiled] = [null, false]));
  }

  /** Sees everything from another seat; `cover` then says what of it is to be seen. */
  async #look(seat: number | null, cover: (table: Table) => void, known?: Table): Promise<void> {
    this.seat = seat;
    this.history.leave();
    this.#playback.clear();
    this.#stream?.close();
    const table = known ?? (await this.#try(() => api.table(this.id, seat)));
    if (table) {
      this.#names.read(table);
      this.#newest = table;
      this.fresh = [];
      this.#now = table;
      cover(table);
      this.#arrival.look();
    }
    this.#listen();
  }

  /** Sends a chain of actions, all or none; while it is under way nothing else is sent. Only the last one may reveal. */
  async act(actions: string[]): Promise<boolean> {
    const [table, seat] = [this.#newest, this.seat];
    if (this.draft.table) return this.draft.act(actions);
    if (!this.ready || !table || seat === null) return false;
    const played = ({ log }: Table): boolean =>
      log.some((entry) => entry.seat === seat && entry.ply > table.position);
    return this.#send(table, () => api.move(table, seat, actions), played);
  }

  /** Takes back one's last steps, all that are asked for or none. */
  async undo(steps = 1): Promise<boolean> {
    const [table, seat] = [this.#newest, this.seat];
    if (this.draft.table) return this.draft.undo(steps);
    if (this.busy || this.history.ply !== null || !table || table.undo < steps || seat === null) return false;
    const undone = ({ position }: Table): boolean => position <= table.position - steps;
    return this.#send(table, () => api.undo(table, seat, steps), undone);
  }

  /** While a scene is on stage the next move waits; the answer ends the wait. */
  hold(): () => void {
    return this.#playback.hold();
  }

  /** Takes in a table; its names even where it is no newer than the one that is known, unless others were told meanwhile. */
  receive(table: Table, told?: number): void {
    const before = this.#newest;
    this.#names.read(table, told);
    if (before && before.seat === table.seat && table.version <= before.version) return;
    this.#take({ ...table, log: mergeLog(before?.log ?? [], table.log, table.position) });
  }

  async refresh(): Promise<void> {
    const [seat, told] = [this.seat, this.#names.told];
    const table = await this.#try(() => api.table(this.id, seat));
    if (table && seat === this.seat) this.receive(table, told);
  }

  #take(table: Table): void {
    this.#newest = table;
    this.#playback.add(table);
    this.#arrival.look();
  }

  #change(change: Change): void {
    const now = this.#newest;
    if (!now || change.version <= now.version) return;
    const table = now.seat === this.seat ? changed(now, change) : null;
    if (table) this.#take(table);
    else void this.#catchUp(change.version);
  }

  /** Fetches the whole table after a change that does not fit; where that fails, a new connection begins with it. */
  async #catchUp(heard: number): Promise<void> {
    this.#heard = Math.max(this.#heard, heard);
    if (this.#fetching) return;
    const [seat, before, told] = [this.seat, this.#newest, this.#names.told];
    this.#fetching = true;
    const table = await api.table(this.id, seat).catch(() => null);
    this.#fetching = false;
    if (table && seat === this.seat) this.receive(table, told);
    if (this.#closed || (this.#newest?.version ?? 0) >= this.#heard) return;
    if (this.#newest === before) this.#listen(0);
    else void this.#catchUp(heard);
  }

  #show(table: Table, last: boolean): void {
    this.fresh = this.#now && !this.history.leads(table) ? freshEntries(this.#now.log, table.log) : [];
    this.#now = table;
    if (last) this.#handOver(table);
  }

  /** What a bot does in one's own place is shown as others' moves are: nobody here has decided it. */
  #stay({ mine, seats }: Table): number {
    const own = mine.filter((seat) => !seats[seat]?.bot);
    if (!madeByOthers(this.fresh, own).some(this.pauses())) return 0;
    return stillness() ? pause() / 2 : pause();
  }

  /** The device goes to the next of its seats that may act; until it is known what it is asked, all is seen as before. */
  #handOver(table: Table): void {
    const next = nextHere(table);
    if (next === undefined || this.covered === next) return;
    if (next !== this.seat) void this.#pass(next);
    else if (this.veiled) this.#cover(table);
  }

  async #pass(next: number): Promise<void> {
    const theirs = await api.table(this.id, next).catch(() => null);
    if (this.#closed || this.seat === next || !this.#newest?.actors.includes(next)) return;
    if (!theirs?.actors.includes(next) || !this.#open(theirs)) this.covered = next;
    else await this.#look(next, this.#cover, theirs);
  }

  #open = (table: Table): boolean => this.veil()?.lifted(table) === false;

  /** Behind a curtain, or with the hand face down where that is enough. */
  #cover = (table: Table): void => {
    this.covered = this.#open(table) ? null : table.seat;
    this.veiled ||= this.covered === null;
  };

  /** News begin at the version that is known; at 0 with the whole table. */
  #listen(known = this.#newest?.version ?? 0): void {
    this.#stream?.close();
    if (this.#closed) return;
    this.#stream = tableStream(this.id, this.seat, known, {
      table: (table) => this.#fromStream(table),
      change: (change) => this.#change(change),
      ...this.presence.listener,
      connection: (state) => {
        this.connection = state;
        if (state === "live" && this.notice === "offline") this.notice = null;
      },
      poll: () => void this.#catchUp(0),
    });
  }

  /** A guest who sat down or left while looking on sees the table from the new place. */
  #fromStream(table: Table): void {
    this.#names.hear(namesIn(table));
    // News of a resumed connection follow upon what it told last, which may not have fitted and is being fetched.
    if (this.#heard > (this.#newest?.version ?? 0) && !isWhole(table))
      return void this.#catchUp(table.version);
    this.receive(table);
    const seat = this.seat;
    if (seat !== null && table.mine.includes(seat)) return;
    const place = table.mine[0] ?? null;
    if (place !== seat) void this.uncover(place);
  }

  /** `done` tells from the table as it is now whether the request had arrived although its answer was lost. */
  async #send(before: Table, request: () => Promise<Done>, done: (now: Table) => boolean): Promise<boolean> {
    [this.busy, this.notice] = [true, null];
    const told = this.#names.told;
    try {
      const { version } = await this.request.run(request, ({ code, table }) => {
        if (code !== "stale" || table?.seat !== before.seat || !done(table)) return null;
        this.receive(table, told);
        return table;
      });
      if (!(await this.#arrival.of(version)) && !this.#closed) await this.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof GivenUp)) this.#fail(error, told);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #fail(error: unknown, told: number): void {
    if (!(error instanceof ApiError)) throw error;
    this.notice = error.code;
    if (error.table?.seat === this.seat) this.receive(error.table, told);
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
