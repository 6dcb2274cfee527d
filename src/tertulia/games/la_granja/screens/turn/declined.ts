/**
 * Remembers which saved resources (trade commodities, roof markers, helpers) a player has declined to use in a round,
 * when nothing else was asked. They stay available at each later decision, so the player is asked only once, and again
 * at the last chance.
 */
import type { Legal } from "tertulia/api/table";
import type { Pending, Player, UsePhase, View } from "../types";

/** Actions with resources that can be saved for later. Goods and silver are handled in `idle`. */
const KEPT = new Set(["trade", "use", "helper"]);
/** A phase without decisions. */
const SILENT = "scoring";
const PHASES: readonly UsePhase[] = ["farm", "revenue", "transport", SILENT];
/** The steps that end a player's part of a phase. The last step of a round, extra deliveries, is always asked. */
const LAST_STEPS = new Set(["roofs", "last_die"]);
const LAST_ROUND = 6;

/** Whether this is the last decision of a phase. */
const endsPhase = (step: string, { kind, before }: Pending): boolean =>
  LAST_STEPS.has(step) && kind === "pause" && before === "turn_end";

/** Whether a helper or roof marker with these phases cannot be used after `phase` in this round. */
function goesWith(phase: string, phases: readonly UsePhase[]): boolean {
  const later = PHASES.slice(PHASES.findIndex((one) => one === phase) + 1);
  return !phases.includes("any") && !later.some((one) => one !== SILENT && phases.includes(one));
}

/** Whether not using the action now loses it: a helper's effect for this round, or a roof marker in the last round. */
export function lastChance(view: View, player: Player, { name, args }: Legal): boolean {
  if (!view.pending || !endsPhase(view.step, view.pending)) return false;
  if (name === "helper") {
    const helper = player.cards.helper.find(({ card }) => card === args["card"]);
    return !!helper && goesWith(view.phase, helper.phases);
  }
  const roof = player.roofs.find(({ place }) => place === args["place"]);
  return name === "use" && view.round >= LAST_ROUND && !!roof && goesWith(view.phase, roof.phases);
}

/** The number of pieces that an action can use. One more commodity is a new chance. */
const pieces = (player: Player, { name }: Legal): number => (name === "trade" ? player.commodities : 1);

/** The actions that a seat declined in a round, with the number of pieces available then. */
interface OfRound {
  round: number;
  actions: Map<string, number>;
}

/** The declined actions of each seat, kept apart as several seats may share a device. Forgotten after the round. */
export class Declined {
  readonly #seats = new Map<number, OfRound>();

  /** Notes that a player declined all of `anytime`. Call when nothing else was offered. */
  note({ pending, players, round }: View, anytime: readonly Legal[]): void {
    const player = pending && players[pending.seat];
    if (!player) return;
    const known = this.#seats.get(pending.seat);
    const now = known?.round === round ? known : { round, actions: new Map<string, number>() };
    this.#seats.set(pending.seat, now);
    for (const action of anytime)
      if (KEPT.has(action.name)) now.actions.set(action.notation, pieces(player, action));
  }

  /** Whether an action was declined in this round with at least as many pieces available as now. */
  has = ({ pending, players, round }: View, action: Legal): boolean => {
    const player = pending && players[pending.seat];
    const known = player && this.#seats.get(pending.seat);
    if (!known || known.round !== round) return false;
    return (known.actions.get(action.notation) ?? 0) >= pieces(player, action);
  };
}
