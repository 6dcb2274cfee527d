/** API calls for time control and the end of a game, and for a player's calendar. */
import { call } from "../../api/client";
import type { Calendar, CalendarWish, Done, Vacation, ZoneWish } from "../../api/contract";

const at = (id: string, what: string): string => `api/tables/${encodeURIComponent(id)}/${what}`;

export const timeApi = {
  resign: (id: string, seat: number) => call<Done>("POST", at(id, "resign"), { seat }),
  end: (id: string, agree: boolean) => call<Done>("POST", at(id, "end"), { agree }),
  pause: (id: string, hours: number) => call<Done>("POST", at(id, "pause"), { hours }),
  resume: (id: string) => call<Done>("POST", at(id, "resume"), {}),
  byTurns: (id: string) => call<Done>("POST", at(id, "by-turns"), {}),
  calendar: () => call<Calendar>("GET", "api/calendar"),
  setCalendar: (wanted: CalendarWish) => call<Calendar>("PUT", "api/calendar", wanted),
  noteZone: (zone: string) => call<Calendar>("POST", "api/calendar/zone", { zone } satisfies ZoneWish),
  book: (days: Vacation) => call<Calendar>("POST", "api/vacations", days),
  cancel: (days: Vacation) => call<Calendar>("POST", "api/vacations/cancel", days),
};

let noted = false;

/**
 * Reports this browser's time zone to the server, once per page load. The server ignores it if it knows a zone or a
 * saved calendar.
 */
export async function noteZone(): Promise<void> {
  if (noted) return;
  noted = true;
  try {
    await timeApi.noteZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch {
    // Unknown zone or no answer: deadlines are then in UTC and labelled so.
  }
}
