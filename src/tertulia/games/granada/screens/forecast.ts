/**
 * Price and gains of an action: money from the hand; buildings and where they go. For a building site: the new length
 * of the moat, and the change of the next scoring if it came now. For a purchase: that change at the best site.
 */
import type { GameEvent } from "tertulia/api/contract";
import type { Legal } from "tertulia/api/table";
import { gainText, costText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import type { Forecast } from "tertulia/match/forecast";
import type { View } from "./types";

const GAME = "granada";

const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : `±${points}`;

/** The value of a building site as computed by the rules; for a purchase, that of the best site. */
function siteTexts({ moat, gain, best }: Legal["hint"], seat: number, view: View | undefined): string[] {
  if (typeof best === "number")
    return [t("granada-preview-best", { count: Math.abs(best), change: signed(best) })];
  if (typeof moat !== "number" || typeof gain !== "number") return [];
  const before = view?.cities[seat]?.moat ?? 0;
  return [
    ...(moat === before ? [] : [t("granada-moat-change", { before, moat })]),
    t("granada-preview-gain", { count: Math.abs(gain), change: signed(gain) }),
  ];
}

export const forecast = (
  events: readonly GameEvent[],
  names: string[],
  seat = -1,
  view?: unknown,
  hint: Legal["hint"] = {},
): Forecast => ({
  price: events.map((event) => costText(GAME, event, names)).filter(Boolean),
  gains: [
    ...events.map((event) => gainText(GAME, event, names)).filter(Boolean),
    ...siteTexts(hint, seat, view as View | undefined),
  ],
});
