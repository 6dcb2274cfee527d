/** Explanations of tiles: the leader in their kind, and why a tile cannot be bought or moved. */
import { t } from "tertulia/i18n/words.svelte";
import { cheapestPayment, sumValues } from "../turn/payment";
import type { GranadaTurn } from "../turn/turn.svelte";
import type { Currency, Kind, Tile, View } from "../types";

/** The leader in the tile's kind as a sentence; empty without a leader. */
function leaderText(view: View, names: string[], { kind }: Tile): string[] {
  const row = kind === "start" ? undefined : view.majorities[kind as Kind];
  if (!row || row.leader === null) return [];
  const count = row.counts[row.leader] ?? 0;
  return [t("granada-majority-leads", { player: names[row.leader] ?? "", kind, count })];
}

/** The amount of a currency that the player lacks for a price; 0 for spectators. */
export function missingMoney(turn: GranadaTurn, currency: Currency, price: number): number {
  if (turn.table().seat === null) return 0;
  return Math.max(0, price - sumValues(turn.hand.filter((card) => card.currency === currency)));
}

/** The smallest sum of the player's cards that pays a price; null if the money does not suffice, and for spectators. */
export function smallestPayment(turn: GranadaTurn, currency: Currency, price: number): number | null {
  const cards = turn.hand.filter((card) => card.currency === currency);
  const paid = turn.table().seat === null ? null : cheapestPayment(cards, price);
  return paid && sumValues(paid);
}

/** Explanation of a tile in the yard. */
export function explainYardTile(
  turn: GranadaTurn,
  view: View,
  names: string[],
  currency: Currency,
  tile: Tile,
): string {
  const short = missingMoney(turn, currency, tile.value);
  const why = short > 0 ? [t("granada-why-dear", { missing: short, currency })] : [];
  return [...leaderText(view, names, tile), ...why].join(". ");
}

/** Explanation of the tiles in a city; `mine` if it is the player's own. */
export function explainCityTiles(
  turn: GranadaTurn,
  view: View,
  names: string[],
  mine: boolean,
): (tile: Tile) => string {
  const why = !mine || !turn.ready ? null : { act: "granada-why-stays", exchange: "granada-why-touches" };
  const id = why && (view.phase === "act" || view.phase === "exchange") ? why[view.phase] : null;
  return (tile) =>
    [...leaderText(view, names, tile), ...(id && tile.kind !== "start" ? [t(id)] : [])].join(". ");
}

/** Explanation of a reserve tile; `mine` if it is the player's own. */
export function explainReserveTile(
  turn: GranadaTurn,
  view: View,
  names: string[],
  mine: boolean,
  tile: Tile,
): string {
  const why = mine && turn.ready && view.phase === "act" ? [t("granada-why-no-room")] : [];
  return [...leaderText(view, names, tile), ...why].join(". ");
}

/**
 * Explanation of a bought tile; `mine` if it is the player's own. Names the price of turning it over if the player
 * cannot pay it.
 */
export function explainBoughtTile(
  turn: GranadaTurn,
  view: View,
  names: string[],
  mine: boolean,
  tile: Tile,
): string {
  const own = view.bought.find(({ number }) => number === tile.number);
  const placing = mine && turn.ready && view.pending?.tile === tile.number;
  const why = placing && own && !own.turned && turn.turns.length === 0 ? [t("granada-turn-price")] : [];
  return [...leaderText(view, names, tile), ...why].join(". ");
}
