/** Time controls, durations and moments in words. */
import type { Agreement, Pace } from "../../api/contract";
import { dictionary, list, t } from "../../i18n/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function unit(value: number, name: "day" | "hour" | "minute" | "second"): string {
  return new Intl.NumberFormat(dictionary.language, {
    style: "unit",
    unit: name,
    unitDisplay: "long",
  }).format(value);
}

/** A duration in its two largest units: "2 days, 5 hours". Durations under a second have a wording of their own. */
export function duration(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  if (rest > 0 && rest < SECOND) return t("clock-under-second");
  const [days, hours] = [Math.floor(rest / DAY), Math.floor((rest % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((rest % HOUR) / MINUTE), Math.floor((rest % MINUTE) / SECOND)];
  const parts: string[] = [];
  if (days) parts.push(unit(days, "day"));
  if (hours) parts.push(unit(hours, "hour"));
  if (minutes && days === 0) parts.push(unit(minutes, "minute"));
  if (seconds && days === 0 && hours === 0) parts.push(unit(seconds, "second"));
  return parts.length ? parts.slice(0, 2).join(" ") : unit(0, "second");
}

/** A clock in digits: 9:05 or 1:09:05; from one day on, in words. */
export function shown(milliseconds: number): string {
  const rest = Math.max(0, milliseconds);
  if (rest >= DAY) return duration(rest);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  const hours = Math.floor(rest / HOUR);
  const minutes = (rest % HOUR) / MINUTE;
  return hours
    ? `${String(hours)}:${two(minutes)}:${two((rest % MINUTE) / SECOND)}`
    : `${String(Math.floor(minutes))}:${two((rest % MINUTE) / SECOND)}`;
}

/** A date and time relative to now: with the weekday if within six days, else with day and month. */
export function moment(at: number, now: number): string {
  const near = at - now < 6 * DAY;
  return new Intl.DateTimeFormat(dictionary.language, {
    ...(near ? { weekday: "long" } : { day: "numeric", month: "long" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
}

/** Remaining time in ms below which a clock is low. */
export const lowFrom = (pace: Pace | null): number =>
  pace?.kind === "live" ? Math.min(MINUTE, (pace.start * SECOND) / 4) : 12 * HOUR;

/** A time control in one sentence. */
export function paceTold(pace: Pace): string {
  const [start, added] = [duration(pace.start * SECOND), duration(pace.added * SECOND)];
  if (pace.kind === "none") return t("clock-pace-none");
  if (pace.kind === "live") return t("clock-pace-live", { start, added });
  const out = [
    ...(pace.nights ? [t("clock-out-nights")] : []),
    ...(pace.weekends ? [t("clock-out-weekends")] : []),
    ...(pace.vacation_days ? [t("clock-out-vacation", { count: pace.vacation_days })] : []),
  ];
  const told = t("clock-pace-turns", { start, added, most: duration(pace.cap * SECOND) });
  return out.length ? `${told} ${t("clock-out", { what: list(out) })}` : told;
}

/** A time control in short form, for lists of tables. */
export function paceShort(pace: Pace): string {
  if (pace.kind === "none") return "";
  const start = duration(pace.start * SECOND);
  return t(pace.kind === "live" ? "clock-short-live" : "clock-short-turns", { start });
}

/** The consequence of running out of time or resigning. */
export const forfeitTold = (agreed: Agreement, bot: string): string =>
  t(agreed.forfeit === "bot" ? "clock-forfeit-bot" : "clock-forfeit-end", { bot: t(`bot-${bot}`) });
