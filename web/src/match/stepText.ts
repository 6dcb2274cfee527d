/** Words for a player's own step, without its subject. */
import type { GameEvent, LogEntry } from "../api/contract";
import { eventText } from "../i18n/wording";
import type { Describe } from "./describeContext";
import { withoutSubject } from "./withoutSubject";

export interface StepWording {
  game: string;
  names: string[];
  /** The player's name, which is removed from the lines. */
  own: string;
  describe: Describe;
  /** Words for a step without events, from its notation. */
  describeStep: (notation: string) => string;
}

/** The sentences of a step: the action, then its results. Events that the log leaves out get a generic wording. */
export function stepTexts(
  { action, events }: Pick<LogEntry, "action" | "events">,
  how: StepWording,
): string[] {
  const { game, names, own, describe, describeStep } = how;
  const described = events.flatMap((event: GameEvent) => describe(event));
  const all = described.length > 0 ? described : events.map((event) => eventText(game, event, names));
  const lines = all.filter(Boolean).map((line) => withoutSubject(line, own));
  if (lines.length > 0) return lines;
  return action === null ? [] : [describeStep(action)];
}

export const stepText = (entry: Pick<LogEntry, "action" | "events">, how: StepWording): string =>
  stepTexts(entry, how).join(" ");
