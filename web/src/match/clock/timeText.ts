/** Time controls, durations and moments in words. */
import type { Agreement, Pace } from "../../api/contract";
import { dictionary, formatList, t } from "../../i18n/words.svelte";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type UnitDisplay = "long" | "narrow";

function unitText(
  value: number,
  unit: "day" | "hour" | "minute" | "second",
  unitDisplay: UnitDisplay = "long",
): string {
  return new Intl.NumberFormat(dictionary.language, { style: "unit", unit, unitDisplay }).format(value);
}

/** A duration in its two largest units: "2 days 5 hours". Durations under a second have a wording of their own. */
export function durationText(milliseconds: number, display: UnitDisplay = "long"): string {
  const rest = Math.max(0, milliseconds);
  if (rest > 0 && rest < SECOND_MS) return t("clock-under-second");
  const [days, hours] = [Math.floor(rest / DAY_MS), Math.floor((rest % DAY_MS) / HOUR_MS)];
  const [minutes, seconds] = [
    Math.floor((rest % HOUR_MS) / MINUTE_MS),
    Math.floor((rest % MINUTE_MS) / SECOND_MS),
  ];
  const parts: string[] = [];
  if (days) parts.push(unitText(days, "day", display));
  if (hours) parts.push(unitText(hours, "hour", display));
  if (minutes && days === 0) parts.push(unitText(minutes, "minute", display));
  if (seconds && days === 0 && hours === 0) parts.push(unitText(seconds, "second", display));
  return parts.length ? parts.slice(0, 2).join(" ") : unitText(0, "second");
}

/** A clock in digits: 9:05 or 1:09:05; from one day on, in short units: "2d 5h". */
export function clockText(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  if (rest >= DAY_MS) return durationText(rest, "narrow");
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const hours = Math.floor(rest / HOUR_MS);
  const minutes = (rest % HOUR_MS) / MINUTE_MS;
  return hours
    ? `${String(hours)}:${two(minutes)}:${two((rest % MINUTE_MS) / SECOND_MS)}`
    : `${String(Math.floor(minutes))}:${two((rest % MINUTE_MS) / SECOND_MS)}`;
}

/** A date and time relative to now: with the weekday if within six days, else with day and month. */
export function momentText(at: number, now: number): string {
  const near = at - now < 6 * DAY_MS;
  return new Intl.DateTimeFormat(dictionary.language, {
    ...(near ? { weekday: "long" } : { day: "numeric", month: "long" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
}

/** Remaining time in ms below which a clock is low. */
export const lowTimeMs = (pace: Pace | null): number =>
  pace?.kind === "live" ? Math.min(MINUTE_MS, (pace.start * SECOND_MS) / 4) : 12 * HOUR_MS;

export type Urgency = "calm" | "soon" | "late";

/** How urgent a decision is, from the time left for it in ms. */
export function urgencyOf(left: number, pace: Pace | null): Urgency {
  const [soon, late] = pace?.kind === "live" ? [60 * SECOND_MS, 15 * SECOND_MS] : [DAY_MS, 6 * HOUR_MS];
  return left < late ? "late" : left < soon ? "soon" : "calm";
}

/** A time control in one sentence. */
export function paceText(pace: Pace): string {
  const [start, added] = [durationText(pace.start * SECOND_MS), durationText(pace.added * SECOND_MS)];
  if (pace.kind === "none") return t("clock-pace-none");
  if (pace.kind === "live") return t("clock-pace-live", { start, added });
  const out = [
    ...(pace.nights ? [t("clock-out-nights")] : []),
    ...(pace.weekends ? [t("clock-out-weekends")] : []),
    ...(pace.vacation_days ? [t("clock-out-vacation", { count: pace.vacation_days })] : []),
  ];
  const text = t("clock-pace-turns", { start, added, most: durationText(pace.cap * SECOND_MS) });
  return out.length ? `${text} ${t("clock-out", { what: formatList(out) })}` : text;
}

/** A time control in short form, for lists of tables. */
export function shortPaceText(pace: Pace): string {
  if (pace.kind === "none") return "";
  const start = durationText(pace.start * SECOND_MS);
  return t(pace.kind === "live" ? "clock-short-live" : "clock-short-turns", { start });
}

/** The consequence of running out of time or resigning. */
export const forfeitText = (agreed: Agreement, bot: string): string =>
  t(agreed.forfeit === "bot" ? "clock-forfeit-bot" : "clock-forfeit-end", { bot: t(`bot-${bot}`) });
