/**
 * The live stream of a browser, shared by all its tabs. A tab follows topics: tables, each seen from a seat, and the
 * lobby. The hub holds one EventSource for the topics of all tabs. It runs in a SharedWorker (`streamWorker.ts`), or in
 * the page itself if the browser has none.
 */
export const LOBBY = "lobby";

export type Connection = "connecting" | "live" | "lost";

const EVENT_KINDS = ["table", "change", "presence", "chat"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** A request from a tab to the hub. `key` identifies a follower of a topic within the tab. */
export type HubRequest =
  | { kind: "follow"; key: number; topic: string; version: number }
  | { kind: "leave"; key: number }
  /** The id of the guest to whom the browser's cookie belongs, as known to the tab. */
  | { kind: "guest"; id: string }
  | { kind: "online" | "offline" }
  /** A page with a hub of its own was hidden or shown. While hidden it polls, so that visible pages can connect. */
  | { kind: "sleep" | "wake" }
  /** Asks whether the hub is alive; answers the hub's question. */
  | { kind: "ask" | "here" }
  /** The page is being closed, left or frozen. */
  | { kind: "bye" };

/** A message from the hub to a tab. */
export type HubMessage =
  | { kind: EventKind; key: number; data: string }
  | { kind: "connection"; key: number; state: Connection }
  /** The topic is not streamed now: the tab fetches its state. */
  | { kind: "poll"; key: number }
  /** Another tab has reported another guest, so the session has changed. */
  | { kind: "guest"; id: string }
  /** Asks whether the tab is alive. */
  | { kind: "ask" }
  /** Answers the tab's question. */
  | { kind: "here" }
  /** Asks a tab that was removed to send its topics again. */
  | { kind: "again" };

interface Tab {
  post: (message: HubMessage) => void;
  topics: Map<number, string>;
  /** Number of `ask` messages without an answer. */
  missed: number;
}

const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000];
/** Delay before the stream is reopened without a topic, so that a change of pages opens one new stream and not two. */
const REOPEN_DELAY_MS = 1000;
const POLL_INTERVAL_MS = 20_000;
const ALIVE_CHECK_MS = 60_000;
const MAX_MISSED = 3;
const TOO_MANY = "too-many-streams";
/** Asks for changes as merge patches (`change.ts`). Pages of older versions do not ask, and are sent complete tables. */
const PATCHES = "patches=true";
/** Topics that the server takes in one stream; the tabs of all others poll. */
const MAX_TOPICS = 32;

export class Hub {
  readonly #tabs = new Set<Tab>();
  /** The oldest table version among the tabs of each topic; 0 for none. */
  readonly #versions = new Map<string, number>();
  #current: EventSource | null = null;
  /** Replaces the current stream once it is open, so that the guest does not appear to leave and return. */
  #next: EventSource | null = null;
  readonly #refused = new Set<string>();
  /** Whether the server refused a second stream, so that the current one must be closed first. */
  #crowded = false;
  #offline = false;
  #asleep = false;
  #guest: string | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity;
  readonly #timers: ReturnType<typeof setInterval>[];

  /** `path` is the URL of the stream, without topics. */
  constructor(readonly path: string) {
    this.#timers = [
      setInterval(() => this.#poll(), POLL_INTERVAL_MS),
      setInterval(() => this.#removeDeadTabs(), ALIVE_CHECK_MS),
    ];
  }

  /** Adds a tab, which receives messages by `post`, and returns the function that handles its requests. */
  join(post: (message: HubMessage) => void): (request: HubRequest) => void {
    const tab: Tab = { post, topics: new Map(), missed: 0 };
    this.#tabs.add(tab);
    return (request) => this.#handle(tab, request);
  }

  end(): void {
    this.#timers.forEach(clearInterval);
    clearTimeout(this.#timer);
    this.#close();
  }

  #handle(tab: Tab, request: HubRequest): void {
    const { kind } = request;
    if (kind !== "bye" && !this.#tabs.has(tab)) {
      this.#tabs.add(tab);
      if (tab.missed >= MAX_MISSED) tab.post({ kind: "again" });
    }
    tab.missed = 0;
    if (kind === "follow") this.#follow(tab, request.key, request.topic, request.version);
    else if (kind === "leave") this.#leave(tab, [request.key]);
    else if (kind === "bye") this.#remove(tab);
    else if (kind === "guest") this.#setGuest(tab, request.id);
    else if (kind === "ask") tab.post({ kind: "here" });
    else if (kind === "offline" || kind === "online") this.#connect(kind === "offline", this.#asleep);
    else if (kind === "sleep" || kind === "wake") this.#connect(this.#offline, kind === "sleep");
  }

  #follow(tab: Tab, key: number, topic: string, version: number): void {
    tab.topics.set(key, topic);
    // The stream begins at the oldest version of the topic's tabs; the other tabs ignore changes that they have.
    this.#versions.set(topic, Math.min(version, this.#versions.get(topic) ?? version));
    this.#openIn(0);
  }

  #leave(tab: Tab, keys: Iterable<number>): void {
    for (const key of keys) tab.topics.delete(key);
    const followed = new Set([...this.#tabs].flatMap(({ topics }) => [...topics.values()]));
    for (const topic of this.#versions.keys()) if (!followed.has(topic)) this.#versions.delete(topic);
    if (followed.size === 0) this.#close();
    this.#openIn(REOPEN_DELAY_MS);
  }

  #remove(tab: Tab): void {
    this.#leave(tab, [...tab.topics.keys()]);
    this.#tabs.delete(tab);
  }

  /** If the guest has changed, closes the stream and restarts all topics in all tabs, as views depend on the guest. */
  #setGuest(from: Tab, id: string): void {
    const known = this.#guest;
    this.#guest = id;
    if (known === null || known === id) return;
    this.#close();
    for (const topic of this.#versions.keys()) this.#versions.set(topic, 0);
    for (const tab of this.#tabs) if (tab !== from) tab.post({ kind: "guest", id });
    this.#openIn(0);
  }

  #connect(offline: boolean, asleep: boolean): void {
    [this.#offline, this.#asleep] = [offline, asleep];
    if (offline || asleep) this.#close();
    if (offline) this.#report("lost");
    this.#openIn(0);
  }

  #openIn(milliseconds: number): void {
    const due = Date.now() + milliseconds;
    if (due >= this.#due) return;
    this.#due = due;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), milliseconds);
  }

  #open(): void {
    this.#due = Infinity;
    clearTimeout(this.#timer);
    this.#next?.close();
    this.#next = null;
    if (this.#offline || this.#asleep || this.#versions.size === 0) return this.#close();
    if (this.#crowded) this.#close();
    this.#refused.clear();
    const topics = this.#orderTopics();
    for (const topic of topics.splice(MAX_TOPICS)) this.#refused.add(topic);
    const source = new EventSource(`${this.path}?${this.#toQuery(topics)}`);
    this.#next = source;
    source.onopen = () => this.#opened(source);
    source.onerror = () => this.#failed(source);
    for (const topic of topics) {
      for (const kind of EVENT_KINDS)
        source.addEventListener(`${kind} ${topic}`, (event: MessageEvent<string>) =>
          this.#receive(source, topic, kind, event),
        );
      source.addEventListener(`refused ${topic}`, (event: MessageEvent<string>) =>
        this.#refuse(source, topic, (JSON.parse(event.data) as { error: string }).error),
      );
    }
  }

  /** All topics, tables first, because a proxy routes the stream to the process with the first table in memory. */
  #orderTopics(): string[] {
    const tables = [...this.#versions.keys()].filter((topic) => topic !== LOBBY);
    return this.#versions.has(LOBBY) ? [...tables, LOBBY] : tables;
  }

  #toQuery(topics: readonly string[]): string {
    const versions = topics.map((topic) => [topic, this.#versions.get(topic) ?? 0] as const);
    const parameters = versions.map(
      ([topic, version]) => `topic=${topic}${version > 0 ? `@${version}` : ""}`,
    );
    return [...parameters, PATCHES].join("&");
  }

  #opened(source: EventSource): void {
    if (source === this.#next) {
      this.#current?.close();
      [this.#current, this.#next] = [source, null];
    }
    if (source !== this.#current) return;
    this.#failures = 0;
    this.#report("live");
  }

  #failed(source: EventSource): void {
    if (source !== this.#current && source !== this.#next) return;
    if (source === this.#current || this.#current === null) this.#report("lost");
    if (source.readyState !== EventSource.CLOSED) return; // the browser reconnects by itself
    if (source === this.#next) {
      this.#crowded ||= this.#current !== null;
      this.#next = null;
    } else this.#current = null;
    this.#openIn(RETRY_DELAYS_MS[Math.min(this.#failures++, RETRY_DELAYS_MS.length - 1)] ?? 0);
  }

  #receive(source: EventSource, topic: string, kind: EventKind, event: MessageEvent<string>): void {
    if (source === this.#next) this.#opened(source);
    if (source !== this.#current || !this.#versions.has(topic)) return;
    if (kind === "table" || kind === "change") {
      const version = Number(event.lastEventId.slice(topic.length + 1));
      if (version > 0) this.#versions.set(topic, version);
    }
    this.#broadcast(topic, (key) => ({ kind, key, data: event.data }));
  }

  #refuse(source: EventSource, topic: string, error: string): void {
    if (source === this.#next) this.#opened(source);
    if (source !== this.#current) return;
    this.#refused.add(topic);
    this.#broadcast(topic, (key) => ({ kind: "connection", key, state: "lost" }));
    if (error !== TOO_MANY || this.#crowded) return;
    this.#crowded = true;
    this.#openIn(0);
  }

  /** Polls the topics without a stream, and requests refused ones again. */
  #poll(): void {
    if (this.#offline) return;
    const topics = this.#asleep ? this.#versions.keys() : this.#refused;
    for (const topic of topics) this.#broadcast(topic, (key) => ({ kind: "poll", key }));
    if (this.#refused.size > 0) this.#openIn(0);
  }

  /** Removes tabs that have crashed or are frozen. A tab that returns is asked to send its topics again. */
  #removeDeadTabs(): void {
    for (const tab of [...this.#tabs]) {
      tab.post({ kind: "ask" });
      if (++tab.missed >= MAX_MISSED) this.#remove(tab);
    }
  }

  #report(state: Connection): void {
    for (const topic of this.#versions.keys())
      if (state === "lost" || !this.#refused.has(topic))
        this.#broadcast(topic, (key) => ({ kind: "connection", key, state }));
  }

  #broadcast(topic: string, message: (key: number) => HubMessage): void {
    for (const { topics, post } of this.#tabs)
      for (const [key, followed] of topics) if (followed === topic) post(message(key));
  }

  #close(): void {
    this.#current?.close();
    this.#next?.close();
    [this.#current, this.#next] = [null, null];
  }
}
