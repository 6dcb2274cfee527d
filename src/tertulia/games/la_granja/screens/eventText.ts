/** Log texts: which events become lines, and after which ones the playback of opponents' moves pauses. */
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import type { Table } from "tertulia/api/table";
import { flatten } from "tertulia/i18n/facts";
import { actionOf, type Shape } from "tertulia/i18n/notation";
import { eventText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { GAME, helperName } from "./names";
import { partOf } from "./turn/kinds";
import type { View } from "./types";

/** Events that the table or another line already shows. */
const SILENT = new Set(["deal", "chosen", "order", "craft", "pay"]);
/** Trades whose goods have events of their own. */
const TOLD_BY_GOODS = /^(silver|pig|\w+_\w+)$/;
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

export const pausesPlayback = (event: GameEvent): boolean => PAUSES.has(event.type);

/** Turns a loss of points into a `lose` event, so that it is worded like any other payment; null for other events. */
function paid(event: GameEvent): GameEvent | null {
  const amount = Number(event["amount"]);
  if (event.type !== "points" || !(amount < 0)) return null;
  const { seat } = event;
  return { type: "lose", seat, good: "point", count: -amount };
}

export function describeEvent(event: GameEvent, names: string[]): string[] {
  if (SILENT.has(event.type)) return [];
  if (event.type === "trade" && TOLD_BY_GOODS.test(String(event["for"]))) return [];
  const line = eventText(GAME, paid(event) ?? event, names);
  return line ? [line] : [];
}

/** Events that no player causes. */
const COMMON = new Set([
  "deal",
  "round",
  "roofs",
  "block",
  "dice",
  "last",
  "remove_die",
  "donkeys",
  "neutral",
  "scoring",
  "over",
]);
/** Whether another player has removed a marker of `own` from the market. */
export const harms = ({ type, seat, by }: GameEvent, own: number): boolean =>
  type === "remove" && seat === own && by !== own;
export const beginsSummary = ({ type }: GameEvent): boolean => type === "scoring";
export const isCommon = (event: GameEvent): boolean => COMMON.has(event.type);
export const logHeading = (event: GameEvent): string | null =>
  event.type === "round" ? t("la-granja-log-round", { round: Number(event["round"]) }) : null;

const SHAPE: Shape = {
  play: ["card", "side"],
  draw: [],
  discard: ["card"],
  pay: ["good"],
  replace: ["place"],
  roof: ["place"],
  take: ["die"],
  reroll: ["die"],
  shift: ["change"],
  card: [],
  gain: ["good"],
  pair: ["goods"],
  upgrades: [],
  advance: [],
  donkey: ["donkeys"],
  deliver: ["good", "'to'", "place"],
  extra: ["deliveries"],
  market: ["space"],
  guard: ["space"],
  mark: ["space"],
  name: ["good"],
  swap: ["good"],
  turn: ["place"],
  free: ["marker"],
  buy: ["good"],
  sell: ["good"],
  upgrade: ["good"],
  trade: ["for"],
  use: ["place"],
  helper: ["card"],
  done: [],
};

export const incompleteVerbs = new Set(["upgrades", "card"]);

/** Words for a step that only opens or ends a decision: `upgrades`, `helper 17`, `done`. */
export function describeStep(notation: string, table: Table): string {
  const action = actionOf(notation, SHAPE);
  if (!action) return "";
  const { name, args } = action;
  const helper = name === "helper" ? helperOf(table.view as View, Number(args["card"])) : undefined;
  if (helper !== undefined) return t("la-granja-action-helper-full", { "name-name": helper });
  return t(name === "done" ? "la-granja-step-done" : `la-granja-action-${name}`, flatten(GAME, args));
}

/** The name of a helper in play, by its card; undefined if it is not in play. */
function helperOf({ players }: View, card: number): string | undefined {
  const found = players.flatMap(({ cards }) => cards.helper).find((helper) => helper.card === card);
  return found && helperName(found.name);
}

/** The part of the table where an action took place; undefined if it has no particular place. */
export function placeOf({ action: notation, events }: LogEntry): string | undefined {
  if (events.some(({ type }) => type === "dice" || type === "roofs")) return "dice";
  const action = actionOf(notation ?? "", SHAPE);
  return action && partOf({ name: action.name, args: action.args });
}
