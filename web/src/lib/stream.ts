/** One live connection to a table. The browser resumes a broken one by itself; a closed one is opened anew here. */
import { eventsPath } from "./api";
import type { Change, Presence, Table } from "./contract";

export type Connection = "connecting" | "live" | "lost";

export interface Listener {
  table: (table: Table) => void;
  change: (change: Change) => void;
  presence: (presence: Presence) => void;
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
    for (const kind of ["table", "change", "presence"] as const)
      source.addEventListener(kind, (event) => {
        this.#alive();
        this.listener[kind](JSON.parse(event.data as string) as never);
      });
    source.onerror = () => {
      if (this.#source !== source) return;
      this.listener.connection("lost");
      if (source.readyState === EventSource.CLOSED) this.#later();
    };
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
