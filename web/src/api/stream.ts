/**
 * Live updates of tables and of the lobby. All tabs share one connection (`hub.ts`): without HTTP/2, a browser opens
 * only six connections to a host, and each tab needs one for its requests.
 */
import { sitePath } from "./address";
import type { ChangeEvent, ChatNews, PresenceEvent, TableResponse } from "./contract";
import { Hub, LOBBY, type Connection, type HubMessage, type HubRequest } from "./hub";
import { toTable, type Table } from "./table";

export type { Connection } from "./hub";

export interface Listener {
  table: (table: Table) => void;
  change: (change: ChangeEvent) => void;
  presence: (presence: PresenceEvent) => void;
  /** Receives the number of the newest chat line. */
  chat: (news: ChatNews) => void;
  connection: (state: Connection) => void;
  /** The topic is not streamed now: the listener fetches its state. */
  poll: () => void;
}

/** Time after which a worker that does not answer is considered dead. Then the page connects by itself. */
const ANSWER_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 60_000;

/** The page's connection to the hub, in the shared worker or, if there is no worker, in the page. */
class HubConnection {
  readonly #streams = new Map<number, Stream>();
  #keys = 0;
  #send: ((request: HubRequest) => void) | null = null;
  #shared = false;
  #unanswered: ReturnType<typeof setTimeout> | undefined;
  /** Id of the guest, as known to this page. */
  #guest: string | null = null;
  /** Called if another tab has reported another guest. */
  onGuest: (id: string) => void = () => undefined;

  follow(stream: Stream): number {
    const key = ++this.#keys;
    this.#streams.set(key, stream);
    this.#request({ kind: "follow", key, topic: stream.topic, version: stream.version });
    return key;
  }

  leave(key: number): void {
    this.#streams.delete(key);
    this.#request({ kind: "leave", key });
  }

  setGuest(id: string): void {
    this.#guest = id;
    this.#request({ kind: "guest", id });
  }

  #request(request: HubRequest): void {
    if (this.#send === null) this.#connect();
    this.#send?.(request);
  }

  #connect(): void {
    this.#send = this.#connectToWorker() ?? this.#createHub();
    addEventListener("online", () => this.#request({ kind: "online" }));
    addEventListener("offline", () => this.#request({ kind: "offline" }));
    addEventListener("pagehide", () => this.#request({ kind: "bye" }));
    addEventListener("pageshow", ({ persisted }) => persisted && this.#resendTopics());
    document.addEventListener("visibilitychange", () => this.#updateVisibility());
    setInterval(() => this.#checkWorker(), CHECK_INTERVAL_MS);
    if (navigator.onLine) this.#request({ kind: "online" });
    this.#updateVisibility();
  }

  #connectToWorker(): ((request: HubRequest) => void) | null {
    if (typeof SharedWorker === "undefined") return null;
    try {
      const worker = new SharedWorker(new URL("./streamWorker.ts", import.meta.url), {
        type: "module",
        name: sitePath("api/events"),
      });
      worker.onerror = () => this.#fallBack();
      worker.port.onmessage = ({ data }: MessageEvent<HubMessage>) => this.#shared && this.#receive(data);
      this.#shared = true;
      return (request) => worker.port.postMessage(request);
    } catch {
      return null; // the browser does not allow workers on this page
    }
  }

  #createHub(): (request: HubRequest) => void {
    return new Hub(sitePath("api/events")).join((message) => this.#receive(message));
  }

  /** Replaces a worker that does not run by a hub in the page. */
  #fallBack(): void {
    if (!this.#shared) return;
    this.#send?.({ kind: "bye" });
    this.#shared = false;
    clearTimeout(this.#unanswered);
    this.#send = this.#createHub();
    this.#resendTopics();
    this.#updateVisibility();
  }

  #updateVisibility(): void {
    if (this.#shared) this.#checkWorker();
    else this.#request({ kind: document.hidden ? "sleep" : "wake" });
  }

  /** Checks that the worker is alive, but not in a hidden page, whose timers are delayed. */
  #checkWorker(): void {
    if (!this.#shared || document.hidden) return;
    this.#request({ kind: "ask" });
    this.#unanswered ??= setTimeout(() => this.#fallBack(), ANSWER_TIMEOUT_MS);
  }

  /** Sends the guest and all topics to a hub that does not know them, or has forgotten them. */
  #resendTopics(): void {
    if (this.#guest !== null) this.#request({ kind: "guest", id: this.#guest });
    for (const [key, { topic, version }] of this.#streams)
      this.#request({ kind: "follow", key, topic, version });
  }

  #receive(message: HubMessage): void {
    clearTimeout(this.#unanswered);
    this.#unanswered = undefined;
    if (message.kind === "ask") this.#request({ kind: "here" });
    else if (message.kind === "again") this.#resendTopics();
    else if (message.kind === "guest") {
      if (message.id !== this.#guest) this.onGuest(message.id);
    } else if (message.kind !== "here") this.#streams.get(message.key)?.receive(message);
  }
}

const hubConnection = new HubConnection();

/** The updates of one topic, for one listener of this page. */
export class Stream {
  readonly #key: number;

  constructor(
    /** The id of a table, followed by `.` and a seat number if it is seen from a seat; or the lobby. */
    readonly topic: string,
    /** The version of the table on the page; 0 for none. */
    public version: number,
    readonly listener: Partial<Listener>,
  ) {
    listener.connection?.("connecting");
    this.#key = hubConnection.follow(this);
  }

  close(): void {
    hubConnection.leave(this.#key);
  }

  receive(message: Extract<HubMessage, { key: number }>): void {
    const { listener } = this;
    if (message.kind === "connection") return listener.connection?.(message.state);
    if (message.kind === "poll") return listener.poll?.();
    listener.connection?.("live");
    if (message.kind === "table") {
      const table = toTable(JSON.parse(message.data) as TableResponse);
      this.version = table.version;
      listener.table?.(table);
    } else if (message.kind === "change") {
      const change = JSON.parse(message.data) as ChangeEvent;
      this.version = change.version;
      listener.change?.(change);
    } else if (message.kind === "presence") listener.presence?.(JSON.parse(message.data) as PresenceEvent);
    else listener.chat?.(JSON.parse(message.data) as ChatNews);
  }
}

export const tableStream = (
  id: string,
  seat: number | null,
  version: number,
  listener: Partial<Listener>,
): Stream => new Stream(seat === null ? id : `${id}.${seat}`, version, listener);
export const lobbyStream = (listener: Partial<Listener>): Stream => new Stream(LOBBY, 0, listener);

/** Reports to all tabs to which guest the browser's cookie belongs. If the guest has changed, their streams restart. */
export const reportGuest = (id: string): void => hubConnection.setGuest(id);

/** Sets the function that is called if another tab reports that the browser's cookie belongs to another guest. */
export function onGuestChange(changed: (id: string) => void): void {
  hubConnection.onGuest = changed;
}
