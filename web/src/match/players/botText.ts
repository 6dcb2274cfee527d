/** Words that mark the seats of bots. */
import type { Seat } from "../../api/contract";
import type { Table } from "../../api/table";
import { t } from "../../i18n/words.svelte";
import { hasStandIn } from "./standIns";

const levelText = (bot: string | null): string => t(`bot-${bot ?? "random"}`);

/** Which bot plays a seat now; null if none does. */
export function botText(seat: Seat | undefined): string | null {
  if (seat?.kind === "bot") return t("people-level", { bot: levelText(seat.bot) });
  return seat && hasStandIn(seat) ? t("people-played-by", { bot: levelText(seat.bot) }) : null;
}

/** Which bot played a seat at ply `ply`; null if none did. */
export function botTextAt({ seats, substitutions }: Table, seat: number, ply: number): string | null {
  if (seats[seat]?.kind === "bot") return botText(seats[seat]);
  const bot = substitutions.findLast((each) => each.seat === seat && each.ply <= ply)?.bot ?? null;
  return bot === null ? null : t("people-played-by", { bot: levelText(bot) });
}
