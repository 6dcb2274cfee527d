/**
 * What an action would cost and bring: goods and points are added up, all else is a thing of its own. Of a helper it is said what they
 * do, of a circle how many of its field, barrow or gap are left, of a disc at Esporles what it is worth as things stand.
 */
import type { GameEvent, Legal } from "tertulia/api/contract";
import { bringsText, costText } from "tertulia/i18n/wording";
import { t } from "tertulia/i18n/words.svelte";
import { inWords, sum, type Amounts, type Counts } from "tertulia/match/amounts";
import type { Forecast } from "tertulia/match/forecast";
import { GAME } from "./names";
import type { Player, View } from "./types";

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

/** Number of circles that are missing now where one is crossed off: a helper field, a barrow, the open gap of the roof. */
const LACKING: Record<string, (player: Player, event: GameEvent) => number | undefined> = {
  field: ({ lacks }, { field }) => lacks[Number(field) - 1]?.length,
  load: ({ barrows }, { barrow, good }) => {
    const own = barrows[Number(barrow) - 1];
    return own && good !== "donkey" ? own.lacks.length : undefined;
  },
  roof: ({ roof, gap_cost }, { gap }) => gap_cost - (roof[Number(gap) - 1] ?? 0),
};

/** What a helper who comes, or whose ability does, is there for. */
const does = ({ type, helper }: GameEvent): string[] =>
  type === "hire" || type === "copy" ? [t(`no-siesta-does-${String(helper)}`)] : [];

/** How many circles are left after those that are crossed off; nothing where none is: what comes of that is an event. */
function left(events: readonly GameEvent[], player: Player | undefined): string[] {
  const last = events.findLast(({ type }) => type in LACKING);
  const lacking = player && last ? LACKING[last.type]?.(player, last) : undefined;
  const count = (lacking ?? 0) - events.filter(({ type }) => type === last?.type).length;
  return count > 0 ? [t("no-siesta-preview-left", { count })] : [];
}

/** What a disc at Esporles is worth at the end, as things stand. */
const worth = (events: readonly GameEvent[], { points }: Legal["hint"]): string[] =>
  typeof points === "number" && events.some(({ type }) => type === "market")
    ? [t("no-siesta-preview-market", { points })]
    : [];

/** What another player would get by it is told with their name. */
export function foresee(
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
    what: inWords(GAME, sum([event], GAINS)).join(", "),
  }));
  return {
    price: [
      ...inWords(GAME, sum(own, COSTS)),
      ...own.map((event) => costText(GAME, event, names)).filter(Boolean),
    ],
    brings: [
      ...inWords(GAME, sum(own, GAINS)),
      ...own.flatMap((event) => [bringsText(GAME, event, names), ...does(event)]).filter(Boolean),
      ...left(own, (view as View | undefined)?.players[seat]),
      ...worth(own, hint),
      ...theirs.filter(({ what }) => what).map((each) => t("table-of-player", each)),
    ],
  };
}
