/** What can be asked of a table about time and its end, and a person's own calendar. */
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

/** Tells the server this browser's time zone, once a page load: the server stores it unless it knows one or a calendar is saved. */
export async function noteZone(): Promise<void> {
  if (noted) return;
  noted = true;
  try {
    await timeApi.noteZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch {
    // A zone that the server does not know, or no answer: deadlines are told in UTC, and say so.
  }
}
