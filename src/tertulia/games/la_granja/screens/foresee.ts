/** What an action would cost and bring: what can be counted is added up, all else is a thing of its own. */
import type { GameEvent } from "tertulia/api/contract";
import { bringsText, costText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { inWords, sum, type Amounts, type Counts } from "tertulia/match/amounts";
import type { Forecast } from "tertulia/match/forecast";
import { GAME } from "./names";

type Count = Counts[string];

const good = (event: GameEvent): string => String(event["good"]);
const silver: Count = ({ price }) => ({ silver: Number(price) });
const some: Count = (event) => ({ [good(event)]: Number(event["count"]) });
const one: Count = (event) => ({ [good(event)]: 1 });

const COSTS: Counts = {
  pay: one,
  lose: some,
  buy: silver,
  sell: one,
  upgrade: (event) => ({ ...one(event), ...silver(event) }),
  roof: silver,
  deliver: one,
  extra: silver,
};
const GAINS: Counts = {
  // A point that is paid is among what is paid.
  points: ({ amount }) => ({ point: Math.max(Number(amount), 0) }),
  gain: some,
  buy: one,
  sell: silver,
  upgrade: ({ into }) => ({ [String(into)]: 1 }),
  grow: ({ goods }) => goods as Amounts,
  extra: ({ count }) => ({ delivery: Number(count) }),
};
/** What only says in general what the goods that follow say exactly. */
const GENERAL = new Set(["take", "use", "trade"]);

/** What another player would get by it is told with their name. */
export function foresee(events: readonly GameEvent[], names: string[], seat: number): Forecast {
  const others = (event: GameEvent): boolean =>
    event.type in GAINS && typeof event["seat"] === "number" && event["seat"] !== seat;
  const own = events.filter((event) => !others(event));
  const gains = inWords(GAME, sum(own, GAINS));
  const rest = gains.length > 0 ? own.filter(({ type }) => !GENERAL.has(type)) : own;
  const theirs = events.filter(others).map((event) => ({
    player: names[Number(event["seat"])] ?? "",
    what: inWords(GAME, sum([event], GAINS)).join(", "),
  }));
  return {
    price: [...inWords(GAME, sum(own, COSTS)), ...own.map((event) => costText(GAME, event, names)).filter(Boolean)],
    brings: [
      ...gains,
      ...rest.map((event) => bringsText(GAME, event, names)).filter(Boolean),
      ...theirs.filter(({ what }) => what).map((one) => t("table-of-player", one)),
    ],
  };
}
