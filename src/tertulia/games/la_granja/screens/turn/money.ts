/** What silver could be had at once, and what it would have to pay. */
import type { Legal } from "tertulia/api/contract";
import { DENS, type Player, type View } from "../types";

/** A commodity brings as much silver, and no roof marker brings more (rules 5.1.1; 6.0, step 4). */
const AT_MOST = 4;

/** Silver, and what the goods in dens would bring. */
export const wealth = ({ silver, dens, prices }: Player): number =>
  DENS.reduce((sum, good) => sum + (dens[good] ?? 0) * (prices.sell[good] ?? 0), silver);

/** That, with the pigs sold as well. */
export const allSold = (player: Player): number =>
  wealth(player) + player.pigs * (player.prices.sell["pig"] ?? 0);

/** No less than the silver that could be had by selling, by commodities and by roof markers that may be used now. */
export function mostSilver(player: Player, actions: readonly Legal[]): number {
  const traded = actions.some(({ name, args }) => name === "trade" && args["for"] === "silver");
  const used = actions.filter(({ name }) => name === "use").length;
  return allSold(player) + AT_MOST * (used + (traded ? player.commodities : 0));
}

/** What the cheapest roof marker of the display costs a player. */
export function cheapestRoof({ roofs }: View, { prices }: Player): number {
  const discount = roofs.price - prices.roof;
  return Math.max(Math.min(...roofs.display.map(({ price }) => price)) - discount, 0);
}
