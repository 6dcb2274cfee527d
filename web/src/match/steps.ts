/** A step of one's own in words, without saying who did it. */
import type { GameEvent, LogEntry } from "../api/contract";
import { eventText } from "../i18n/wording";
import type { Describe } from "./describing";
import { withoutSubject } from "./subject";

export interface Telling {
  game: string;
  names: string[];
  /** Who made the step: the name that its lines need not say. */
  own: string;
  tell: Describe;
  /** Words for a step that no event tells, from its notation. */
  untold: (notation: string) => string;
}

/** As the log has it, sentence by sentence: what was done, then what came of it. What the log passes over is still a step here. */
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
