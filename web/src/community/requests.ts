/** API calls for chat, notes, blocking, reports and account status. `table` is a table's id, or null for the lobby. */
import { call } from "../api/client";
import type {
  BlockWish,
  ChatMessage,
  ChatWish,
  ClaimSeen,
  Fine,
  HowFar,
  Note,
  Noted,
  People,
  PersonRecord,
  AppealAnswer,
  Deeds,
  Moderation,
  NewReport,
  NewRole,
  NewSanction,
  ReportOutcome,
  RoleClaim,
  SaidMessage,
  Standing,
  WhomToFind,
  WithReason,
  Words,
} from "../api/contract";

type Listeners = HowFar["listeners"];
const chatPath = (table: string | null): string =>
  table === null ? "api/lobby/chat" : `api/tables/${encodeURIComponent(table)}/chat`;
const playerPath = (handle: string): string => `api/people/${encodeURIComponent(handle)}`;
const notePath = (table: string): string => `api/tables/${encodeURIComponent(table)}/note`;

export const communityApi = {
  loadChat: (table: string | null) => call<ChatMessage>("GET", chatPath(table)),
  /** The lines of a room after a line number. */
  loadLinesAfter: (table: string | null, listeners: Listeners, line: number) =>
    call<ChatMessage>(
      "GET",
      `${chatPath(table)}?after=${line}${table === null ? "" : `&listeners=${listeners ?? "all"}`}`,
    ),
  sendLine: (table: string | null, words: Words) => call<SaidMessage>("POST", chatPath(table), words),
  markRead: (table: string | null, far: HowFar) => call<Fine>("POST", `${chatPath(table)}/read`, far),
  setChatOpen: (table: string, open: boolean) =>
    call<Fine>("PUT", chatPath(table), { open } satisfies ChatWish),
  loadNote: (table: string) => call<Noted>("GET", notePath(table)),
  saveNote: (table: string, words: string) => call<Noted>("PUT", notePath(table), { words } satisfies Note),
  loadBlocked: async () => (await call<People>("GET", "api/me/blocked")).people,
  setBlocked: (handle: string, blocked: boolean) =>
    call<Fine>("PUT", `${playerPath(handle)}/block`, { blocked } satisfies BlockWish),
  sendReport: (handle: string, wanted: NewReport) =>
    call<Fine>("POST", `${playerPath(handle)}/report`, wanted),
  loadAccountStatus: () => call<Standing>("GET", "api/me/standing"),
  markSanctionSeen: (id: string) => call<Fine>("POST", `api/me/standing/${id}/seen`, {}),
  appeal: (id: string, reason: string) =>
    call<Fine>("POST", `api/me/standing/${id}/appeal`, { reason } satisfies WithReason),
  describeClaim: (token: string) => call<ClaimSeen>("POST", "api/claim/look", { token } satisfies RoleClaim),
  claimRole: (token: string) => call<Fine>("POST", "api/claim", { token } satisfies RoleClaim),
};
/** API calls for moderators. */
export const moderationApi = {
  load: () => call<Moderation>("GET", "api/moderation"),
  /** Lines of the moderation log, newest first; optionally only those before a number. */
  loadLog: async (before?: number) =>
    (await call<Deeds>("GET", `api/moderation/log${before === undefined ? "" : `?before=${before}`}`)).deeds,
  loadRecord: (handle: string) =>
    call<PersonRecord>("GET", `api/moderation/people/${encodeURIComponent(handle)}`),
  liftSanction: (sanction: string, reason: string) =>
    call<Fine>("POST", `api/moderation/sanctions/${sanction}/lift`, { reason } satisfies WithReason),
  imposeSanction: (handle: string, wanted: NewSanction) =>
    call<Fine>("POST", `api/moderation/people/${encodeURIComponent(handle)}`, wanted),
  closeReport: (report: string, outcome: ReportOutcome["outcome"]) =>
    call<Fine>("POST", `api/moderation/reports/${report}`, { outcome } satisfies ReportOutcome),
  decideAppeal: (sanction: string, wanted: AppealAnswer) =>
    call<Fine>("POST", `api/moderation/sanctions/${sanction}/answer`, wanted),
  findAccounts: async (who: string) =>
    (await call<People>("POST", "api/moderation/find", { who } satisfies WhomToFind)).people,
  setRole: (handle: string, role: NewRole["role"]) =>
    call<Fine>("PUT", `${playerPath(handle)}/role`, { role } satisfies NewRole),
};
