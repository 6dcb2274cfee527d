/**
 * Unread chat: the table page's count equals that of the home page. The cases are shared with the server's tests
 * (`tests/server/http/test_unread_chat.py`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";

import type { ChatLine, ChatResponse } from "../src/api/contract";
import { Chat } from "../src/community/chat.svelte";
import { fakeServer } from "./browser";

type Listeners = ChatLine["listeners"];
interface Case {
  name: string;
  /** The last line of each room, and the last one that the viewer has read. */
  rooms: Record<Listeners, [number, number]>;
  lines: [Listeners, number, "me" | "other"][];
  unread: number;
}
const FILE = join(import.meta.dirname, "../../tests/server/http/unread_chat.json");
const cases = JSON.parse(readFileSync(FILE, "utf8")) as Case[];

afterEach(() => vi.unstubAllGlobals());

const responseOf = ({ rooms, lines }: Case): ChatResponse => ({
  open: true,
  writable_room: "players",
  rooms: (Object.entries(rooms) as [Listeners, [number, number]][]).map(([listeners, [last, last_read]]) => ({
    listeners,
    last,
    last_read,
  })),
  lines: lines.map(([listeners, number, author], time) => ({
    ...{ listeners, number, handle: author, name: author, own: author === "me" },
    ...{ seat: null, phrase: null, words: "Hello", time },
  })),
});

it.each(cases)("is counted as on the home page: $name", async (one) => {
  fakeServer(() => ({ body: responseOf(one) }));
  const chat = new Chat("t1");
  await chat.load();
  expect([chat.refused, chat.unread]).toEqual([null, one.unread]);
});
