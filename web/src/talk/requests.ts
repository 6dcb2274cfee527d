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
const place = (table: string | null): string =>
  table === null ? "api/lobby/chat" : `api/tables/${encodeURIComponent(table)}/chat`;
const person = (handle: string): string => `api/people/${encodeURIComponent(handle)}`;
const note = (table: string): string => `api/tables/${encodeURIComponent(table)}/note`;

export const talk = {
  all: (table: string | null) => call<ChatMessage>("GET", place(table)),
  /** The lines of a room after a line number. */
  after: (table: string | null, listeners: Listeners, line: number) =>
    call<ChatMessage>(
      "GET",
      `${place(table)}?after=${line}${table === null ? "" : `&listeners=${listeners ?? "all"}`}`,
    ),
  say: (table: string | null, words: Words) => call<SaidMessage>("POST", place(table), words),
  read: (table: string | null, far: HowFar) => call<Fine>("POST", `${place(table)}/read`, far),
  open: (table: string, open: boolean) => call<Fine>("PUT", place(table), { open } satisfies ChatWish),
  note: (table: string) => call<Noted>("GET", note(table)),
  keepNote: (table: string, words: string) => call<Noted>("PUT", note(table), { words } satisfies Note),
  blocked: async () => (await call<People>("GET", "api/me/blocked")).people,
  block: (handle: string, blocked: boolean) =>
    call<Fine>("PUT", `${person(handle)}/block`, { blocked } satisfies BlockWish),
  report: (handle: string, wanted: NewReport) => call<Fine>("POST", `${person(handle)}/report`, wanted),
  standing: () => call<Standing>("GET", "api/me/standing"),
  seen: (id: string) => call<Fine>("POST", `api/me/standing/${id}/seen`, {}),
  appeal: (id: string, reason: string) =>
    call<Fine>("POST", `api/me/standing/${id}/appeal`, { reason } satisfies WithReason),
  lookAtClaim: (token: string) => call<ClaimSeen>("POST", "api/claim/look", { token } satisfies RoleClaim),
  claim: (token: string) => call<Fine>("POST", "api/claim", { token } satisfies RoleClaim),
};
/** API calls for moderators. */
export const moderation = {
  all: () => call<Moderation>("GET", "api/moderation"),
  /** Lines of the moderation log, newest first; optionally only those before a number. */
  log: async (before?: number) =>
    (await call<Deeds>("GET", `api/moderation/log${before === undefined ? "" : `?before=${before}`}`)).deeds,
  record: (handle: string) =>
    call<PersonRecord>("GET", `api/moderation/people/${encodeURIComponent(handle)}`),
  lift: (sanction: string, reason: string) =>
    call<Fine>("POST", `api/moderation/sanctions/${sanction}/lift`, { reason } satisfies WithReason),
  punish: (handle: string, wanted: NewSanction) =>
    call<Fine>("POST", `api/moderation/people/${encodeURIComponent(handle)}`, wanted),
  close: (report: string, outcome: ReportOutcome["outcome"]) =>
    call<Fine>("POST", `api/moderation/reports/${report}`, { outcome } satisfies ReportOutcome),
  answer: (sanction: string, wanted: AppealAnswer) =>
    call<Fine>("POST", `api/moderation/sanctions/${sanction}/answer`, wanted),
  find: async (who: string) =>
    (await call<People>("POST", "api/moderation/find", { who } satisfies WhomToFind)).people,
  appoint: (handle: string, role: NewRole["role"]) =>
    call<Fine>("PUT", `${person(handle)}/role`, { role } satisfies NewRole),
};
