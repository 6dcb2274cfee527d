/**
 * Whether a question that only lets something be done first can be passed: nothing that is possible now would change what comes, and
 * all of it is possible a step later as well. Where that is not certain the player is asked.
 */
import type { Legal } from "tertulia/api/contract";
import { DENS, type Pending, type Player, type View } from "../types";

/** Any-time actions with goods and silver alone. */
const PLAIN = new Set(["done", "buy", "sell", "upgrade"]);
/** Roof markers that bring discs forward, or cards and markers that may do so. */
const MOVES = new Set(["siesta_1", "siesta_2", "reuse_roof", "card", "take_income"]);
/** Roof markers that play a card, or may do so. */
const PLAYS = new Set(["card", "reuse_roof", "take_income", "delivery", "bought_delivery"]);
/** What costs silver. */
const SPENDS = new Set(["buy", "upgrade"]);
/** Number of pigs that have a third one, where a place is free (rules 6.0, step 3). */
const PARENTS = 2;

const plain = (actions: readonly Legal[]): boolean => actions.every(({ name }) => PLAIN.has(name));

/** Silver, and what the goods in dens would bring. */
const wealth = ({ silver, dens, prices }: Player): number =>
  DENS.reduce((sum, good) => sum + (dens[good] ?? 0) * (prices.sell[good] ?? 0), silver);

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

/** Whether what grows depends on what could be done first (rules 6.0, step 3). */
function growthMatters(player: Player, actions: readonly Legal[]): boolean {
  if (actions.length === 0) return false;
  return !plain(actions) || player.fields.some(({ grown }) => grown) || pigsMatter(player, actions);
}

/** Whether the steps on the siesta track depend on it: goods and silver do not move discs, nor do most roof markers (rules 8.2). */
const siestaMatters = (player: Player, actions: readonly Legal[]): boolean =>
  actions.some(({ name, args }) =>
    name === "use"
      ? MOVES.has(player.roofs.find(({ place }) => place === args["place"])?.roof ?? "")
      : name === "trade"
        ? args["for"] === "card"
        : !PLAIN.has(name),
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
  actions.some(({ name, args }) => {
    if (name === "use")
      return PLAYS.has(player.roofs.find(({ place }) => place === args["place"])?.roof ?? "");
    if (name === "trade") return args["for"] === "card" && extendsNow(player);
    if (name === "helper") return true;
    return SPENDS.has(name) && player.cards.helper.some(({ trigger }) => trigger === "income_per_richer");
  });

/** Whether a roof marker or a helper lies ready before a turn ends; goods and commodities can be used a turn later as well. */
const turnEndMatters = (actions: readonly Legal[]): boolean =>
  actions.some(({ name }) => name === "use" || name === "helper");

/** Whether, with no room for a roof marker, something could make room for it or be used for itself (rules 6.0, step 4). */
const fullHouseMatters = (player: Player, actions: readonly Legal[]): boolean =>
  turnEndMatters(actions) ||
  (actions.some(({ name, args }) => name === "trade" && args["for"] === "card") &&
    (player.hand ?? []).some(({ helper }) => helper.modifier === "roof_spaces"));

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

/** With `sparing`, whoever plays is not asked where nothing but trade commodities and roof markers could be used. */
export function idle({ pending, players }: View, possible: readonly Legal[], sparing = false): boolean {
  const player = players[pending?.seat ?? -1];
  if (!pending || !player) return false;
  const anytime = sparing ? possible.filter(({ name }) => !SPARED.has(name)) : possible;
  // Whatever could change what comes next is asked for before it: an income, what grows (rules 6.0, steps 2 and 3).
  if (noneLeft(pending, "play")) return true;
  if (pending.kind === "grow") return !growthMatters(player, anytime);
  if (endsTurn(pending)) return !turnEndMatters(anytime);
  if (pending.kind === "roof" && player.roofs.length >= player.roof_places)
    return !fullHouseMatters(player, anytime);
  if (pending.kind === "pause") return !incomeMatters(player, anytime);
  return pending.kind === "siesta" && !siestaMatters(player, anytime);
}
