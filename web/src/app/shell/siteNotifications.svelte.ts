/** What the bell in the header lists: turns at other tables, invitations, proposals, ended games and sanctions. */
import { sitePath } from "../../api/address";
import type { SiteNotification } from "../../api/contract";
import { serverTime } from "../../api/serverTime";
import { playerName } from "../../i18n/playerNames";
import { t } from "../../i18n/words.svelte";
import { hiddenTables } from "../../match/hiddenTables.svelte";
import { myTurns } from "../../match/myTurns.svelte";
import { settings } from "../../ui/settings.svelte";

export interface BellItem {
  key: string;
  kind: SiteNotification["kind"] | "turn";
  /** When it happened, in ms since the epoch. */
  at: number;
  table: string | null;
  game: string | null;
  by: string | null;
  unread: boolean;
}

/** Kinds that are unread until the guest has answered or confirmed them. */
const PENDING: readonly BellItem["kind"][] = ["sanction", "end-proposed", "pause-proposed"];

/** Other events are read with the list, or at their table. */
function isUnread(kind: BellItem["kind"], at: number, table: string | null): boolean {
  if (PENDING.includes(kind)) return true;
  return at > settings.notificationsReadAt && at > (myTurns.seenAt.get(table ?? "") ?? 0);
}

/** The items, the latest first. */
export function bellItems(): BellItem[] {
  const turns = myTurns.elsewhere.map(({ id, game, age }) => ({
    ...{ kind: "turn" as const, table: id, game, by: null },
    at: myTurns.answeredAt - (age ?? 0) * 1000,
  }));
  const others = myTurns.notifications.filter(({ table }) => table === null || !hiddenTables.has(table));
  return [...turns, ...others]
    .sort((one, other) => other.at - one.at)
    .map((item) => ({
      ...item,
      key: `${item.kind} ${item.table ?? item.at}`,
      unread: isUnread(item.kind, item.at, item.table),
    }));
}

export const markAllRead = (): void => {
  settings.notificationsReadAt = Math.round(serverTime());
};

export function bellText({ kind, game, by }: BellItem): string {
  if (kind === "sanction") return t("account-status-news");
  const title = t(`${game}-title`);
  if (kind === "invited")
    return t("notification-own-wanted", { by: playerName(by ?? ""), game: title, players: "", count: 0 });
  return t(`notification-title-${kind}`, { game: title });
}

export const bellPath = ({ kind, table }: BellItem): string =>
  sitePath(kind === "sanction" ? "account-status" : `table/${table}`);
