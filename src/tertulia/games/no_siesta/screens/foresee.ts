/** What an action would cost and bring: goods and points are added up, all else is a thing of its own. */
import type { GameEvent } from "tertulia/api/contract";
import { bringsText, costText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { inWords, sum, type Amounts, type Counts } from "tertulia/match/amounts";
import type { Forecast } from "tertulia/match/forecast";
import { GAME } from "./names";

type Count = Counts[string];

const OTHER: Record<string, string> = { hat: "donkey", donkey: "hat" };
/** What is given for one circle: the good itself, a commodity, or hat for donkey. */
function spent(good: string, source: string): string {
  if (source === "commodity") return source;
  return source.startsWith("swap") ? (OTHER[good] ?? good) : good;
}
const some: Count = (event) => ({ [String(event["good"])]: Number(event["count"]) });
const one =
  (good?: string): Count =>
  (event) => ({ [spent(good ?? String(event["good"]), String(event["source"]))]: 1 });

const COSTS: Counts = {
  roof: one("silver"),
  field: one(),
  load: one(),
  store: one(),
  climb: one("hat"),
  trade: (event) => {
    const total: Amounts = {};
    for (const [source, n] of Object.entries(event["paid"] as Amounts)) {
      const thing = spent(String(event["good"]), source);
      total[thing] = (total[thing] ?? 0) + n;
    }
    return total;
  },
  clear: one("donkey"),
  waive: some,
  lose: some,
};
const GAINS: Counts = {
  points: ({ amount }) => ({ point: Math.max(Number(amount), 0) }),
  gain: (event) => ({ [String(event["good"])]: 1 }),
  out: (event) => ({ [String(event["good"])]: 1 }),
};

/** What another player would get by it is told with their name. */
export function foresee(events: readonly GameEvent[], names: string[], seat: number): Forecast {
  const others = (event: GameEvent): boolean =>
    event.type in GAINS && typeof event["seat"] === "number" && event["seat"] !== seat;
  const own = events.filter((event) => !others(event));
  const theirs = events.filter(others).map((event) => ({
    player: names[Number(event["seat"])] ?? "",
    what: inWords(GAME, sum([event], GAINS)).join(", "),
  }));
  return {
    price: [
      ...inWords(GAME, sum(own, COSTS)),
      ...own.map((event) => costText(GAME, event, names)).filter(Boolean),
    ],
    brings: [
      ...inWords(GAME, sum(own, GAINS)),
      ...own.map((event) => bringsText(GAME, event, names)).filter(Boolean),
      ...theirs.filter(({ what }) => what).map((each) => t("table-of-player", each)),
    ],
  };
}
