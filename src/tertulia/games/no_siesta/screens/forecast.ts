/**
 * Price and gains of an action: goods and points are added up, everything else is listed. For a helper the ability is
 * described. For a circle the preview has the number of circles left in its field, barrow or gap. For a disc at
 * Esporles it has the present value.
 */
import type { GameEvent } from "tertulia/api/contract";
import type { Legal } from "tertulia/api/table";
import { gainText, costText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { amountsText, sumAmounts, type Amounts, type AmountCounters } from "tertulia/match/amounts";
import type { Forecast } from "tertulia/match/forecast";
import { GAME } from "./names";
import type { Player, View } from "./types";

type Count = AmountCounters[string];

const OTHER: Record<string, string> = { hat: "donkey", donkey: "hat" };
/** The thing spent for one circle: the good itself, a commodity, or a hat for a donkey and the reverse. */
function spentText(good: string, source: string): string {
  if (source === "commodity") return source;
  return source.startsWith("swap") ? (OTHER[good] ?? good) : good;
}
const some: Count = (event) => ({ [String(event["good"])]: Number(event["count"]) });
const one =
  (good?: string): Count =>
  (event) => ({ [spentText(good ?? String(event["good"]), String(event["source"]))]: 1 });

const COSTS: AmountCounters = {
  roof: one("silver"),
  field: one(),
  load: one(),
  store: one(),
  climb: one("hat"),
  trade: (event) => {
    const total: Amounts = {};
    for (const [source, n] of Object.entries(event["paid"] as Amounts)) {
      const thing = spentText(String(event["good"]), source);
      total[thing] = (total[thing] ?? 0) + n;
    }
    return total;
  },
  clear: one("donkey"),
  waive: some,
  lose: some,
};
const GAINS: AmountCounters = {
  points: ({ amount }) => ({ point: Math.max(Number(amount), 0) }),
  gain: (event) => ({ [String(event["good"])]: 1 }),
  out: (event) => ({ [String(event["good"])]: 1 }),
};

/** Number of circles still needed before one is crossed off: in a helper field, a barrow or the open roof gap. */
const LACKING: Record<string, (player: Player, event: GameEvent) => number | undefined> = {
  field: ({ lacks }, { field }) => lacks[Number(field) - 1]?.length,
  load: ({ barrows }, { barrow, good }) => {
    const own = barrows[Number(barrow) - 1];
    return own && good !== "donkey" ? own.lacks.length : undefined;
  },
  roof: ({ roof, gap_cost }, { gap }) => gap_cost - (roof[Number(gap) - 1] ?? 0),
};

/** The ability of a helper that is hired or copied. */
const effectTexts = ({ type, helper }: GameEvent): string[] =>
  type === "hire" || type === "copy" ? [t(`no-siesta-does-${String(helper)}`)] : [];

/** The number of circles left after those crossed off; empty if none is left, as completion has an event of its own. */
function leftTexts(events: readonly GameEvent[], player: Player | undefined): string[] {
  const last = events.findLast(({ type }) => type in LACKING);
  const lacking = player && last ? LACKING[last.type]?.(player, last) : undefined;
  const count = (lacking ?? 0) - events.filter(({ type }) => type === last?.type).length;
  return count > 0 ? [t("no-siesta-preview-left", { count })] : [];
}

/** The present value of a disc at Esporles, which scores at the end. */
const worth = (events: readonly GameEvent[], { points }: Legal["hint"]): string[] =>
  typeof points === "number" && events.some(({ type }) => type === "market")
    ? [t("no-siesta-preview-market", { points })]
    : [];

/** Gains of other players are listed with their names. */
export function forecast(
  events: readonly GameEvent[],
  names: string[],
  seat: number,
  view?: unknown,
  hint: Legal["hint"] = {},
): Forecast {
  const others = (event: GameEvent): boolean =>
    event.type in GAINS && typeof event["seat"] === "number" && event["seat"] !== seat;
  const own = events.filter((event) => !others(event));
  const theirs = events.filter(others).map((event) => ({
    player: names[Number(event["seat"])] ?? "",
    what: amountsText(GAME, sumAmounts([event], GAINS)).join(", "),
  }));
  return {
    price: [
      ...amountsText(GAME, sumAmounts(own, COSTS)),
      ...own.map((event) => costText(GAME, event, names)).filter(Boolean),
    ],
    gains: [
      ...amountsText(GAME, sumAmounts(own, GAINS)),
      ...own.flatMap((event) => [gainText(GAME, event, names), ...effectTexts(event)]).filter(Boolean),
      ...leftTexts(own, (view as View | undefined)?.players[seat]),
      ...worth(own, hint),
      ...theirs.filter(({ what }) => what).map((each) => t("table-of-player", each)),
    ],
  };
}
