/**
 * State of one table in this browser: the newest version received, the version displayed (which may lag behind while
 * opponents' moves are played back), and requests in flight.
 */
import { api, ApiError } from "../api/client";
import { applyChange } from "../api/change";
import type { ChangeEvent, Done, LogEntry } from "../api/contract";
import type { Table } from "../api/table";
import { RetryingRequest, RequestCancelled } from "../api/retryingRequest.svelte";
import { VersionArrival } from "./versionArrival";
import { CurrentNames } from "./currentNames.svelte";
import { freshEntries, isCompleteLog, mergeLog, hasActedSince } from "./logEntries";
import { TablePresence } from "./players/presence.svelte";
import { MatchHistory } from "./history.svelte";
import type { Lesson } from "./lesson/lesson.svelte";
import { readNames } from "./seatNames";
import { Draft } from "./plan/draft.svelte";
import { displayMs } from "./displayMs";
import { PlaybackQueue } from "./playbackQueue.svelte";
import { tableStream, type Connection, type Stream } from "../api/stream";
import { nextSeatHere, type HotseatPrivacy } from "./hotseatPrivacy";

/** Milliseconds until a failed attempt to open a table is repeated, unless the server asks for a longer delay. */
const REOPEN_DELAY_MS = 3000;

export class MatchStore {
  newEntries = $state.raw<LogEntry[]>([]);
  connection = $state<Connection>("connecting");
  busy = $state(false);
  error = $state<string | null>(null);
  missing = $state(false);
  /** The seat whose view this browser shows; null for a spectator. */
  seat = $state<number | null>(null);
  /** Seat on this device whose view is covered until its player confirms to be there; null if no seat is. */
  coveredSeat = $state<number | null>(null);
  /** Whether the current seat plays with its secret information hidden, so that nobody has to look away. */
  secretsHidden = $state(false);
  /** The move or undo in flight. While the server cannot store it, it is repeated and its `reason` is set. */
  readonly request = new RetryingRequest();
  readonly #names = new CurrentNames();
  /** Which players are online, and since when the others are away. */
  readonly presence = new TablePresence(this.#names);
  #now = $state.raw<Table | null>(null);
  #newest = $state.raw<Table | null>(null);
  readonly #playback = new PlaybackQueue<Table>(
    (table, last) => this.#show(table, last),
    (table) => displayMs(table, this.newEntries, this.pausesPlayback()),
  );
  #stream: Stream | null = null;
  #closed = false;
  /** The newest version that a change message announced. */
  #announced = 0;
  #fetching = false;
  readonly #arrival = new VersionArrival(() => this.#newest?.version ?? 0);

  constructor(
    readonly id: string,
    /** Returns the game's test for log entries of other players after which playback pauses. */
    readonly pausesPlayback: () => (entry: LogEntry) => boolean,
    /** The game's hot-seat privacy rules; undefined until the game's screens are loaded. */
    readonly hotseat: () => HotseatPrivacy | undefined = () => undefined,
    /** The lesson that is played at this table, if any. */
    readonly lesson: Lesson | null = null,
  ) {}

  /** The displayed table with current player names. */
  #named = $derived(this.#now && this.#names.apply(this.#now));

  /** The table at the lesson's position, or the displayed table. */
  #shown = $derived.by(() => (this.#named && this.lesson ? this.lesson.tableOf(this.#named) : this.#named));

  /** The displayed table without the information that players around this device must not see. */
  displayed = $derived(this.#hideSecrets(this.#shown));

  /** Earlier positions of the table. */
  readonly history: MatchHistory = new MatchHistory(
    () => this.#shown,
    (ply, seat) => api.position(this.id, ply, seat),
    (code) => (this.error = code),
  );

  /** The plan for the viewer's next turn. */
  readonly draft: Draft = new Draft(this);

  /** Whether a lesson shows the table. */
  guided = $derived.by(() => this.lesson?.active ?? false);

  /** What takes the player's actions in place of the server: a plan or a lesson. */
  #substitute = $derived.by(() => (this.draft.table ? this.draft : this.guided ? this.lesson : null));

  /** The entries that the displayed table has more than the one before. */
  latestEntries = $derived.by(() => (this.guided && this.lesson?.moved) || this.newEntries);

  /** The table on the board: the plan being made, the earlier position being displayed, or the present. */
  board = $derived(this.draft.table ?? this.#hideSecrets(this.history.table) ?? this.displayed);

  /** The log entries whose changes the board may animate. */
  animatedEntries = $derived(this.draft.table ? [] : (this.history.moved ?? this.latestEntries));

  /** Whether this seat may act, its newest state is displayed and no request is in flight. */
  mayAct = $derived.by(() => {
    if (this.guided) return this.lesson?.ready === true;
    const settled = !this.busy && this.coveredSeat === null && this.#now === this.#newest;
    return settled && this.#now !== null && this.#now.legal.length > 0;
  });

  /** Whether a click may become a move: on the present table, or as the next step of a plan. */
  ready = $derived(this.draft.table ? this.draft.ready : this.mayAct && this.history.ply === null);

  /** Whether moves of other players are still being played back. */
  playingBack = $derived.by(() => (this.guided ? this.lesson?.playing === true : this.#now !== this.#newest));

  /** Whether a scene, such as the animated dialog of a scoring, is running. */
  get sceneRunning(): boolean {
    return this.#playback.held;
  }

  #hideSecrets(table: Table | null): Table | null {
    return (table && this.secretsHidden && this.hotseat()?.hideSecrets(table)) || table;
  }

  /** Ends playback and displays the newest state. */
  skipPlayback(): void {
    (this.guided ? this.lesson : this.#playback)?.skip();
  }

  async open(): Promise<void> {
    try {
      const table = await api.table(this.id, null);
      if (this.#closed) return;
      this.error = null;
      this.seat = table.seat;
      if (table.own_seats.length > 1 && table.phase === "running") this.#cover(table);
      this.receive(table);
      this.#openStream();
    } catch (error) {
      this.missing = error instanceof ApiError && error.status === 404;
      if (!this.missing) {
        this.error = error instanceof ApiError ? error.code : "server";
        this.connection = "lost";
        const pause = Math.max(REOPEN_DELAY_MS, error instanceof ApiError ? 1000 * error.retryAfter : 0);
        if (!this.#closed) setTimeout(() => !this.#closed && void this.open(), pause);
      }
    }
  }

  /** Call when the game's privacy rules are loaded. Uncovers a seat whose decision needs no secret information. */
  applyPrivacy(): void {
    const [covered, table] = [this.coveredSeat, this.#newest];
    if (covered !== null && covered === table?.seat) this.#cover(table);
    else if (covered !== null) void this.#passTo(covered);
  }

  close(): void {
    this.#closed = true;
    this.#playback.end();
    this.history.returnToPresent();
    this.request.cancel();
    this.#arrival.stop();
    this.#stream?.close();
  }

  /** Switches the view to `seat`, as its player has taken the device or this guest has sat down there. */
  async uncover(seat: number | null): Promise<void> {
    await this.#switchSeat(seat, () => ([this.coveredSeat, this.secretsHidden] = [null, false]));
  }

  /** Switches to the view of another seat. `cover` then decides how much of it is displayed. */
  async #switchSeat(seat: number | null, cover: (table: Table) => void, known?: Table): Promise<void> {
    this.seat = seat;
    this.history.returnToPresent();
    this.#playback.clear();
    this.#stream?.close();
    const table = known ?? (await this.#try(() => api.table(this.id, seat)));
    if (table) {
      this.#names.readTable(table);
      this.#newest = table;
      this.newEntries = [];
      this.#now = table;
      cover(table);
      this.#arrival.check();
    }
    this.#openStream();
  }

  /** Sends a chain of actions, all or none; only the last may reveal something. Returns whether it was accepted. */
  async act(actions: string[]): Promise<boolean> {
    const [table, seat] = [this.#newest, this.seat];
    if (this.#substitute) return this.#substitute.act(actions);
    if (!this.ready || !table || seat === null) return false;
    const wasPlayed = ({ log }: Table): boolean => hasActedSince(log, seat, table.position);
    return this.#send(table, () => api.move(table, seat, actions), wasPlayed);
  }

  /** Takes back the player's last `steps` steps, all or none. */
  async undo(steps = 1): Promise<boolean> {
    const [table, seat] = [this.#newest, this.seat];
    if (this.#substitute) return this.#substitute.undo(steps);
    if (this.busy || this.history.ply !== null || !table || table.undo < steps || seat === null) return false;
    const wasUndone = ({ position }: Table): boolean => position <= table.position - steps;
    return this.#send(table, () => api.undo(table, seat, steps), wasUndone);
  }

  /** Pauses playback while a scene is running. Returns a function that resumes it. */
  readonly pausePlayback = (): (() => void) => this.#playback.pause();

  /** Adopts a newer table or another seat's view, and its names unless the stream has sent names since `namesRead`. */
  receive(table: Table, namesRead?: number): void {
    const before = this.#newest;
    this.#names.readTable(table, namesRead);
    if (before && before.seat === table.seat && table.version <= before.version) return;
    this.#adopt({ ...table, log: mergeLog(before?.log ?? [], table.log, table.position) });
  }

  async refresh(): Promise<void> {
    const [seat, namesRead] = [this.seat, this.#names.updates];
    const table = await this.#try(() => api.table(this.id, seat));
    if (table && seat === this.seat) this.receive(table, namesRead);
  }

  #adopt(table: Table): void {
    this.#newest = table;
    this.#playback.add(table);
    this.#arrival.check();
  }

  #applyChange(change: ChangeEvent): void {
    const now = this.#newest;
    if (!now || change.version <= now.version) return;
    const table = now.seat === this.seat ? applyChange(now, change) : null;
    if (table) this.#adopt(table);
    else void this.#catchUp(change.version);
  }

  /** Fetches the complete table after a change that does not fit; if that fails, reconnects to get it. */
  async #catchUp(announced: number): Promise<void> {
    this.#announced = Math.max(this.#announced, announced);
    if (this.#fetching) return;
    const [seat, before, namesRead] = [this.seat, this.#newest, this.#names.updates];
    this.#fetching = true;
    const table = await api.table(this.id, seat).catch(() => null);
    this.#fetching = false;
    if (table && seat === this.seat) this.receive(table, namesRead);
    if (this.#closed || (this.#newest?.version ?? 0) >= this.#announced) return;
    if (this.#newest === before) this.#openStream(0);
    else void this.#catchUp(announced);
  }

  #show(table: Table, last: boolean): void {
    this.newEntries = this.#now && !this.history.pinned(table) ? freshEntries(this.#now.log, table.log) : [];
    this.#now = table;
    if (last) this.#handOver(table);
  }

  /** Passes the device to its next seat that may act. The view stays until that seat's decision is known. */
  #handOver(table: Table): void {
    const next = nextSeatHere(table);
    if (next === undefined || this.coveredSeat === next) return;
    if (next !== this.seat) void this.#passTo(next);
    else if (this.secretsHidden) this.#cover(table);
  }

  async #passTo(next: number): Promise<void> {
    const theirs = await api.table(this.id, next).catch(() => null);
    if (this.#closed || this.seat === next || !this.#newest?.actors.includes(next)) return;
    if (!theirs?.actors.includes(next) || !this.#needsNoSecrets(theirs)) this.coveredSeat = next;
    else await this.#switchSeat(next, this.#cover, theirs);
  }

  #needsNoSecrets = (table: Table): boolean => this.hotseat()?.needsSecrets(table) === false;

  /** Covers the table, or only hides the secret information if that is enough. */
  #cover = (table: Table): void => {
    this.coveredSeat = this.#needsNoSecrets(table) ? null : table.seat;
    this.secretsHidden ||= this.coveredSeat === null;
  };

  /** Opens the live stream after version `known`; 0 requests the complete table first. */
  #openStream(known = this.#newest?.version ?? 0): void {
    this.#stream?.close();
    if (this.#closed) return;
    this.#stream = tableStream(this.id, this.seat, known, {
      table: (table) => this.#fromStream(table),
      change: (change) => this.#applyChange(change),
      ...this.presence.listener,
      connection: (state) => {
        this.connection = state;
        if (state === "live" && this.error === "offline") this.error = null;
      },
      poll: () => void this.#catchUp(0),
    });
  }

  /** If the viewer has sat down or left their seat, switches to the view from the new place. */
  #fromStream(table: Table): void {
    this.#names.setNames(readNames(table));
    // A resumed stream continues after its last change, which may not have fitted and is then being fetched.
    if (this.#announced > (this.#newest?.version ?? 0) && !isCompleteLog(table))
      return void this.#catchUp(table.version);
    this.receive(table);
    const seat = this.seat;
    if (seat !== null && table.own_seats.includes(seat)) return;
    const place = table.own_seats[0] ?? null;
    if (place !== seat) void this.uncover(place);
  }

  /** `done` decides from the current table whether the request was executed although its response was lost. */
  async #send(before: Table, request: () => Promise<Done>, done: (now: Table) => boolean): Promise<boolean> {
    [this.busy, this.error] = [true, null];
    const namesRead = this.#names.updates;
    try {
      const { version } = await this.request.run(request, ({ code, table }) => {
        if (code !== "stale" || table?.seat !== before.seat || !done(table)) return null;
        this.receive(table, namesRead);
        return table;
      });
      if (!(await this.#arrival.waitFor(version)) && !this.#closed) await this.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof RequestCancelled)) this.#report(error, namesRead);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #report(error: unknown, namesRead: number): void {
    if (!(error instanceof ApiError)) throw error;
    this.error = error.code;
    if (error.table?.seat === this.seat) this.receive(error.table, namesRead);
    else if (error.status !== 0) void this.refresh();
  }

  async #try<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      return await request();
    } catch (error) {
      this.error = error instanceof ApiError ? error.code : "server";
      return null;
    }
  }
}
