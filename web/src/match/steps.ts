/** Words for a player's own step, without its subject. */
import type { GameEvent, LogEntry } from "../api/contract";
import { eventText } from "../i18n/wording";
import type { Describe } from "./describing";
import { withoutSubject } from "./subject";

export interface Telling {
  game: string;
  names: string[];
  /** The player's name, which is removed from the lines. */
  own: string;
  tell: Describe;
  /** Words for a step without events, from its notation. */
  untold: (notation: string) => string;
}

/** The sentences of a step: the action, then its results. Events that the log leaves out get a generic wording. */
export function stepTexts({ action, events }: Pick<LogEntry, "action" | "events">, how: Telling): string[] {
  const { game, names, own, tell, untold } = how;
  const told = events.flatMap((event: GameEvent) => tell(event));
  const all = told.length > 0 ? told : events.map((event) => eventText(game, event, names));
  const lines = all.filter(Boolean).map((line) => withoutSubject(line, own));
  if (lines.length > 0) return lines;
  return action === null ? [] : [untold(action)];
}

export const stepText = (entry: Pick<LogEntry, "action" | "events">, how: Telling): string =>
  stepTexts(entry, how).join(" ");
