/** Price and gains of an action: countable resources are added up, everything else is listed. */
import type { GameEvent } from "tertulia/api/contract";
import { gainText, costText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { amountsText, sumAmounts, type Amounts, type AmountCounters } from "tertulia/match/amounts";
import type { Forecast } from "tertulia/match/forecast";
import { GAME, sideBrings } from "./names";
import type { Side, View } from "./types";

type Count = AmountCounters[string];

const goodOf = (event: GameEvent): string => String(event["good"]);
const silver: Count = ({ price }) => ({ silver: Number(price) });
const some: Count = (event) => ({ [goodOf(event)]: Number(event["count"]) });
const one: Count = (event) => ({ [goodOf(event)]: 1 });

const COSTS: AmountCounters = {
  pay: one,
  lose: some,
  buy: silver,
  sell: one,
  upgrade: (event) => ({ ...one(event), ...silver(event) }),
  roof: silver,
  deliver: one,
  extra: silver,
};
const GAINS: AmountCounters = {
  // Negative points count as price.
  points: ({ amount }) => ({ point: Math.max(Number(amount), 0) }),
  gain: some,
  buy: one,
  sell: silver,
  upgrade: ({ into }) => ({ [String(into)]: 1 }),
  grow: ({ goods }) => goods as Amounts,
  extra: ({ count }) => ({ delivery: Number(count) }),
};
/** Events that only announce the goods of later events. */
const GENERAL = new Set(["take", "use", "trade"]);

/** Price and gains of playing a hand card of `seat`; undefined for other events, and if the card is unknown. */
function playedForecast(event: GameEvent, seat: number, view: View | undefined): Forecast | undefined {
  const player = event.type === "play" && event["seat"] === seat ? view?.players[seat] : undefined;
  const card = player?.hand?.find(({ card }) => card === event["card"]);
  if (!player || !card) return undefined;
  const side = event["side"] as Side;
  const count = side === "extension" ? player.extension_cost : 0;
  return {
    price: count > 0 ? [t("la-granja-preview-cost", { count })] : [],
    gains: sideBrings(card, side),
  };
}

/**
 * Gains of other players are listed with their names. For a played card its printed text is used, if `view` is given.
 */
export function forecast(
  events: readonly GameEvent[],
  names: string[],
  seat: number,
  view?: unknown,
): Forecast {
  const cards = events.map((event) => playedForecast(event, seat, view as View | undefined));
  const concernsOthers = (event: GameEvent): boolean =>
    event.type in GAINS && typeof event["seat"] === "number" && event["seat"] !== seat;
  const own = events.filter((event, index) => !concernsOthers(event) && !cards[index]);
  const gains = amountsText(GAME, sumAmounts(own, GAINS));
  const rest = gains.length > 0 ? own.filter(({ type }) => !GENERAL.has(type)) : own;
  const theirs = events.filter(concernsOthers).map((event) => ({
    player: names[Number(event["seat"])] ?? "",
    what: amountsText(GAME, sumAmounts([event], GAINS)).join(", "),
  }));
  return {
    price: [
      ...cards.flatMap((card) => card?.price ?? []),
      ...amountsText(GAME, sumAmounts(own, COSTS)),
      ...own.map((event) => costText(GAME, event, names)).filter(Boolean),
    ],
    gains: [
      ...cards.flatMap((card) => card?.gains ?? []),
      ...gains,
      ...rest.map((event) => gainText(GAME, event, names)).filter(Boolean),
      ...theirs.filter(({ what }) => what).map((one) => t("table-of-player", one)),
    ],
  };
}
