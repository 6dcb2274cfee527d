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
  "low-time",
  "invited",
  "joined",
  "full",
  "altered",
  "closing",
  "closed",
  "end-proposed",
  "pause-proposed",
  "removed",
  "over",
];

const tableQuery = (table: string | null): string =>
  table === null ? "" : `?table=${encodeURIComponent(table)}`;
const channelPath = (id: string): string => `api/notifications/channels/${encodeURIComponent(id)}`;

export const notificationApi = {
  loadSettings: (table: string | null) =>
    call<NotificationSettings>("GET", `api/notifications${tableQuery(table)}`),
  saveSettings: (settings: NotificationSettingsRequest) => call<null>("PUT", "api/notifications", settings),
  addChannel: (channel: ChannelRequest) => call<NewChannel>("POST", "api/notifications/channels", channel),
  setKinds: (id: string, kinds: NotificationKind[], table: string | null) =>
    call<null>("PUT", channelPath(id) + tableQuery(table), { kinds }),
  removeChannel: (id: string, table: string | null) =>
    call<null>("DELETE", channelPath(id) + tableQuery(table)),
  sendTest: (id: string, table: string | null) =>
    call<null>("POST", `${channelPath(id)}/test${tableQuery(table)}`, {}),
  confirmEmail: (link: string) =>
    call<ConfirmedAddress>("POST", `api/notifications/confirm/${encodeURIComponent(link)}`, {}),
  loadUnsubscribe: (link: string) =>
    call<UnsubscribableChannel>("GET", `api/notifications/unsubscribable/${encodeURIComponent(link)}`),
  limitKinds: (link: string, kinds: NotificationKind[]) =>
    call<null>("PUT", `api/notifications/unsubscribable/${encodeURIComponent(link)}`, { kinds }),
  createFeed: () => call<CalendarFeed>("POST", "api/notifications/feed", {}),
  deleteFeed: () => call<null>("DELETE", "api/notifications/feed"),
};
