/**
 * Whether a question that only lets something be done first can be passed: nothing that is possible now would change what comes, and
 * all of it is possible a step later as well. Where that is not certain the player is asked; about what they have declined in this round
 * only where it certainly changes what comes, or is lost.
 */
import type { Legal } from "tertulia/api/contract";
import { DENS, type Pending, type Player, type View } from "../types";
import { lastChance } from "./declined";
import { allSold, cheapestRoof, mostSilver, wealth } from "./money";

/** Any-time actions with goods and silver alone. */
const PLAIN = new Set(["done", "buy", "sell", "upgrade"]);
/** Roof markers that bring discs forward, or cards and markers that may do so. */
const MOVES = new Set(["siesta_1", "siesta_2", "reuse_roof", "card", "take_income"]);
/** Those among them that do. */
const STEPS = new Set(["siesta_1", "siesta_2"]);
/** Roof markers that take goods away, from fields as well. */
const TAKES = new Set(["upgrade_1", "upgrade_2", "delivery", "bought_delivery"]);
/** Roof markers that play a card, or may do so. */
const PLAYS = new Set(["card", "reuse_roof", "take_income", "delivery", "bought_delivery"]);
/** What costs silver. */
const SPENDS = new Set(["buy", "upgrade"]);
/** Number of pigs that have a third one, where a place is free (rules 6.0, step 3). */
const PARENTS = 2;

const plain = (actions: readonly Legal[]): boolean => actions.every(({ name }) => PLAIN.has(name));

/** Whether buying, selling or upgrading pigs could bring a young one that would not come otherwise. */
function pigsMatter(player: Player, actions: readonly Legal[]): boolean {
  const { pigs, pig_spaces, cards, prices } = player;
  const breeds = cards.helper.some(({ modifier }) => modifier === "offspring");
  const parents = breeds ? PARENTS - 1 : PARENTS;
  if (pig_spaces <= parents || actions.length === 0) return false;
  // Enough of them and room: the young one comes anyway. A full stall could be emptied by one, an emptier one be filled.
  if (pigs >= parents) return pigs === pig_spaces;
  return wealth(player) >= (parents - pigs) * (prices.buy["pig"] ?? 0);
}

/** The roof marker that an action uses. */
const roofOf = ({ roofs }: Player, { args }: Legal): string =>
  roofs.find(({ place }) => place === args["place"])?.roof ?? "";

/** Whether a commodity or a roof marker would make more grow: it takes a good from a field, or brings a parent. */
function growsMore(player: Player, action: Legal): boolean {
  const { fields, pigs, pig_spaces } = player;
  const stands = fields.some(({ grown }) => grown);
  const parent = pigs === PARENTS - 1 && pig_spaces > PARENTS;
  const traded = action.name === "trade" ? action.args["for"] : undefined;
  const used = action.name === "use" ? roofOf(player, action) : "";
  return (stands && (traded === "upgrades" || TAKES.has(used))) || (parent && (traded ?? used) === "pig");
}

/** Whether a field could be emptied by selling or upgrading what stands there, so that it grows anew. */
function fieldsMatter(player: Player, goods: readonly Legal[]): boolean {
  if (goods.some(({ args }) => String(args["good"]).startsWith("field_"))) return true;
  const silver = allSold(player);
  return player.fields.some(({ good, grown }) => grown && silver >= (player.prices.upgrade[good] ?? 0));
}

/** Whether what grows depends on what could be done first (rules 6.0, step 3). */
function growthMatters(player: Player, actions: readonly Legal[], open: readonly Legal[]): boolean {
  if (!plain(open) || actions.some((action) => growsMore(player, action))) return true;
  const goods = actions.filter(({ name }) => PLAIN.has(name));
  return goods.length > 0 && (fieldsMatter(player, goods) || pigsMatter(player, goods));
}

/** Whether an action moves the own disc (rules 8.2). */
function steps(player: Player, action: Legal): boolean {
  if (action.name === "use") return STEPS.has(roofOf(player, action));
  const helper = player.cards.helper.find(({ card }) => card === action.args["card"]);
  return action.name === "helper" && "siesta" in (helper?.gain ?? {});
}

/** Whether the steps on the siesta track depend on it: goods and silver do not move discs, nor do most roof markers (rules 8.2). */
const siestaMatters = (player: Player, actions: readonly Legal[], open: readonly Legal[]): boolean =>
  actions.some((action) => steps(player, action)) ||
  open.some((action) =>
    action.name === "use"
      ? MOVES.has(roofOf(player, action))
      : action.name === "trade"
        ? action.args["for"] === "card"
        : !PLAIN.has(action.name),
  );

/** How many different farm goods there are to pay an extension with (rules 6.0, step 1). */
function differentGoods({ silver, points, pigs, dens, fields }: Player): number {
  const kinds = new Set(DENS.filter((good) => (dens[good] ?? 0) > 0));
  for (const { good, grown } of fields) if (grown) kinds.add(good);
  return kinds.size + [silver, points, pigs].filter((count) => (count ?? 0) > 0).length;
}

/** Whether a card of the hand would be an extension with silver at once. */
const extendsNow = (player: Player): boolean =>
  (player.hand ?? []).some(({ extension }) => extension.includes("silver")) &&
  differentGoods(player) >= player.extension_cost;

/**
 * Whether an income may depend on it (rules 6.0, step 2): a roof marker or a helper that plays a card, a trade commodity that makes an
 * extension with silver of one, silver that is spent before a helper counts who has more.
 */
const incomeMatters = (player: Player, actions: readonly Legal[]): boolean =>
  actions.some((action) => {
    const { name, args } = action;
    if (name === "use") return PLAYS.has(roofOf(player, action));
    if (name === "trade") return args["for"] === "card" && extendsNow(player);
    if (name === "helper") return true;
    return SPENDS.has(name) && player.cards.helper.some(({ trigger }) => trigger === "income_per_richer");
  });

/** Whether a roof marker or a helper lies ready before a turn ends; goods and commodities can be used a turn later as well. */
const turnEndMatters = (actions: readonly Legal[]): boolean =>
  actions.some(({ name }) => name === "use" || name === "helper");

/** Whether, with no room for a roof marker, something could make room for it or be used for itself (rules 6.0, step 4). */
const fullHouseMatters = (player: Player, actions: readonly Legal[], open: readonly Legal[]): boolean =>
  turnEndMatters(open) ||
  (actions.some(({ name, args }) => name === "trade" && args["for"] === "card") &&
    (player.hand ?? []).some(({ helper }) => helper.modifier === "roof_spaces"));

/** Whether roof markers that are too dear could be paid after all, whatever was declined, or anything be used for itself. */
const dearRoofsMatter = (
  view: View,
  player: Player,
  possible: readonly Legal[],
  open: readonly Legal[],
): boolean => turnEndMatters(open) || mostSilver(player, possible) >= cheapestRoof(view, player);

/** Number of cards or deliveries that the question still asks for. */
const noneLeft = ({ kind, left }: Pending, asked: string): boolean => kind === asked && left === 0;

/**
 * Whether it is only asked whether anything shall be used before the turn ends (rules 5.1), or before a part of it does: all cards
 * are played, all deliveries are made.
 */
export const endsTurn = (pending: Pending | null | undefined): boolean =>
  !!pending &&
  ((pending.kind === "pause" && pending["before"] === "turn_end") ||
    noneLeft(pending, "play") ||
    noneLeft(pending, "deliver"));

/** What whoever plays keeps for later with `sparing`: it lies ready at each of their decisions. */
const SPARED = new Set(["trade", "use"]);

/** What has been declined before, by nobody where nothing else is said. */
type Before = (view: View, action: Legal) => boolean;
const NOTHING: Before = () => false;

/** With `sparing`, whoever plays is not asked where nothing but trade commodities and roof markers could be used. */
export function idle(view: View, possible: readonly Legal[], sparing = false, declined = NOTHING): boolean {
  const { pending, players } = view;
  const player = players[pending?.seat ?? -1];
  if (!pending || !player) return false;
  const anytime = sparing ? possible.filter(({ name }) => !SPARED.has(name)) : possible;
  const open = anytime.filter((action) => lastChance(view, player, action) || !declined(view, action));
  // Whatever could change what comes next is asked for before it: an income, what grows (rules 6.0, steps 2 and 3).
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
