/**
 * What an action would cost and bring: money of the hand; buildings and where they come to lie; of a place in the city, how long the
 * moat is then, and what the next scoring would give more, were it now; of a purchase, what it would at the best place.
 */
import type { GameEvent, Legal } from "tertulia/api/contract";
import { bringsText, costText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import type { Forecast } from "tertulia/match/forecast";
import type { View } from "./types";

const GAME = "granada";

const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : `±${points}`;

/** What the place of a building is worth, as the rules work it out with the tile there; before one is chosen, the best. */
function placed({ moat, gain, best }: Legal["hint"], seat: number, view: View | undefined): string[] {
  if (typeof best === "number")
    return [t("granada-preview-best", { count: Math.abs(best), change: signed(best) })];
  if (typeof moat !== "number" || typeof gain !== "number") return [];
  const before = view?.cities[seat]?.moat ?? 0;
  return [
    ...(moat === before ? [] : [t("granada-moat-change", { before, moat })]),
    t("granada-preview-gain", { count: Math.abs(gain), change: signed(gain) }),
  ];
}

export const foresee = (
  events: readonly GameEvent[],
  names: string[],
  seat = -1,
  view?: unknown,
  hint: Legal["hint"] = {},
): Forecast => ({
  price: events.map((event) => costText(GAME, event, names)).filter(Boolean),
  brings: [
    ...events.map((event) => bringsText(GAME, event, names)).filter(Boolean),
    ...placed(hint, seat, view as View | undefined),
  ],
});
