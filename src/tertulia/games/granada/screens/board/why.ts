/** What a tile means now, and why it cannot be had or moved, in words. */
import { t } from "tertulia/i18n/words.svelte";
import { cheapest, sum } from "../turn/payment";
import type { GranadaTurn } from "../turn/turn.svelte";
import type { Currency, Kind, Tile, View } from "../types";

/** Who leads in the tile's kind. */
function leader(view: View, names: string[], { kind }: Tile): string[] {
  const row = kind === "start" ? undefined : view.majorities[kind as Kind];
  if (!row || row.leader === null) return [];
  const count = row.counts[row.leader] ?? 0;
  return [t("granada-majority-leads", { player: names[row.leader] ?? "", kind, count })];
}

/** So much of a currency is missing for a price; nothing where the hand is another's. */
export function missing(turn: GranadaTurn, currency: Currency, price: number): number {
  if (turn.table().seat === null) return 0;
  return Math.max(0, price - sum(turn.hand.filter((card) => card.currency === currency)));
}

/** What a price takes at least of one's own money, without change; null where that is too little, or another's. */
export function least(turn: GranadaTurn, currency: Currency, price: number): number | null {
  const cards = turn.hand.filter((card) => card.currency === currency);
  const paid = turn.table().seat === null ? null : cheapest(cards, price);
  return paid && sum(paid);
}

/** A tile of the yard. */
export function yardAbout(
  turn: GranadaTurn,
  view: View,
  names: string[],
  currency: Currency,
  tile: Tile,
): string {
  const short = missing(turn, currency, tile.value);
  const why = short > 0 ? [t("granada-why-dear", { missing: short, currency })] : [];
  return [...leader(view, names, tile), ...why].join(". ");
}

/** A tile of a city; `mine` if it is one's own. */
export function cityAbout(
  turn: GranadaTurn,
  view: View,
  names: string[],
  mine: boolean,
): (tile: Tile) => string {
  const why = !mine || !turn.ready ? null : { act: "granada-why-stays", exchange: "granada-why-touches" };
  const id = why && (view.phase === "act" || view.phase === "exchange") ? why[view.phase] : null;
  return (tile) => [...leader(view, names, tile), ...(id && tile.kind !== "start" ? [t(id)] : [])].join(". ");
}

/** A tile of a reserve; `mine` if it is one's own. */
export function reserveAbout(
  turn: GranadaTurn,
  view: View,
  names: string[],
  mine: boolean,
  tile: Tile,
): string {
  const why = mine && turn.ready && view.phase === "act" ? [t("granada-why-no-room")] : [];
  return [...leader(view, names, tile), ...why].join(". ");
}

/** A tile that was bought; `mine` if it is one's own. One that could be turned over, had one the money, says so. */
export function boughtAbout(
  turn: GranadaTurn,
  view: View,
  names: string[],
  mine: boolean,
  tile: Tile,
): string {
  const own = view.bought.find(({ number }) => number === tile.number);
  const asked = mine && turn.ready && view.pending?.tile?.number === tile.number;
  const why = asked && own && !own.turned && turn.turns.length === 0 ? [t("granada-turn-price")] : [];
  return [...leader(view, names, tile), ...why].join(". ");
}
