/** What is said at a table or in the lobby, as far as this browser has it; who says that there is more is the live connection. */
import { ApiError } from "../api/client";
import type { ChatLine, ChatMessage, ChatNews } from "../api/contract";
import { talk } from "./requests";

type Listeners = ChatLine["listeners"];

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** Whether anybody may talk here; null as long as nobody knows. */
  open = $state<boolean | null>(null);
  /** Whether the site has chat at all; where it does without, nothing on the page tells of any. */
  there = $state(false);
  writes = $state<Listeners>("all");
  busy = $state(false);
  refused = $state<string | null>(null);
  /** Seconds after which what was refused may be tried again. */
  wait = $state(0);
  /** Whether the lines are in sight: then they are read as they come. */
  shown = $state(false);
  #read = $state.raw<Partial<Record<Listeners, number>>>({});
  #last: Partial<Record<Listeners, number>> = {};
  #mark = "";

  constructor(
    /** A table's id; null in the lobby. */
    readonly table: string | null,
    /** Is called with lines that others have said while this page was open. */
    readonly tell: (lines: ChatLine[]) => void = () => undefined,
  ) {}

  /** The number of lines of others that nobody has looked at. */
  unread = $derived(
    this.lines.filter(({ mine, number, listeners }) => !mine && number > (this.#read[listeners] ?? 0)).length,
  );

  /** Fetches all that may be read. */
  async load(): Promise<void> {
    try {
      const found = await talk.all(this.table);
      this.lines = [];
      this.#last = {};
      this.#take(found);
      this.there = found.rooms.length > 0;
      this.#read = Object.fromEntries(found.rooms.map(({ listeners, read }) => [listeners, read]));
    } catch (error) {
      this.refused = error instanceof ApiError ? error.code : "unknown";
    }
    await this.look();
  }

  /** The live connection says how far a room has come. */
  async hear({ listeners, last }: ChatNews): Promise<void> {
    const known = this.#last[listeners] ?? 0;
    if (this.open === null || last <= known) return;
    try {
      const before = this.lines.length;
      this.#take(await talk.after(this.table, listeners, known));
      if (this.lines.length > before) this.tell(this.lines.slice(before).filter(({ mine }) => !mine));
    } catch {
      return; // the next news, or the next visit, brings it
    }
    await this.look();
  }

  #take(found: ChatMessage): void {
    [this.open, this.writes] = [found.open, found.writes];
    const key = (line: ChatLine): string => `${line.listeners} ${line.number}`;
    const known = new Set(this.lines.map(key));
    this.lines = [...this.lines, ...found.lines.filter((line) => !known.has(key(line)))];
    for (const { listeners, last } of found.rooms)
      this.#last = { ...this.#last, [listeners]: Math.max(last, this.#last[listeners] ?? 0) };
  }

  /** Where the lines are in sight, they are read. */
  async look(): Promise<void> {
    if (!this.shown || document.hidden) return;
    for (const [listeners, last] of Object.entries(this.#last) as [Listeners, number][]) {
      if (last <= (this.#read[listeners] ?? 0)) continue;
      this.#read = { ...this.#read, [listeners]: last };
      await talk.read(this.table, { listeners, number: last }).catch(() => undefined);
    }
  }

  /** Says something; returns whether it was said. A line that was refused keeps its mark: sent again, it is said once. */
  async say(words: string, phrase: string | null = null): Promise<boolean> {
    if (this.busy || (!words.trim() && phrase === null)) return false;
    [this.busy, this.refused] = [true, null];
    this.#mark ||= Math.random().toString(36).slice(2, 14);
    try {
      const { listeners, number } = await talk.say(this.table, { words, phrase, mark: this.#mark });
      this.#mark = "";
      await this.hear({ listeners, last: number });
      return true;
    } catch (error) {
      this.refused = error instanceof ApiError ? error.code : "unknown";
      this.wait = error instanceof ApiError ? error.retryAfter : 0;
      if (this.refused !== "offline") this.#mark = "";
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Has chat here, or none; only a table's host may. */
  async allow(open: boolean): Promise<void> {
    if (this.table === null) return;
    try {
      await talk.open(this.table, open);
      this.open = open;
    } catch (error) {
      this.refused = error instanceof ApiError ? error.code : "unknown";
    }
  }
}
