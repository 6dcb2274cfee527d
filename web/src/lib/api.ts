/** The HTTP interface as functions. Every failure is an ApiError whose code has words in the catalogues. */
import type { ComponentFacts, GameInfo, Me, NewTable, Table, TableSummary } from "./contract";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly table: Table | null = null,
  ) {
    super(message);
  }
}

let csrf = "";

async function failure(response: Response): Promise<ApiError> {
  try {
    const body = (await response.json()) as { error?: string; message?: string; table?: Table };
    return new ApiError(response.status, body.error ?? "server", body.message ?? "", body.table ?? null);
  } catch {
    return new ApiError(response.status, "server", response.statusText);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", "no connection");
  }
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
export const asQuery = (seat: number | null): string => (seat === null ? "" : `?as=${seat}`);

function remember(me: Me): Me {
  csrf = me.csrf;
  return me;
}

export const api = {
  me: async () => remember(await call<Me>("GET", "/api/me")),
  setMe: async (change: { name?: string; language?: string }) =>
    remember(await call<Me>("PUT", "/api/me", change)),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  tables: async () => (await call<{ tables: TableSummary[] }>("GET", "/api/tables")).tables,
  create: (wanted: NewTable) => call<{ id: string }>("POST", "/api/tables", wanted),
  table: (id: string, seat: number | null) => call<Table>("GET", table(id) + asQuery(seat)),
  sit: (id: string, seat: number) => call<unknown>("POST", `${table(id)}/sit`, { seat }),
  leave: (id: string) => call<unknown>("POST", `${table(id)}/leave`, {}),
  start: (id: string) => call<unknown>("POST", `${table(id)}/start`, {}),
  again: (id: string) => call<{ id: string }>("POST", `${table(id)}/again`, {}),
  move: ({ id, position, version }: Table, seat: number, actions: string[]) =>
    call<{ position: number }>("POST", `${table(id)}/moves`, { position, version, seat, actions }),
  undo: ({ id, position, version }: Table, seat: number, steps: number) =>
    call<{ position: number }>("POST", `${table(id)}/undo`, { position, version, seat, steps }),
  components: (game: string) => call<ComponentFacts>("GET", `/api/components/${game}`),
};

export const eventsPath = (id: string, seat: number | null): string => `${table(id)}/events${asQuery(seat)}`;
export const recordPath = (id: string): string => `${table(id)}/record`;
