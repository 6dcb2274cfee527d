/**
 * What whoever plays has let pass in a round: a trade commodity, a roof marker or a helper that lay ready when nothing else was asked. It
 * lies ready at each of their later decisions as well, so that they are asked about it once, and again where it is the last chance.
 */
import type { Legal } from "tertulia/api/contract";
import type { Pending, Player, UsePhase, View } from "../types";

/** What lies ready for later, in the words of its actions; goods and silver are looked at by what comes. */
const KEPT = new Set(["trade", "use", "helper"]);
/** In which nobody is asked anything any more. */
const SILENT = "scoring";
const PHASES: readonly UsePhase[] = ["farm", "revenue", "transport", SILENT];
/** The steps whose end ends what a player does in a phase; the last of a round, extra deliveries, is a question that is always asked. */
const LAST_STEPS = new Set(["roofs", "last_die"]);
const LAST_ROUND = 6;

/** Whether it is the last question of a phase. */
const endsPhase = (step: string, { kind, before }: Pending): boolean =>
  LAST_STEPS.has(step) && kind === "pause" && before === "turn_end";

/** Whether what may be used in some phases cannot be used after this one, for the rest of the round. */
function goesWith(phase: string, phases: readonly UsePhase[]): boolean {
  const later = PHASES.slice(PHASES.findIndex((one) => one === phase) + 1);
  return !phases.includes("any") && !later.some((one) => one !== SILENT && phases.includes(one));
}

/** Whether what is not used now is lost: a helper's help in this round; a roof marker, which waits for later rounds, in the last one. */
export function lastChance(view: View, player: Player, { name, args }: Legal): boolean {
  if (!view.pending || !endsPhase(view.step, view.pending)) return false;
  if (name === "helper") {
    const helper = player.cards.helper.find(({ card }) => card === args["card"]);
    return !!helper && goesWith(view.phase, helper.phases);
  }
  const roof = player.roofs.find(({ place }) => place === args["place"]);
  return name === "use" && view.round >= LAST_ROUND && !!roof && goesWith(view.phase, roof.phases);
}

/** How many there are of what an action uses: another commodity is another chance. */
const pieces = (player: Player, { name }: Legal): number => (name === "trade" ? player.commodities : 1);

/** What a seat has declined in a round: actions, and how many there were then of what each uses. */
interface OfRound {
  round: number;
  actions: Map<string, number>;
}

/** What each seat has declined: it is theirs alone, where several share a device, and forgotten when the round is over. */
export class Declined {
  readonly #seats = new Map<number, OfRound>();

  /** Nothing but these could be done, and none was. */
  note({ pending, players, round }: View, anytime: readonly Legal[]): void {
    const player = pending && players[pending.seat];
    if (!player) return;
    const known = this.#seats.get(pending.seat);
    const now = known?.round === round ? known : { round, actions: new Map<string, number>() };
    this.#seats.set(pending.seat, now);
    for (const action of anytime)
      if (KEPT.has(action.name)) now.actions.set(action.notation, pieces(player, action));
  }

  /** Whether an action was declined before, with as many commodities at hand as now. */
  has = ({ pending, players, round }: View, action: Legal): boolean => {
    const player = pending && players[pending.seat];
    const known = player && this.#seats.get(pending.seat);
    if (!known || known.round !== round) return false;
    return (known.actions.get(action.notation) ?? 0) >= pieces(player, action);
  };
}
