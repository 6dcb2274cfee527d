/**
 * Decides whether a decision that only offers any-time actions can be skipped: none of them would change later events,
 * and all remain possible one step later. If that is uncertain, the player is asked. Declined actions count only if
 * they certainly change later events or would be lost.
 */
import type { Legal } from "tertulia/api/table";
import { DENS, type Pending, type Player, type View } from "../types";
import { lastChance } from "./declined";
import { allSold, cheapestRoof, mostSilver, totalMoney } from "./money";

/** Any-time actions that only use goods and silver. */
const PLAIN = new Set(["done", "buy", "sell", "upgrade"]);
/** Roof markers that move discs, or may lead to cards or markers that do. */
const MOVES = new Set(["siesta_1", "siesta_2", "reuse_roof", "card", "take_income"]);
/** Roof markers that move discs. */
const STEPS = new Set(["siesta_1", "siesta_2"]);
/** Roof markers that use up goods, also from fields. */
const TAKES = new Set(["upgrade_1", "upgrade_2", "delivery", "bought_delivery"]);
/** Roof markers that play a card or may lead to one. */
const PLAYS = new Set(["card", "reuse_roof", "take_income", "delivery", "bought_delivery"]);
/** Actions that cost silver. */
const SPENDS = new Set(["buy", "upgrade"]);
/** Number of pigs that produce a third one if there is a free place (rules 6.0, step 3). */
const PARENTS = 2;

const areAllPlain = (actions: readonly Legal[]): boolean => actions.every(({ name }) => PLAIN.has(name));

/** Whether buying, selling or upgrading pigs could produce a young pig that would not be born otherwise. */
function pigsMatter(player: Player, actions: readonly Legal[]): boolean {
  const { pigs, pig_spaces, cards, prices } = player;
  const breeds = cards.helper.some(({ modifier }) => modifier === "offspring");
  const parents = breeds ? PARENTS - 1 : PARENTS;
  if (pig_spaces <= parents || actions.length === 0) return false;
  // With enough parents and room the young pig comes anyway. Selling a pig could make room in a full stall; buying
  // could complete the parents.
  if (pigs >= parents) return pigs === pig_spaces;
  return totalMoney(player) >= (parents - pigs) * (prices.buy["pig"] ?? 0);
}

/** The name of the roof marker that an action uses; empty if it is not on the roof. */
const roofOf = ({ roofs }: Player, { args }: Legal): string =>
  roofs.find(({ place }) => place === args["place"])?.roof ?? "";

/** Whether a commodity or a roof marker would increase growth: it takes a good from a field or adds a parent. */
function growsMore(player: Player, action: Legal): boolean {
  const { fields, pigs, pig_spaces } = player;
  const stands = fields.some(({ grown }) => grown);
  const parent = pigs === PARENTS - 1 && pig_spaces > PARENTS;
  const traded = action.name === "trade" ? action.args["for"] : undefined;
  const used = action.name === "use" ? roofOf(player, action) : "";
  return (stands && (traded === "upgrades" || TAKES.has(used))) || (parent && (traded ?? used) === "pig");
}

/** Whether a field could be emptied by selling or upgrading its good, so that it grows again. */
function fieldsMatter(player: Player, goods: readonly Legal[]): boolean {
  if (goods.some(({ args }) => String(args["good"]).startsWith("field_"))) return true;
  const silver = allSold(player);
  return player.fields.some(({ good, grown }) => grown && silver >= (player.prices.upgrade[good] ?? 0));
}

/** Whether growth depends on actions that are possible before it (rules 6.0, step 3). */
function growthMatters(player: Player, actions: readonly Legal[], open: readonly Legal[]): boolean {
  if (!areAllPlain(open) || actions.some((action) => growsMore(player, action))) return true;
  const goods = actions.filter(({ name }) => PLAIN.has(name));
  return goods.length > 0 && (fieldsMatter(player, goods) || pigsMatter(player, goods));
}

/** Whether an action moves the player's disc (rules 8.2). */
function steps(player: Player, action: Legal): boolean {
  if (action.name === "use") return STEPS.has(roofOf(player, action));
  const helper = player.cards.helper.find(({ card }) => card === action.args["card"]);
  return action.name === "helper" && "siesta" in (helper?.gain ?? {});
}

/**
 * Whether the steps on the siesta track depend on the actions. Goods, silver and most roof markers do not move discs
 * (rules 8.2).
 */
const siestaMatters = (player: Player, actions: readonly Legal[], open: readonly Legal[]): boolean =>
  actions.some((action) => steps(player, action)) ||
  open.some((action) =>
    action.name === "use"
      ? MOVES.has(roofOf(player, action))
      : action.name === "trade"
        ? action.args["for"] === "card"
        : !PLAIN.has(action.name),
  );

/** Number of different goods that could pay for an extension (rules 6.0, step 1). */
function differentGoods({ silver, points, pigs, dens, fields }: Player): number {
  const kinds = new Set(DENS.filter((good) => (dens[good] ?? 0) > 0));
  for (const { good, grown } of fields) if (grown) kinds.add(good);
  return kinds.size + [silver, points, pigs].filter((count) => (count ?? 0) > 0).length;
}

/** Whether a hand card could be played at once as an extension with silver. */
const extendsNow = (player: Player): boolean =>
  (player.hand ?? []).some(({ extension }) => extension.includes("silver")) &&
  differentGoods(player) >= player.extension_cost;

/**
 * Whether the income depends on the actions (rules 6.0, step 2). It can depend on a roof marker or helper that plays a
 * card, on a trade commodity that plays an extension with silver, and on spending silver before a helper counts richer
 * players.
 */
const incomeMatters = (player: Player, actions: readonly Legal[]): boolean =>
  actions.some((action) => {
    const { name, args } = action;
    if (name === "use") return PLAYS.has(roofOf(player, action));
    if (name === "trade") return args["for"] === "card" && extendsNow(player);
    if (name === "helper") return true;
    return SPENDS.has(name) && player.cards.helper.some(({ trigger }) => trigger === "income_per_richer");
  });

/**
 * Whether a roof marker or a helper is available at the end of a turn. Goods and commodities can be used in the next
 * turn, too.
 */
const turnEndMatters = (actions: readonly Legal[]): boolean =>
  actions.some(({ name }) => name === "use" || name === "helper");

/**
 * Whether, without a free place for a roof marker, an action could make one or is useful in itself (rules 6.0, step 4).
 */
const fullHouseMatters = (player: Player, actions: readonly Legal[], open: readonly Legal[]): boolean =>
  turnEndMatters(open) ||
  (actions.some(({ name, args }) => name === "trade" && args["for"] === "card") &&
    (player.hand ?? []).some(({ helper }) => helper.modifier === "roof_spaces"));

/**
 * Whether the cheapest roof marker could be paid after raising silver, or a roof marker or helper is useful in itself.
 * Declined actions count for raising silver.
 */
const dearRoofsMatter = (
  view: View,
  player: Player,
  possible: readonly Legal[],
  open: readonly Legal[],
): boolean => turnEndMatters(open) || mostSilver(player, possible) >= cheapestRoof(view, player);

/** Whether no card or delivery of the decision is left. */
const noneLeft = ({ kind, left }: Pending, kindAsked: string): boolean => kind === kindAsked && left === 0;

/**
 * Whether a decision only offers any-time actions before the end of the turn (rules 5.1): at its very end, after the
 * last card, or after the last delivery.
 */
export const endsTurn = (pending: Pending | null | undefined): boolean =>
  !!pending &&
  ((pending.kind === "pause" && pending["before"] === "turn_end") ||
    noneLeft(pending, "play") ||
    noneLeft(pending, "deliver"));

/** Actions that players with the setting `sparing` save for later. */
const SPARED = new Set(["trade", "use"]);

/** Whether an action was declined before; `NOTHING` means never. */
type Before = (view: View, action: Legal) => boolean;
const NOTHING: Before = () => false;

/** Whether the pending decision can be skipped. With `sparing`, trade commodities and roof markers do not count. */
export function canSkip(
  view: View,
  possible: readonly Legal[],
  sparing = false,
  declined = NOTHING,
): boolean {
  const { pending, players } = view;
  const player = players[pending?.seat ?? -1];
  if (!pending || !player) return false;
  const anytime = sparing ? possible.filter(({ name }) => !SPARED.has(name)) : possible;
  const open = anytime.filter((action) => lastChance(view, player, action) || !declined(view, action));
  // Everything that could change the next events is asked before them: income and growth (rules 6.0, steps 2 and 3).
  if (noneLeft(pending, "play")) return true;
  if (pending.kind === "grow") return !growthMatters(player, anytime, open);
  if (endsTurn(pending)) return !turnEndMatters(open);
  if (pending.kind === "roof")
    return player.roofs.length < player.roof_places
      ? !dearRoofsMatter(view, player, possible, open)
      : !fullHouseMatters(player, anytime, open);
  if (pending.kind === "pause") return !incomeMatters(player, anytime);
  return pending.kind === "siesta" && !siestaMatters(player, anytime, open);
}
