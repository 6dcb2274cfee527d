/** The HTTP interface as functions. Every failure is an ApiError whose code has words in the catalogues. */
import { at } from "./address";
import type {
  AnalysisMessage,
  AnswerWish,
  AskHint,
  Beginning,
  ComponentFacts,
  Created,
  Done,
  GameInfo,
  GameSchema,
  GameWords,
  HintMessage,
  Invitation,
  InviteWish,
  Lobby,
  Me,
  MomentMessage,
  Moves,
  PracticeWish,
  RecordPracticeWish,
  NewBot,
  NewTable,
  NewTerms,
  OfSeat,
  OwnSeat,
  People,
  PlannedTable,
  PlanTry,
  PlanWish,
  PlayWish,
  Profile,
  Refusal,
  SeatOrder,
  SeenWish,
  SetCheck,
  SetSummary,
  SitDown,
  Staying,
  TableMessage,
  TableInSight,
  Turns,
  Undo,
} from "./contract";
import { noteTime } from "./serverTime";
import { tableOf, type Table } from "./table";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly table: Table | null = null,
    /** Seconds that the server asks to wait for. */
    readonly retryAfter = 0,
    /** What would be taken instead, where that can be listed. */
    readonly accepted: readonly string[] = [],
  ) {
    super(message);
  }
}

/** What a proxy in front of the server means when it answers by itself. */
const BY_STATUS: Record<number, string> = {
  408: "timeout",
  413: "too-large",
  429: "too-many",
  502: "offline",
  503: "offline",
  504: "offline",
};
const LONGEST_WAIT = 600;

let csrf = "";

/** `Retry-After` in seconds, be it said as a number or as a time of day. */
function waitAsked(headers: Headers): number {
  const said = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_WAIT) : 0;
}

async function failure(response: Response): Promise<ApiError> {
  const { status } = response;
  const fallback = BY_STATUS[status] ?? "server";
  const wait = waitAsked(response.headers);
  try {
    const { error, message, table, accepted } = (await response.json()) as Partial<Refusal>;
    const now = table ? tableOf(table) : null;
    return new ApiError(status, error ?? fallback, message ?? "", now, wait, accepted ?? []);
  } catch {
    return new ApiError(status, fallback, response.statusText, null, wait);
  }
}

/** Milliseconds before a request is made again whose cookie another one has just replaced: the answer with the new one comes soon. */
const ROTATED_PAUSES = [100, 300, 900, 2000];

/** `body` is sent as JSON, or as it is if it is a text already. */
export async function call<T>(method: string, place: string, body?: unknown, keepalive = false): Promise<T> {
  for (const pause of ROTATED_PAUSES) {
    try {
      return await attempt<T>(method, place, body, keepalive);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "session-rotated")) throw error;
    }
    await new Promise((resume) => setTimeout(resume, pause));
  }
  return attempt<T>(method, place, body, keepalive);
}

async function attempt<T>(method: string, place: string, body: unknown, keepalive: boolean): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") {
    headers["X-CSRF-Token"] = csrf;
    headers["Accept-Language"] = document.documentElement.lang; // notifications come in the language shown here
  }
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const asked = Date.now();
  let response: Response;
  try {
    response = await fetch(at(place), {
      method,
      headers,
      credentials: "same-origin",
      keepalive, // it arrives although the page is being left
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    noteTime(response.headers.get("Date"), asked);
    if (response.ok) {
      const text = await response.text();
      return (text ? JSON.parse(text) : null) as T;
    }
  } catch {
    throw new ApiError(0, "offline", "no answer, or half of one");
  }
  throw await failure(response);
}

const table = (id: string): string => `api/tables/${encodeURIComponent(id)}`;
const asQuery = (seat: number | null): string => (seat === null ? "" : `?as=${seat}`);

function remember(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export const api = {
  me: async () => remember(await call<Me>("GET", "api/me")),
  setMe: async (change: Profile) => remember(await call<Me>("PUT", "api/me", change)),
  invitation: () => call<Invitation>("GET", "api/invitation"),
  schema: (game: string) => call<GameSchema>("GET", `api/games/${encodeURIComponent(game)}/schema`),
  words: (game: string, language: string) =>
    call<GameWords>("GET", `api/games/${encodeURIComponent(game)}/words/${language}`),
  games: () => call<GameInfo[]>("GET", "api/games"),
  tables: async () => (await call<Lobby>("GET", "api/tables")).tables,
  /** The tables where this guest is to act, the most urgent first; a visible page says which table it shows. */
  turns: async (sees: string | null = null) =>
    (sees === null || !csrf
      ? await call<Turns>("GET", "api/turns")
      : await call<Turns>("POST", "api/turns", { sees } satisfies TableInSight)
    ).turns,
  create: (wanted: NewTable) => call<Created>("POST", "api/tables", wanted),
  table: async (id: string, seat: number | null) =>
    tableOf(await call<TableMessage>("GET", table(id) + asQuery(seat))),
  /** The table as it stood after a line of its log. */
  moment: (id: string, ply: number, seat: number | null) =>
    call<MomentMessage>("GET", `${table(id)}/moment?ply=${ply}${asQuery(seat).replace("?", "&")}`),
  /** `version` is that of the table as it was seen: one sits down to nothing that one has not. */
  sit: (id: string, seat: number, version: number) =>
    call<Done>("POST", `${table(id)}/sit`, { seat, version } satisfies SitDown),
  leave: (id: string) => call<Done>("POST", `${table(id)}/leave`, {}),
  start: (id: string, fewer = false) =>
    call<Done>("POST", `${table(id)}/start`, { fewer } satisfies Beginning),
  bot: (id: string, seat: number, bot: string) =>
    call<Done>("POST", `${table(id)}/bot`, { seat, bot } satisfies NewBot),
  back: (id: string, seat: number) => call<Done>("POST", `${table(id)}/back`, { seat } satisfies OfSeat),
  /** How many sit at a table that has not begun, and in which order: null is a free seat more. */
  arrange: (id: string, order: (number | null)[]) =>
    call<Done>("POST", `${table(id)}/seats`, { order } satisfies SeatOrder),
  /** What a table is played by that has not begun; whoever else sits there agrees anew. */
  alter: (id: string, terms: NewTerms) => call<Done>("POST", `${table(id)}/terms`, terms),
  /** I stay, as the table is before my eyes. */
  stay: ({ id, version }: Table) => call<Done>("POST", `${table(id)}/stay`, { version } satisfies Staying),
  /** The people whom this guest has sat at a table with. */
  company: async () => (await call<People>("GET", "api/company")).people,
  invite: (id: string, person: string) =>
    call<unknown>("POST", `${table(id)}/invite`, { person } satisfies InviteWish),
  play: (wish: PlayWish) => call<Created>("POST", "api/play", wish),
  free: (id: string, seat: number) => call<Done>("POST", `${table(id)}/free`, { seat } satisfies OfSeat),
  takeOver: (id: string) => call<Done>("POST", `${table(id)}/host`, {}),
  again: (id: string) => call<Created>("POST", `${table(id)}/again`, {}),
  practise: (id: string, wanted: PracticeWish) => call<Created>("POST", `${table(id)}/practice`, wanted),
  practiseRecord: (wanted: RecordPracticeWish) => call<Created>("POST", "api/practice", wanted),
  move: ({ id, position, version }: Table, seat: number, actions: string[]) =>
    call<Done>("POST", `${table(id)}/moves`, { position, version, seat, actions } satisfies Moves),
  undo: ({ id, position, version }: Table, seat: number, steps: number) =>
    call<Done>("POST", `${table(id)}/undo`, { position, version, seat, steps } satisfies Undo),
  /** What a seat that is to act might best do. */
  hint: ({ id, position, version }: Table, seat: number) =>
    call<HintMessage>("POST", `${table(id)}/hint`, { position, version, seat } satisfies AskHint),
  /** What a seat of one's own keeps for itself. */
  own: (id: string, seat: number) => call<OwnSeat>("GET", `${table(id)}/own?as=${seat}`),
  tryPlan: (id: string, seat: number, actions: string[]) =>
    call<PlannedTable>("POST", `${table(id)}/plan/try`, { seat, actions } satisfies PlanTry),
  plan: (id: string, seat: number, alternatives: readonly (readonly string[])[]) =>
    call<OwnSeat>("PUT", `${table(id)}/plan`, {
      seat,
      alternatives: alternatives.map((chain) => [...chain]),
    } satisfies PlanWish),
  answer: (id: string, wish: AnswerWish) => call<OwnSeat>("PUT", `${table(id)}/answers`, wish),
  seen: (id: string, seat: number, ply: number) =>
    call<OwnSeat>("POST", `${table(id)}/seen`, { seat, ply } satisfies SeenWish, true),
  /** What is thought of a finished game, or how far that is. */
  analysis: (id: string) => call<AnalysisMessage>("GET", `${table(id)}/analysis`),
  components: (game: string) => call<ComponentFacts>("GET", `api/components/${game}`),
  /** The sets of components that anybody may open a table with. */
  sets: (game: string) => call<SetSummary[]>("GET", `api/sets/${game}`),
  /** What a set says that the site keeps. */
  set: (game: string, digest: string) => call<ComponentFacts>("GET", `api/sets/${game}/${digest}`),
  /** What is wrong with a set of one's own, or the text of its file, JSON or TOML; nothing of it is kept. */
  checkSet: (game: string, file: unknown) =>
    call<SetCheck>("POST", `api/components/${encodeURIComponent(game)}/check`, file),
};

export const recordPath = (id: string): string => at(`${table(id)}/record`);
