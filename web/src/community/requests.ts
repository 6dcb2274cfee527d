/** API calls for chat, notes, blocking, reports and account status. `table` is a table's id, or null for the lobby. */
import { call } from "../api/client";
import type {
  BlockRequest,
  ChatResponse,
  ChatOpenRequest,
  RoleOffer,
  ReadRequest,
  NoteRequest,
  PrivateNote,
  PlayerList,
  PlayerRecord,
  AppealAnswerRequest,
  ModerationActions,
  Moderation,
  ReportRequest,
  RoleRequest,
  SanctionRequest,
  OutcomeRequest,
  ClaimRequest,
  SentLine,
  AccountStatus,
  FindRequest,
  ReasonRequest,
  SayRequest,
} from "../api/contract";

type Listeners = ReadRequest["listeners"];
const chatPath = (table: string | null): string =>
  table === null ? "api/lobby/chat" : `api/tables/${encodeURIComponent(table)}/chat`;
const playerPath = (handle: string): string => `api/players/${encodeURIComponent(handle)}`;
const notePath = (table: string): string => `api/tables/${encodeURIComponent(table)}/note`;

export const communityApi = {
  loadChat: (table: string | null) => call<ChatResponse>("GET", chatPath(table)),
  /** The lines of a room after a line number. */
  loadLinesAfter: (table: string | null, listeners: Listeners, line: number) =>
    call<ChatResponse>(
      "GET",
      `${chatPath(table)}?after=${line}${table === null ? "" : `&listeners=${listeners ?? "all"}`}`,
    ),
  sendLine: (table: string | null, words: SayRequest) => call<SentLine>("POST", chatPath(table), words),
  markRead: (table: string | null, far: ReadRequest) => call<unknown>("POST", `${chatPath(table)}/read`, far),
  setChatOpen: (table: string, open: boolean) =>
    call<unknown>("PUT", chatPath(table), { open } satisfies ChatOpenRequest),
  loadNote: (table: string) => call<PrivateNote>("GET", notePath(table)),
  saveNote: (table: string, words: string) =>
    call<PrivateNote>("PUT", notePath(table), { words } satisfies NoteRequest),
  loadBlocked: async () => (await call<PlayerList>("GET", "api/me/blocked")).players,
  setBlocked: (handle: string, blocked: boolean) =>
    call<unknown>("PUT", `${playerPath(handle)}/block`, { blocked } satisfies BlockRequest),
  sendReport: (handle: string, wanted: ReportRequest) =>
    call<unknown>("POST", `${playerPath(handle)}/report`, wanted),
  loadAccountStatus: () => call<AccountStatus>("GET", "api/me/status"),
  markSanctionSeen: (id: string) => call<unknown>("POST", `api/me/sanctions/${id}/seen`, {}),
  appeal: (id: string, reason: string) =>
    call<unknown>("POST", `api/me/sanctions/${id}/appeal`, { reason } satisfies ReasonRequest),
  describeClaim: (token: string) =>
    call<RoleOffer>("POST", "api/claim/preview", { token } satisfies ClaimRequest),
  claimRole: (token: string) => call<unknown>("POST", "api/claim", { token } satisfies ClaimRequest),
};
/** API calls for moderators. */
export const moderationApi = {
  load: () => call<Moderation>("GET", "api/moderation"),
  /** Lines of the moderation log, newest first; optionally only those before a number. */
  loadLog: async (before?: number) =>
    (
      await call<ModerationActions>(
        "GET",
        `api/moderation/log${before === undefined ? "" : `?before=${before}`}`,
      )
    ).actions,
  loadRecord: (handle: string) =>
    call<PlayerRecord>("GET", `api/moderation/players/${encodeURIComponent(handle)}`),
  liftSanction: (sanction: string, reason: string) =>
    call<unknown>("POST", `api/moderation/sanctions/${sanction}/lift`, { reason } satisfies ReasonRequest),
  imposeSanction: (handle: string, wanted: SanctionRequest) =>
    call<unknown>("POST", `api/moderation/players/${encodeURIComponent(handle)}`, wanted),
  closeReport: (report: string, outcome: OutcomeRequest["outcome"]) =>
    call<unknown>("POST", `api/moderation/reports/${report}`, { outcome } satisfies OutcomeRequest),
  decideAppeal: (sanction: string, wanted: AppealAnswerRequest) =>
    call<unknown>("POST", `api/moderation/sanctions/${sanction}/answer`, wanted),
  findAccounts: async (query: string) =>
    (await call<PlayerList>("POST", "api/moderation/find", { query } satisfies FindRequest)).players,
  setRole: (handle: string, role: RoleRequest["role"]) =>
    call<unknown>("PUT", `${playerPath(handle)}/role`, { role } satisfies RoleRequest),
};
