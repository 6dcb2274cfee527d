/** Which events become lines of the log, and which are worth a pause when somebody else made them. */
import type { GameEvent } from "../../api/contract";
import { eventText } from "../../i18n/wording";
import { GAME } from "./names";

/** What the table shows anyway, or what a line beside it says already. */
const SILENT = new Set(["deal", "chosen", "order", "craft", "pay"]);
const PAUSES = new Set([
  "play",
  "roof",
  "take",
  "deliver",
  "building",
  "barrow",
  "marker",
  "remove",
  "donkeys",
  "last",
  "scoring",
  "over",
]);

export const pauses = (event: GameEvent): boolean => PAUSES.has(event.type);

export function describe(event: GameEvent, names: string[]): string[] {
  if (SILENT.has(event.type)) return [];
  const line = eventText(GAME, event, names);
  return line ? [line] : [];
}
