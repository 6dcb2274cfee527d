/** Replacements for browser features missing in jsdom, and a fake server. */
import { vi } from "vitest";

/** Encodes data as the server does: a table's `seat` is named `as` there. */
const wire = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || !("commitment" in value)) return value;
    const { seat, ...rest } = value as Record<string, unknown>;
    return { ...rest, as: seat };
  });

type Handler = (event: { data: string; lastEventId: string }) => void;

export class FakeEventSource {
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  handlers: Record<string, Handler> = {};

  constructor(readonly url: string) {
    FakeEventSource.all.push(this);
  }
  addEventListener(type: string, handler: Handler): void {
    this.handlers[type] = handler;
  }
  /** Sends an event of the first requested topic. */
  send(type: string, data: unknown): void {
    const topic = /topic=([^&@]+)/.exec(this.url)?.[1] ?? "";
    const { version } = data as { version?: number };
    const lastEventId = version === undefined ? "" : `${topic}@${version}`;
    this.handlers[`${type} ${topic}`]?.({ data: wire(data), lastEventId });
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
  static get last(): FakeEventSource {
    const source = FakeEventSource.all.findLast((one) => one.readyState !== FakeEventSource.CLOSED);
    if (!source) throw new Error("no stream is open");
    return source;
  }
}

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

export type Reply = { status?: number; body: unknown; headers?: Record<string, string> } | Error;

const NO_TURNS = { turns: [], online: 0, here: null, notifications: [] };
const NO_SANCTIONS = { role: "player", sanctions: [], reports: [], open_cases: 0, has_sign_in_method: false };

/**
 * Answers every request by `answer`; returns the list of requests made. Fields that `answer` leaves out are added to the
 * responses with the player's turns, which every page requests and keeps for later tests, and with the account's status,
 * which the home page requests after it is shown.
 */
export function fakeServer(answer: (call: Call) => Reply | Promise<Reply>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const call = {
      method: init.method ?? "GET",
      path,
      body: init.body ? JSON.parse(init.body as string) : null,
    };
    calls.push(call);
    const reply = await answer(call);
    if (reply instanceof Error) throw reply;
    const { status = 200, headers = {} } = reply;
    const usual = path.includes("api/turns")
      ? NO_TURNS
      : path.endsWith("api/me/status")
        ? NO_SANCTIONS
        : null;
    const body = usual ? { ...usual, ...(reply.body as object | null) } : reply.body;
    return new Response(wire(body), { status, headers });
  });
  return calls;
}

export const wait = (milliseconds = 30): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Replaces dialogs, which jsdom cannot open. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
}
