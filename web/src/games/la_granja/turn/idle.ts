/**
 * Whether a question that only lets something be done first can be passed: nothing that is possible now would change what comes, and
 * all of it is possible a step later as well. Where that is not certain the player is asked.
 */
import type { Legal } from "../../../api/contract";
import type { Player, View } from "../types";

/** Any-time actions with goods and silver alone. */
const PLAIN = new Set(["done", "buy", "sell", "upgrade"]);
/** Roof markers that bring discs forward, or cards and markers that may do so. */
const MOVES = new Set(["siesta_1", "siesta_2", "reuse_roof", "card", "take_income"]);
/** So many pigs have a third one, where a place is free (rules 6.0, step 3). */
const PARENTS = 2;

const plain = (actions: readonly Legal[]): boolean => actions.every(({ name }) => PLAIN.has(name));

/** Whether buying, selling or upgrading pigs could bring a young one that would not come otherwise. */
function pigsMatter({ pigs, pig_spaces, cards }: Player, actions: readonly Legal[]): boolean {
  const breeds = cards.helper.some(({ modifier }) => modifier === "offspring");
  const parents = breeds ? PARENTS - 1 : PARENTS;
  if (pig_spaces <= parents) return false;
  // Enough of them and room: the young one comes anyway. A full stall could be emptied by one, an emptier one be filled.
  if (pigs >= parents) return pigs === pig_spaces;
  return actions.some(({ name }) => name === "buy" || name === "sell");
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

export function idle({ pending, players }: View, anytime: readonly Legal[]): boolean {
  const player = players[pending?.seat ?? -1];
  if (!pending || !player) return false;
  if (pending.kind === "grow") return !growthMatters(player, anytime);
  return pending.kind === "siesta" && !siestaMatters(player, anytime);
}
