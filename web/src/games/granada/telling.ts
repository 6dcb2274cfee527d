/** Which events become lines of the log, and which are worth a pause when somebody else made them. */
import type { GameEvent } from "../../api/contract";
import { t } from "../../i18n/words.svelte";
import { eventText } from "../../i18n/wording";
import { totals } from "./scene/places";
import { CURRENCIES, type Scoring } from "./types";

/** Small steps of a payment, and what merely refills the table, would drown the rest. */
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

export const pauses = (event: GameEvent): boolean => PAUSES.has(event.type);

export function describe(event: GameEvent, names: string[]): string[] {
  if (SILENT.has(event.type)) return [];
  const line = eventText("granada", event, names);
  return [line, ...(event.type === "scoring" ? sums(event as unknown as Scoring, names) : [])].filter(
    Boolean,
  );
}

/** What only begins a payment: `buy 2`, `turn green`. The spaces of the yard have a currency each. */
export function step(notation: string): string {
  const [name, about = ""] = notation.split(" ");
  if (name === "buy") return t("granada-step-buy", { currency: CURRENCIES[Number(about) - 1] ?? "" });
  return name === "turn" ? t("granada-step-turn", { currency: about }) : notation;
}

function sums(scoring: Scoring, names: string[]): string[] {
  return totals(scoring).map((points, seat) =>
    t("granada-scoring-sum", { player: names[seat] ?? "", points }),
  );
}
