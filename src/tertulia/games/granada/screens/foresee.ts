/** What an action would cost and bring: money of the hand; buildings and where they come to lie. */
import type { GameEvent } from "tertulia/api/contract";
import { bringsText, costText } from "tertulia/i18n/wording";
import type { Forecast } from "tertulia/match/forecast";

const GAME = "granada";

export const foresee = (events: readonly GameEvent[], names: string[]): Forecast => ({
  price: events.map((event) => costText(GAME, event, names)).filter(Boolean),
  brings: events.map((event) => bringsText(GAME, event, names)).filter(Boolean),
});
