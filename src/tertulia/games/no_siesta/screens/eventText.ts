/** Which events become lines of the log, and which are worth a pause when somebody else made them. */
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import { flatten } from "tertulia/i18n/facts";
import { actionOf, type Shape } from "tertulia/i18n/notation";
import { eventText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { GAME } from "./names";
import { partOf } from "./turn/kinds";

/** Points by source stand at their places. */
const SILENT = new Set(["points", "pass"]);
const PAUSES = new Set([
  "roll",
  "take",
  "gap",
  "trade",
  "barrow",
  "market",
  "hire",
  "copy",
  "field_full",
  "pass",
  "last_round",
  "idle",
  "over",
]);

export const pauses = (event: GameEvent): boolean => PAUSES.has(event.type);

export function describe(event: GameEvent, names: string[]): string[] {
  if (SILENT.has(event.type)) return [];
  const line = eventText(GAME, event, names);
  return line ? [line] : [];
}

/** What the game does by itself once an action has ended a step of the round. */
const COMMON = new Set(["start", "round", "roll", "first", "lose", "unhired", "idle", "over"]);
export const common = (event: GameEvent): boolean => COMMON.has(event.type);
export const heading = (event: GameEvent): string | null =>
  event.type === "round" ? t("no-siesta-log-round", { round: Number(event["number"]) }) : null;

const SHAPE: Shape = {
  take: ["die", "mark"],
  mark: ["mark"],
  roof: ["source"],
  field: ["field", "good", "source"],
  trade: ["good", "with"],
  load: ["barrow", "good", "source"],
  store: ["good", "source"],
  climb: ["source"],
  tile: ["gap"],
  change: ["from", "to"],
  clear: ["source"],
  out: ["good"],
  copy: ["helper"],
  good: ["good"],
  keep: ["tile"],
  market: ["space"],
  complete: ["barrow"],
  hire: ["helper"],
  waive: [],
  end: ["commodity"],
};

/** What only opens a question, or ends one. */
export function step(notation: string): string {
  const action = actionOf(notation, SHAPE);
  return action ? t(`no-siesta-action-${action.name}`, flatten(GAME, action.args)) : "";
}

/** The part of the table where something was done; undefined where that cannot be told, or nowhere in particular. */
export function placeOf({ action: notation, events }: LogEntry): string | undefined {
  if (events.some(({ type }) => type === "roll")) return "dice";
  const action = actionOf(notation ?? "", SHAPE);
  return action && partOf(action);
}
