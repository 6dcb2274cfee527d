/** What an action would cost and bring: goods and points are added up, all else is a thing of its own. */
import type { GameEvent } from "../../api/contract";
import { bringsText, costText } from "../../i18n/wording";
import { t } from "../../i18n/words.svelte";
import type { Forecast } from "../../match/forecast";

const GAME = "no-siesta";
type Amounts = Record<string, number>;
type Counts = (event: GameEvent) => Amounts;

const OTHER: Record<string, string> = { hat: "donkey", donkey: "hat" };
/** What is given for one circle: the good itself, a commodity, or hat for donkey. */
function spent(good: string, source: string): string {
  if (source === "commodity") return source;
  return source === "swap" ? (OTHER[good] ?? good) : good;
}
const some: Counts = (event) => ({ [String(event["good"])]: Number(event["count"]) });
const one =
  (good?: string): Counts =>
  (event) => ({ [spent(good ?? String(event["good"]), String(event["source"]))]: 1 });

const COSTS: Record<string, Counts> = {
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
  clear: () => ({ donkey: 1 }),
  waive: some,
  lose: some,
};
const GAINS: Record<string, Counts> = {
  points: ({ amount }) => ({ point: Math.max(Number(amount), 0) }),
  gain: (event) => ({ [String(event["good"])]: 1 }),
  out: (event) => ({ [String(event["good"])]: 1 }),
};

function sum(events: readonly GameEvent[], counts: Record<string, Counts>): string[] {
  const total: Amounts = {};
  for (const event of events)
    for (const [thing, n] of Object.entries(counts[event.type]?.(event) ?? {}))
      total[thing] = (total[thing] ?? 0) + n;
  return Object.entries(total)
    .filter(([, n]) => n > 0)
    .map(([thing, n]) => t(`${GAME}-count-${thing}`, { n }));
}

/** What another player would get by it is told with their name. */
export function foresee(events: readonly GameEvent[], names: string[], seat: number): Forecast {
  const others = (event: GameEvent): boolean =>
    event.type in GAINS && typeof event["seat"] === "number" && event["seat"] !== seat;
  const own = events.filter((event) => !others(event));
  const theirs = events.filter(others).map((event) => ({
    player: names[Number(event["seat"])] ?? "",
    what: sum([event], GAINS).join(", "),
  }));
  return {
    price: [...sum(own, COSTS), ...own.map((event) => costText(GAME, event, names)).filter(Boolean)],
    brings: [
      ...sum(own, GAINS),
      ...own.map((event) => bringsText(GAME, event, names)).filter(Boolean),
      ...theirs.filter(({ what }) => what).map((each) => t("table-of-player", each)),
    ],
  };
}
