/** Client of the notification endpoints. `table` is a table that the guest hosts; null for their own notifications. */
import { call } from "./client";
import type {
  CalendarFeed,
  ConfirmedAddress,
  NewChannel,
  ChannelRequest,
  NotificationChannel,
  NotificationSettingsRequest,
  NotificationSettings,
  UnsubscribableChannel,
} from "./contract";

export type NotificationKind = NotificationChannel["kinds"][number];
export const NOTIFICATION_KINDS: readonly NotificationKind[] = [
  "turn",
  "short",
  "invited",
  "joined",
  "full",
  "altered",
  "going",
  "gone",
  "wish",
  "pause",
  "left",
  "over",
];

const tableQuery = (table: string | null): string =>
  table === null ? "" : `?table=${encodeURIComponent(table)}`;
const channelPath = (id: string): string => `api/notices/channels/${encodeURIComponent(id)}`;

export const notificationApi = {
  loadSettings: (table: string | null) =>
    call<NotificationSettings>("GET", `api/notices${tableQuery(table)}`),
  saveSettings: (settings: NotificationSettingsRequest) => call<null>("PUT", "api/notices", settings),
  addChannel: (channel: ChannelRequest) => call<NewChannel>("POST", "api/notices/channels", channel),
  setKinds: (id: string, kinds: NotificationKind[], table: string | null) =>
    call<null>("PUT", channelPath(id) + tableQuery(table), { kinds }),
  removeChannel: (id: string, table: string | null) =>
    call<null>("DELETE", channelPath(id) + tableQuery(table)),
  sendTest: (id: string, table: string | null) =>
    call<null>("POST", `${channelPath(id)}/trial${tableQuery(table)}`, {}),
  confirmEmail: (link: string) =>
    call<ConfirmedAddress>("POST", `api/notices/confirm/${encodeURIComponent(link)}`, {}),
  loadUnsubscribe: (link: string) =>
    call<UnsubscribableChannel>("GET", `api/notices/stoppable/${encodeURIComponent(link)}`),
  limitKinds: (link: string, kinds: NotificationKind[]) =>
    call<null>("PUT", `api/notices/stoppable/${encodeURIComponent(link)}`, { kinds }),
  createFeed: () => call<CalendarFeed>("POST", "api/notices/feed", {}),
  deleteFeed: () => call<null>("DELETE", "api/notices/feed"),
};
