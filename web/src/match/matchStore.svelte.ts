/**
 * State of one table in this browser: the newest version received, the version displayed (which may lag behind while
 * opponents' moves are played back), and requests in flight.
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

/** Milliseconds until a failed attempt to open a table is repeated, unless the server asks for a longer delay. */
const REOPEN = 3000;

export class MatchStore {
  fresh = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>("connecting");
  busy = $state(false);
  notice = $state<string | null>(null);
  missing = $state(false);
  /** The seat whose view this browser shows; null for a spectator. */
  seat = $state<number | null>(null);
  /** Seat on this device whose view is covered until its player confirms to be there; null if no seat is. */
  covered = $state<number | null>(null);
  /** Whether the current seat plays with its secret information hidden, so that nobody has to look away. */
  veiled = $state(false);
  /** The move or undo in flight. While the server cannot store it, it is repeated and its `reason` is set. */
  readonly request = new RetryingRequest();
  readonly #names = new Called();
  /** Which players are online, and since when the others are away. */
  readonly presence = new Present(this.#names);
  #now = $state.raw<Table | null>(null);
  #newest = $state.raw<Table | null>(null);
  readonly #playback = new PlaybackQueue<Table>(
    (table, last) => this.#show(table, last),
    (table) => this.#stay(table),
  );
  #stream: Stream | null = null;
  #closed = false;
  /** The newest version that a change message announced. */
  #heard = 0;
  #fetching = false;
  readonly #arrival = new Arrival(() => this.#newest?.version ?? 0);

  constructor(
    readonly id: string,
    /** Returns the game's test for log entries of other players after which playback pauses. */
    readonly pauses: () => (entry: LogEntry) => boolean,
    /** The game's hot-seat privacy rules; undefined until the game's screens are loaded. */
    readonly veil: () => HotseatPrivacy | undefined = () => undefined,
  ) {}

  /** The displayed table with current player names. */
  #called = $derived(this.#now && this.#names.in(this.#now));

  /** The displayed table without the information that players around this device must not see. */
  shown = $derived(this.#called && this.#seen(this.#called));

  /** Earlier positions of the table. */
  readonly history: MatchHistory = new MatchHistory(
    () => this.#called,
    (ply, seat) => api.moment(this.id, ply, seat),
    (code) => (this.notice = code),
  );

  /** The plan for the viewer's next turn. */
  readonly draft: Draft = new Draft(this);

  /** The table on the board: the plan being made, the earlier position being displayed, or the present. */
  board = $derived(this.draft.table ?? (this.history.table ? this.#seen(this.history.table) : this.shown));

  /** The log entries whose changes the board may animate. */
  moved = $derived(this.draft.table ? [] : this.history.ply === null ? this.fresh : this.history.moved);

  /** Whether this seat may act, its newest state is displayed and no request is in flight. */
  asked = $derived(
    !this.busy &&
      this.covered === null &&
      this.#now !== null &&
      this.#now === this.#newest &&
      this.#now.legal.length > 0,
  );

  /** Whether a click may become a move: on the present table, or as the next step of a plan. */
  ready = $derived(this.draft.table ? this.draft.ready : this.asked && this.history.ply === null);

  /** Whether moves of other players are still being played back. */
  behind = $derived(this.#now !== this.#newest);

  /** Whether a scene, such as the animated dialog of a scoring, is running. */
  get staged(): boolean {
    return this.#playback.held;
  }

  #seen(table: Table): Table {
    return (this.veiled && this.veil()?.over(table)) || table;
  }

  /** Ends playback and displays the newest state. */
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

  /** Call when the game's privacy rules are loaded. Uncovers a seat whose decision needs no secret information. */
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

  /** Switches the view to `seat`, as its player has taken the device or this guest has sat down there. */
  async uncover(seat: number | null): Promise<void> {
    await this.#look(seat, () => ([this.covered, this.veiled] = [null, false]));
  }

  /** Switches to the view of another seat. `cover` then decides how much of it is displayed. */
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

  /** Sends a chain of actions, all or none; only the last may reveal something. Returns whether it was accepted. */
  async act(actions: string[]): Promise<boolean> {
    const [table, seat] = [this.#newest, this.seat];
    if (this.draft.table) return this.draft.act(actions);
    if (!this.ready || !table || seat === null) return false;
    const played = ({ log }: Table): boolean =>
      log.some((entry) => entry.seat === seat && entry.ply > table.position);
    return this.#send(table, () => api.move(table, seat, actions), played);
  }

  /** Takes back the player's last `steps` steps, all or none. */
  async undo(steps = 1): Promise<boolean> {
    const [table, seat] = [this.#newest, this.seat];
    if (this.draft.table) return this.draft.undo(steps);
    if (this.busy || this.history.ply !== null || !table || table.undo < steps || seat === null) return false;
    const undone = ({ position }: Table): boolean => position <= table.position - steps;
    return this.#send(table, () => api.undo(table, seat, steps), undone);
  }

  /** Pauses playback while a scene is running. Returns a function that resumes it. */
  hold(): () => void {
    return this.#playback.hold();
  }

  /** Adopts a newer table or another seat's view, and its names unless the stream has sent names since `told`. */
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

  /** Fetches the complete table after a change that does not fit; if that fails, reconnects to get it. */
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

  /** Moves of a bot in the viewer's place are played back like other players' moves. */
  #stay({ mine, seats }: Table): number {
    const own = mine.filter((seat) => !seats[seat]?.bot);
    if (!madeByOthers(this.fresh, own).some(this.pauses())) return 0;
    return stillness() ? pause() / 2 : pause();
  }

  /** Passes the device to its next seat that may act. The view stays until that seat's decision is known. */
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

  /** Covers the table, or only hides the secret information if that is enough. */
  #cover = (table: Table): void => {
    this.covered = this.#open(table) ? null : table.seat;
    this.veiled ||= this.covered === null;
  };

  /** Opens the live stream after version `known`; 0 requests the complete table first. */
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

  /** If the viewer has sat down or left their seat, switches to the view from the new place. */
  #fromStream(table: Table): void {
    this.#names.hear(namesIn(table));
    // A resumed stream continues after its last change, which may not have fitted and is then being fetched.
    if (this.#heard > (this.#newest?.version ?? 0) && !isWhole(table))
      return void this.#catchUp(table.version);
    this.receive(table);
    const seat = this.seat;
    if (seat !== null && table.mine.includes(seat)) return;
    const place = table.mine[0] ?? null;
    if (place !== seat) void this.uncover(place);
  }

  /** `done` decides from the current table whether the request was executed although its response was lost. */
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
