/** Client of the notification endpoints. `table` is a table that the guest hosts; null for their own notifications. */
import { call } from "./client";
import type {
  CalendarFeed,
  Confirmed,
  NewChannel,
  NewNoticeChannel,
  NoticeChannel,
  NoticeChoices,
  NoticeSettings,
  Stoppable,
} from "./contract";

export type Kind = NoticeChannel["kinds"][number];
export const KINDS: readonly Kind[] = [
  "turn",
  "short",
  "invited",
  "full",
  "altered",
  "going",
  "gone",
  "wish",
  "pause",
  "left",
  "over",
];

const of = (table: string | null): string => (table === null ? "" : `?table=${encodeURIComponent(table)}`);
const channel = (id: string): string => `api/notices/channels/${encodeURIComponent(id)}`;

export const noticeApi = {
  all: (table: string | null) => call<NoticeSettings>("GET", `api/notices${of(table)}`),
  choose: (choices: NoticeChoices) => call<null>("PUT", "api/notices", choices),
  add: (wanted: NewNoticeChannel) => call<NewChannel>("POST", "api/notices/channels", wanted),
  change: (id: string, kinds: Kind[], table: string | null) =>
    call<null>("PUT", channel(id) + of(table), { kinds }),
  drop: (id: string, table: string | null) => call<null>("DELETE", channel(id) + of(table)),
  tryOut: (id: string, table: string | null) => call<null>("POST", `${channel(id)}/trial${of(table)}`, {}),
  confirm: (link: string) => call<Confirmed>("POST", `api/notices/confirm/${encodeURIComponent(link)}`, {}),
  stoppable: (link: string) => call<Stoppable>("GET", `api/notices/stoppable/${encodeURIComponent(link)}`),
  keepOnly: (link: string, kinds: Kind[]) =>
    call<null>("PUT", `api/notices/stoppable/${encodeURIComponent(link)}`, { kinds }),
  makeFeed: () => call<CalendarFeed>("POST", "api/notices/feed", {}),
  endFeed: () => call<null>("DELETE", "api/notices/feed"),
};
