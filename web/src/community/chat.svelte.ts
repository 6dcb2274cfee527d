/**
 * The chat of a table or of the lobby. The live stream announces new line numbers, and this class fetches the lines.
 */
import { ApiError } from "../api/client";
import type { ChatLine, ChatResponse, ChatNews } from "../api/contract";
import { communityApi } from "./requests";

type Listeners = ChatLine["listeners"];

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** Whether the chat is switched on; null until known. */
  open = $state<boolean | null>(null);
  /** Whether the viewer can read a chat here. If not, the page shows no sign of it. */
  available = $state(false);
  audience = $state<Listeners>("all");
  busy = $state(false);
  refused = $state<string | null>(null);
  /** Seconds until a refused line may be sent again. */
  wait = $state(0);
  /** Whether the lines are visible; new lines then count as read. */
  visible = $state(false);
  #read = $state.raw<Partial<Record<Listeners, number>>>({});
  #newest: Partial<Record<Listeners, number>> = {};
  #dedupeKey = "";

  constructor(
    /** The table's id; null for the lobby. */
    readonly table: string | null,
    /** Called with lines that other players wrote while the page was open. */
    readonly onLines: (lines: ChatLine[]) => void = () => undefined,
  ) {}

  /** The number of unread lines by others. */
  unread = $derived(
    this.lines.filter(({ own, number, listeners }) => !own && number > (this.#read[listeners] ?? 0)).length,
  );

  /** Fetches all lines that the viewer may read. */
  async load(): Promise<void> {
    try {
      const found = await communityApi.loadChat(this.table);
      this.lines = [];
      this.#newest = {};
      this.#addLines(found);
      this.available = found.rooms.length > 0;
      this.#read = Object.fromEntries(found.rooms.map(({ listeners, last_read }) => [listeners, last_read]));
    } catch (error) {
      this.refused = error instanceof ApiError ? error.code : "unknown";
    }
    await this.markRead();
  }

  /** Call when the live stream announces the last line number of a room. */
  async receiveNews({ listeners, last }: ChatNews): Promise<void> {
    const known = this.#newest[listeners] ?? 0;
    if (this.open === null || last <= known) return;
    try {
      const before = this.lines.length;
      this.#addLines(await communityApi.loadLinesAfter(this.table, listeners, known));
      if (this.lines.length > before) this.onLines(this.lines.slice(before).filter(({ own }) => !own));
    } catch {
      return; // the next announcement or visit fetches the lines
    }
    await this.markRead();
  }

  #addLines(found: ChatResponse): void {
    [this.open, this.audience] = [found.open, found.writable_room];
    const lineKey = (line: ChatLine): string => `${line.listeners} ${line.number}`;
    const known = new Set(this.lines.map(lineKey));
    this.lines = [...this.lines, ...found.lines.filter((line) => !known.has(lineKey(line)))];
    for (const { listeners, last } of found.rooms)
      this.#newest = { ...this.#newest, [listeners]: Math.max(last, this.#newest[listeners] ?? 0) };
  }

  /** Marks all lines as read if they are visible. */
  async markRead(): Promise<void> {
    if (!this.visible || document.hidden) return;
    for (const [listeners, last] of Object.entries(this.#newest) as [Listeners, number][]) {
      if (last <= (this.#read[listeners] ?? 0)) continue;
      this.#read = { ...this.#read, [listeners]: last };
      await communityApi.markRead(this.table, { listeners, number: last }).catch(() => undefined);
    }
  }

  /**
   * Sends a line and returns whether it was accepted. After a lost connection the line keeps its idempotency key, so
   * that the server accepts a second attempt only once.
   */
  async send(words: string, phrase: string | null = null): Promise<boolean> {
    if (this.busy || (!words.trim() && phrase === null)) return false;
    [this.busy, this.refused] = [true, null];
    this.#dedupeKey ||= Math.random().toString(36).slice(2, 14);
    try {
      const { listeners, number } = await communityApi.sendLine(this.table, {
        words,
        phrase,
        dedupe_key: this.#dedupeKey,
      });
      this.#dedupeKey = "";
      await this.receiveNews({ listeners, last: number });
      return true;
    } catch (error) {
      this.refused = error instanceof ApiError ? error.code : "unknown";
      this.wait = error instanceof ApiError ? error.retryAfter : 0;
      if (this.refused !== "offline") this.#dedupeKey = "";
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Switches the chat of a table on or off. Only the host may. */
  async setOpen(open: boolean): Promise<void> {
    if (this.table === null) return;
    try {
      await communityApi.setChatOpen(this.table, open);
      this.open = open;
    } catch (error) {
      this.refused = error instanceof ApiError ? error.code : "unknown";
    }
  }
}
