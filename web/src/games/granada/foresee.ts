/** What an action would cost and bring: money of the hand; buildings and where they come to lie. */
import type { GameEvent } from "../../api/contract";
import { bringsText, costText } from "../../i18n/wording";
import type { Forecast } from "../../match/forecast";

const GAME = "granada";

export const foresee = (events: readonly GameEvent[], names: string[]): Forecast => ({
  price: events.map((event) => costText(GAME, event, names)).filter(Boolean),
  brings: events.map((event) => bringsText(GAME, event, names)).filter(Boolean),
});
