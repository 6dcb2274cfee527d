/** Log texts: which events become lines, and after which ones the playback of opponents' moves pauses. */
import type { GameEvent } from "tertulia/api/contract";
import { t } from "tertulia/i18n/words.svelte";
import type { Legal, Table } from "tertulia/api/table";
import { flatten } from "tertulia/i18n/facts";
import { actionOf, type Shape } from "tertulia/i18n/notation";
import { actionText, eventText } from "tertulia/i18n/wording";
import { totalPoints } from "./scene/scoringResults";
import { findTile } from "./tiles";
import { actionFacts } from "./turn/actionFacts";
import { CURRENCIES, type Scoring, type Tile, type View } from "./types";

const GAME = "granada";

/** Steps of a payment and refills would flood the log. */
const SILENT = new Set(["pay", "money", "yard", "deal"]);
const PAUSES = new Set([
  "take",
  "buy",
  "turn",
  "build",
  "reserve",
  "give",
  "dismantle",
  "exchange",
  "award",
  "left",
  "over",
]);

export const pausesPlayback = (event: GameEvent): boolean => PAUSES.has(event.type);

export function describeEvent(event: GameEvent, names: string[]): string[] {
  if (SILENT.has(event.type)) return [];
  const line = eventText(GAME, event, names);
  return [line, ...(event.type === "scoring" ? scoringSums(event as unknown as Scoring, names) : [])].filter(
    Boolean,
  );
}

/** Events that no player causes. */
const COMMON = new Set(["scoring", "dirk", "end", "award", "left", "reshuffle", "over"]);
export const isCommon = (event: GameEvent): boolean => COMMON.has(event.type);
export const logHeading = (event: GameEvent): string | null =>
  event.type === "scoring" ? t("granada-log-scoring", { letter: String(event["letter"]) }) : null;

const SHAPE: Shape = {
  take: ["slots+"],
  buy: ["space"],
  add: ["tile"],
  dismantle: ["tile"],
  exchange: ["tile"],
  for: ["tile"],
  pay: ["value"],
  done: [],
  choose: ["tile"],
  reserve: ["face"],
  turn: ["currency"],
  give: [],
  build: ["x,y"],
};

export const incompleteVerbs = new Set(["buy", "turn", "pay", "add", "exchange", "choose"]);

/** Words for a step that only begins an action: a payment (each yard space has one currency), a picked tile. */
export function describeStep(notation: string, table: Table, hint: Legal["hint"] = {}): string {
  const action = actionOf(notation, SHAPE);
  if (!action) return "";
  const { name, args } = action;
  const known = hint["tile"] as Tile | undefined;
  if (known && (name === "buy" || name === "turn"))
    return t(`granada-step-${name}-known`, flatten(GAME, { tile: known }));
  if (name === "buy") return t("granada-step-buy", { currency: CURRENCIES[Number(args["space"]) - 1] ?? "" });
  if (name === "turn") return t("granada-step-turn", { currency: String(args["currency"]) });
  // The board shows the place in the city.
  if (name === "build") return t("granada-step-build");
  const tile = "tile" in args ? findTile(table.view as View, Number(args["tile"])) : undefined;
  if (tile) return actionText(GAME, name, { ...args, tile }, []);
  return t(`granada-action-${name}`, flatten(GAME, args));
}

/** A legal action in full words, with the names of taken cards and of the tile. */
export const describeAction = (action: Legal, table: Table, names: string[]): string =>
  actionText(GAME, action.name, actionFacts(action, table.view as View), names);

function scoringSums(scoring: Scoring, names: string[]): string[] {
  return totalPoints(scoring).map((points, seat) =>
    t("granada-scoring-sum", { player: names[seat] ?? "", points }),
  );
}
