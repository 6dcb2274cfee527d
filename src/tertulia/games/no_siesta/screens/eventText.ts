/** Log texts: which events become lines, and after which ones the playback of opponents' moves pauses. */
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import { flatten } from "tertulia/i18n/facts";
import { actionOf, type Shape } from "tertulia/i18n/notation";
import { eventText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { GAME } from "./names";
import { partOf } from "./turn/kinds";

/** Events without a line: the sheet shows points by source. */
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

export const pausesPlayback = (event: GameEvent): boolean => PAUSES.has(event.type);

export function describeEvent(event: GameEvent, names: string[]): string[] {
  if (SILENT.has(event.type)) return [];
  const line = eventText(GAME, event, names);
  return line ? [line] : [];
}

/** Events that no player causes. */
const COMMON = new Set(["start", "round", "roll", "first", "lose", "unhired", "idle", "over"]);
export const isCommon = (event: GameEvent): boolean => COMMON.has(event.type);
export const logHeading = (event: GameEvent): string | null =>
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

/** Words for a step that only opens or ends a decision. */
export function describeStep(notation: string): string {
  const action = actionOf(notation, SHAPE);
  return action ? t(`no-siesta-action-${action.name}`, flatten(GAME, action.args)) : "";
}

/** The part of the table where an action took place; undefined if it has no particular place. */
export function placeOf({ action: notation, events }: LogEntry): string | undefined {
  if (events.some(({ type }) => type === "roll")) return "dice";
  const action = actionOf(notation ?? "", SHAPE);
  return action && partOf(action);
}
