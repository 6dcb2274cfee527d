/** API calls for time control and the end of a game, and for a player's calendar. */
import { call } from "../../api/client";
import type { Calendar, CalendarRequest, Done, Vacation, ZoneRequest } from "../../api/contract";

const tablePath = (id: string, what: string): string => `api/tables/${encodeURIComponent(id)}/${what}`;

export const timeApi = {
  resign: (id: string, seat: number) => call<Done>("POST", tablePath(id, "resign"), { seat }),
  proposeEnd: (id: string, agree: boolean) => call<Done>("POST", tablePath(id, "end"), { agree }),
  proposePause: (id: string, hours: number) => call<Done>("POST", tablePath(id, "pause"), { hours }),
  resume: (id: string) => call<Done>("POST", tablePath(id, "resume"), {}),
  proposeByTurns: (id: string) => call<Done>("POST", tablePath(id, "by-turns"), {}),
  loadCalendar: () => call<Calendar>("GET", "api/calendar"),
  saveCalendar: (wanted: CalendarRequest) => call<Calendar>("PUT", "api/calendar", wanted),
  reportTimeZone: (zone: string) =>
    call<Calendar>("POST", "api/calendar/zone", { zone } satisfies ZoneRequest),
  bookVacation: (days: Vacation) => call<Calendar>("POST", "api/vacations", days),
  cancelVacation: (days: Vacation) => call<Calendar>("POST", "api/vacations/cancel", days),
};

let reported = false;

/**
 * Reports this browser's time zone to the server, once per page load. The server ignores it if it knows a zone or a
 * saved calendar.
 */
export async function reportTimeZone(): Promise<void> {
  if (reported) return;
  reported = true;
  try {
    await timeApi.reportTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch {
    // Unknown zone or no answer: deadlines are then in UTC and labelled so.
  }
}
