/** Silver that a player could raise at once, and prices. */
import type { Legal } from "tertulia/api/table";
import { DENS, type Player, type View } from "../types";

/** Silver from a trade commodity, and the maximum from a roof marker (rules 5.1.1; 6.0, step 4). */
const AT_MOST = 4;

/** A player's silver plus the sale value of the stored goods. */
export const totalMoney = ({ silver, dens, prices }: Player): number =>
  DENS.reduce((sum, good) => sum + (dens[good] ?? 0) * (prices.sell[good] ?? 0), silver);

/** `totalMoney` plus the sale value of the pigs. */
export const allSold = (player: Player): number =>
  totalMoney(player) + player.pigs * (player.prices.sell["pig"] ?? 0);

/** An upper bound of the silver that a player could raise by selling, by commodities and by usable roof markers. */
export function mostSilver(player: Player, actions: readonly Legal[]): number {
  const traded = actions.some(({ name, args }) => name === "trade" && args["for"] === "silver");
  const used = actions.filter(({ name }) => name === "use").length;
  return allSold(player) + AT_MOST * (used + (traded ? player.commodities : 0));
}

/** The price of the cheapest roof marker on display for a player. */
export function cheapestRoof({ roofs }: View, { prices }: Player): number {
  const discount = roofs.price - prices.roof;
  return Math.max(Math.min(...roofs.display.map(({ price }) => price)) - discount, 0);
}
