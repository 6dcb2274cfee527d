/** Words for when a player was last online. */
import type { LastSeen } from "../../api/contract";
import { dictionary, t } from "../../i18n/words.svelte";

const WEEK = 7;
const MONTH = 30;
/** Days from which weeks, and then months, are counted. */
const FROM_WEEKS = 2 * WEEK;
const FROM_MONTHS = 2 * MONTH;

/** Coarse: today, yesterday, days, weeks or months ago. */
export function lastOnlineText({ online, days }: LastSeen): string {
  if (online) return t("table-seat-online");
  const words = new Intl.RelativeTimeFormat(dictionary.language, { numeric: "auto" });
  const [count, unit] =
    days >= FROM_MONTHS
      ? ([Math.floor(days / MONTH), "month"] as const)
      : days >= FROM_WEEKS
        ? ([Math.floor(days / WEEK), "week"] as const)
        : ([days, "day"] as const);
  return t("people-last-online", { when: words.format(-count, unit) });
}
