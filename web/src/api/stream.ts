/** One live connection to a table. The browser resumes a broken one by itself; a closed one is opened anew here. */
import { eventsPath } from "./client";
import type { Change, ChatNews, Presence, TableMessage } from "./contract";
import { tableOf, type Table } from "./table";

export type Connection = "connecting" | "live" | "lost";

export interface Listener {
  table: (table: Table) => void;
  change: (change: Change) => void;
  presence: (presence: Presence) => void;
  /** How far what is said there has come. */
  chat: (news: ChatNews) => void;
  connection: (state: Connection) => void;
}

const AGAIN_AFTER = [500, 1000, 2000, 4000, 8000];

export class Stream {
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    if (this.#closed) return;
    this.listener.connection("connecting");
    const source = new EventSource(eventsPath(this.id, this.seat));
    this.#source = source;
    source.onopen = () => this.#alive();
    this.#hear<TableMessage>(source, "table", (table) => this.listener.table(tableOf(table)));
    this.#hear<Change>(source, "change", this.listener.change);
    this.#hear<Presence>(source, "presence", this.listener.presence);
    this.#hear<ChatNews>(source, "chat", this.listener.chat);
    source.onerror = () => {
      if (this.#source !== source) return;
      this.listener.connection("lost");
      if (source.readyState === EventSource.CLOSED) this.#later();
    };
  }

  #hear<News>(source: EventSource, kind: string, tell: (news: News) => void): void {
    source.addEventListener(kind, (event: MessageEvent<string>) => {
      this.#alive();
      tell(JSON.parse(event.data) as News);
    });
  }

  #alive(): void {
    this.#failures = 0;
    this.listener.connection("live");
  }

  #later(): void {
    const wait = AGAIN_AFTER[Math.min(this.#failures++, AGAIN_AFTER.length - 1)];
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #online = (): void => this.#open();

  #offline = (): void => {
    this.#source?.close();
    this.listener.connection("lost");
  };
}
