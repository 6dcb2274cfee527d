/** The HTTP API as functions. Every failure throws an `ApiError`, whose code the catalogues word as `error-<code>`. */
import { sitePath } from "./address";
import type {
  AnalysisResponse,
  AutoAnswerRequest,
  RequestHint,
  Start,
  ComponentFacts,
  Created,
  Done,
  GameInfo,
  GameSchema,
  GameTexts,
  HintResponse,
  Invitation,
  KnownPlayers,
  LessonResponse,
  InviteRequest,
  Lobby,
  Me,
  PositionResponse,
  Act,
  PracticeRequest,
  RecordPracticeRequest,
  PlaceBot,
  Open,
  ChangeTerms,
  Clear,
  TakeBack,
  OwnSeat,
  PlannedTable,
  PlanTryRequest,
  PlanRequest,
  MatchRequest,
  PreviewsResponse,
  MeRequest,
  Refusal,
  Arrange,
  SeenRequest,
  SetCheck,
  SetSummary,
  Sit,
  AgreeToTerms,
  TableResponse,
  Thumbnail,
  VisibleTableRequest,
  Turns,
  Undo,
} from "./contract";
import { updateServerTime } from "./serverTime";
import { toTable, type Table } from "./table";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly table: Table | null = null,
    /** Seconds to wait before a retry, as the server asks; 0 if it does not. */
    readonly retryAfter = 0,
    /** Values that the server accepts instead; empty if it lists none. */
    readonly accepted: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Error codes for responses without one, such as those of a proxy in front of the server, by status. */
const BY_STATUS: Record<number, string> = {
  408: "timeout",
  413: "too-large",
  429: "too-many",
  502: "offline",
  503: "offline",
  504: "offline",
};
const MAX_RETRY_AFTER_SECONDS = 600;

let csrf = "";

/** `Retry-After` in seconds, whether the header has a number or a date; 0 if it is missing. */
function retryAfterSeconds(headers: Headers): number {
  const header = headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_SECONDS) : 0;
}

async function toApiError(response: Response): Promise<ApiError> {
  const { status } = response;
  const fallback = BY_STATUS[status] ?? "server";
  const wait = retryAfterSeconds(response.headers);
  try {
    const { error, message, table, accepted } = (await response.json()) as Partial<Refusal>;
    const now = table ? toTable(table) : null;
    return new ApiError(status, error ?? fallback, message ?? "", now, wait, accepted ?? []);
  } catch {
    return new ApiError(status, fallback, response.statusText, null, wait);
  }
}

/**
 * Delays in ms before each retry of a request that failed with `session-rotated`: another request has just replaced the
 * session cookie, and its response with the new cookie arrives soon.
 */
const ROTATED_RETRY_DELAYS_MS = [100, 300, 900, 2000];

/** Sends a request and returns its JSON. A string `body` is sent unchanged, any other as JSON. Throws `ApiError`. */
export async function call<T>(method: string, place: string, body?: unknown, keepalive = false): Promise<T> {
  for (const pause of ROTATED_RETRY_DELAYS_MS) {
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
    headers["Accept-Language"] = document.documentElement.lang; // language of notifications
  }
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sentAt = Date.now();
  let response: Response;
  try {
    response = await fetch(sitePath(place), {
      method,
      headers,
      credentials: "same-origin",
      keepalive, // the request is sent even if the page is being closed
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    updateServerTime(response.headers.get("Date"), sentAt);
    if (response.ok) {
      const text = await response.text();
      return (text ? JSON.parse(text) : null) as T;
    }
  } catch {
    throw new ApiError(0, "offline", "no answer, or half of one");
  }
  throw await toApiError(response);
}

const table = (id: string): string => `api/tables/${encodeURIComponent(id)}`;
const seatQuery = (seat: number | null): string => (seat === null ? "" : `?as=${seat}`);

function storeCsrf(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export const api = {
  me: async () => storeCsrf(await call<Me>("GET", "api/me")),
  updateMe: async (change: MeRequest) => storeCsrf(await call<Me>("PUT", "api/me", change)),
  invitation: () => call<Invitation>("GET", "api/invitation"),
  schema: (game: string) => call<GameSchema>("GET", `api/games/${encodeURIComponent(game)}/schema`),
  words: (game: string, language: string) =>
    call<GameTexts>("GET", `api/games/${encodeURIComponent(game)}/words/${language}`),
  /** The guided first game of a game. */
  lesson: (game: string) => call<LessonResponse>("GET", `api/games/${encodeURIComponent(game)}/lesson`),
  games: () => call<GameInfo[]>("GET", "api/games"),
  tables: async () => (await call<Lobby>("GET", "api/tables")).tables,
  /**
   * The tables where this guest is to act, the most urgent first, with news for the header. A visible page passes the
   * table that it shows; the home page asks for the players who are online (`here`).
   */
  turns: (table: string | null = null, here = false) =>
    table === null || !csrf
      ? call<Turns>("GET", `api/turns?here=${here}`)
      : call<Turns>("POST", "api/turns", { table } satisfies VisibleTableRequest),
  createTable: (wanted: Open) => call<Created>("POST", "api/tables", wanted),
  table: async (id: string, seat: number | null) =>
    toTable(await call<TableResponse>("GET", table(id) + seatQuery(seat))),
  /** What the home page shows of a running game. The guest does not count as present at the table. */
  thumbnail: (id: string, seat: number) => call<Thumbnail>("GET", `${table(id)}/thumbnail?as=${seat}`),
  /** The table as it was after a line of its log, on request with the seat's legal actions at that time. */
  position: (id: string, ply: number, seat: number | null, actions = false) =>
    call<PositionResponse>(
      "GET",
      `${table(id)}/position?ply=${ply}${seatQuery(seat).replace("?", "&")}${actions ? "&legal=true" : ""}`,
    ),
  /** The events that each action of one of the guest's seats would bring. */
  previews: (id: string, seat: number) => call<PreviewsResponse>("GET", `${table(id)}/previews?as=${seat}`),
  /** Takes a seat. The server refuses if the table's settings have changed since `version`, which the player saw. */
  sit: (id: string, seat: number, version: number) =>
    call<Done>("POST", `${table(id)}/sit`, { seat, version } satisfies Sit),
  leave: (id: string) => call<Done>("POST", `${table(id)}/leave`, {}),
  /** Starts the game; `fewer` removes the open seats. */
  start: (id: string, fewer = false) => call<Done>("POST", `${table(id)}/start`, { fewer } satisfies Start),
  placeBot: (id: string, seat: number, bot: string) =>
    call<Done>("POST", `${table(id)}/bot`, { seat, bot } satisfies PlaceBot),
  /** Takes a seat back from the bot that plays for the guest. */
  takeBack: (id: string, seat: number) =>
    call<Done>("POST", `${table(id)}/back`, { seat } satisfies TakeBack),
  /** Reorders the seats of an open table: `order[i]` is the current index of the new seat i; null adds an open seat. */
  arrangeSeats: (id: string, order: (number | null)[]) =>
    call<Done>("POST", `${table(id)}/seats`, { order } satisfies Arrange),
  /** Changes the options and time control of an open table; the other players have to agree again. */
  changeTerms: (id: string, terms: ChangeTerms) => call<Done>("POST", `${table(id)}/terms`, terms),
  /** Agrees to the settings of an open table, as of the version that the player sees. */
  agreeToTerms: ({ id, version }: Table) =>
    call<Done>("POST", `${table(id)}/stay`, { version } satisfies AgreeToTerms),
  /** The players that this guest has shared a table with. */
  knownPlayers: async () => (await call<KnownPlayers>("GET", "api/known-players")).players,
  invite: (id: string, handle: string) =>
    call<unknown>("POST", `${table(id)}/invite`, { handle } satisfies InviteRequest),
  /** Joins a suitable table of other players, or opens one that they can find. */
  findOpponents: (request: MatchRequest) => call<Created>("POST", "api/play", request),
  /** Removes the player of a seat before the game begins. */
  clearSeat: (id: string, seat: number) => call<Done>("POST", `${table(id)}/free`, { seat } satisfies Clear),
  /** Makes this guest the host of an open table whose host is away. */
  takeOver: (id: string) => call<Done>("POST", `${table(id)}/host`, {}),
  /** Opens another table for the players of a finished game, or returns the one that another player opened. */
  rematch: (id: string) => call<Created>("POST", `${table(id)}/rematch`, {}),
  practise: (id: string, wanted: PracticeRequest) => call<Created>("POST", `${table(id)}/practice`, wanted),
  practiseRecord: (wanted: RecordPracticeRequest) => call<Created>("POST", "api/practice", wanted),
  move: ({ id, position, version }: Table, seat: number, actions: string[]) =>
    call<Done>("POST", `${table(id)}/moves`, { position, version, seat, actions } satisfies Act),
  undo: ({ id, position, version }: Table, seat: number, steps: number) =>
    call<Done>("POST", `${table(id)}/undo`, { position, version, seat, steps } satisfies Undo),
  /** Advice for a seat that is to act, the best actions first. */
  hint: ({ id, position, version }: Table, seat: number) =>
    call<HintResponse>("POST", `${table(id)}/hint`, { position, version, seat } satisfies RequestHint),
  /** The private data of one of the guest's seats: its plan and automatic answers. */
  seatData: (id: string, seat: number) => call<OwnSeat>("GET", `${table(id)}/own?as=${seat}`),
  /** The table in the seat's next turn after these planned actions; nothing is stored. */
  tryPlan: (id: string, seat: number, actions: string[]) =>
    call<PlannedTable>("POST", `${table(id)}/plan/try`, { seat, actions } satisfies PlanTryRequest),
  savePlan: (id: string, seat: number, alternatives: readonly (readonly string[])[]) =>
    call<OwnSeat>("PUT", `${table(id)}/plan`, {
      seat,
      alternatives: alternatives.map((chain) => [...chain]),
    } satisfies PlanRequest),
  setAutoAnswer: (id: string, answer: AutoAnswerRequest) =>
    call<OwnSeat>("PUT", `${table(id)}/answers`, answer),
  /** Stores how many actions the player of a seat has seen; sent even if the page is being closed. */
  reportSeen: (id: string, seat: number, ply: number) =>
    call<OwnSeat>("POST", `${table(id)}/seen`, { seat, ply } satisfies SeenRequest, true),
  /** The analysis of a finished game, or its progress. */
  analysis: (id: string) => call<AnalysisResponse>("GET", `${table(id)}/analysis`),
  components: (game: string) => call<ComponentFacts>("GET", `api/components/${game}`),
  /** The component sets that every guest may open a table with. */
  sets: (game: string) => call<SetSummary[]>("GET", `api/sets/${game}`),
  /** A component set that the site stores, by its digest. */
  set: (game: string, digest: string) => call<ComponentFacts>("GET", `api/sets/${game}/${digest}`),
  /** Validates a component set, given as an object or as the text of a JSON or TOML file. The server stores nothing. */
  checkSet: (game: string, file: unknown) =>
    call<SetCheck>("POST", `api/components/${encodeURIComponent(game)}/check`, file),
};

export const recordPath = (id: string): string => sitePath(`${table(id)}/record`);
