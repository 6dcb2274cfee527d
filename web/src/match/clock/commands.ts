/** What can be asked of a table about time and its end, and a person's own calendar. */
import { call } from "../../api/client";
import type { Calendar, CalendarWish, Done, Vacation } from "../../api/contract";

const at = (id: string, what: string): string => `api/tables/${encodeURIComponent(id)}/${what}`;

export const timeApi = {
  resign: (id: string, seat: number) => call<Done>("POST", at(id, "resign"), { seat }),
  end: (id: string, agree: boolean) => call<Done>("POST", at(id, "end"), { agree }),
  pause: (id: string, hours: number) => call<Done>("POST", at(id, "pause"), { hours }),
  resume: (id: string) => call<Done>("POST", at(id, "resume"), {}),
  byTurns: (id: string) => call<Done>("POST", at(id, "by-turns"), {}),
  calendar: () => call<Calendar>("GET", "api/calendar"),
  setCalendar: (wanted: CalendarWish) => call<Calendar>("PUT", "api/calendar", wanted),
  book: (days: Vacation) => call<Calendar>("POST", "api/vacations", days),
  cancel: (days: Vacation) => call<Calendar>("POST", "api/vacations/cancel", days),
};
