/** What the player has in mind, and the legal actions by kind: the open decision's, and those of any time. */
import type { Legal } from "tertulia/api/contract";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { TurnModel } from "tertulia/ui/turnModel.svelte";
import type { View } from "../types";
import { endsTurn, idle } from "./idle";
import { ownDecision } from "./kinds";

/** Chance or a new card is what these are for: nobody asks for them by mistake. */
const MEANT = new Set(["draw", "reroll", "donkey"]);
/** What is nobody's decision where nothing else is possible. */
const FORCED = new Set(["done", "take", "gain", "pair", "pay", "replace", "turn"]);

export class LaGranjaTurn extends TurnModel<MatchStore> {
  protected override readonly automatic = FORCED;
  kind = $derived.by(() => (this.table().view as View | null)?.pending?.kind ?? "");
  decision = $derived(this.legal.filter((action) => ownDecision(action, this.kind)));
  anytime = $derived(this.legal.filter((action) => !ownDecision(action, this.kind)));

  protected override get mattering(): readonly Legal[] {
    const view = this.table().view as View | null;
    return view && idle(view, this.anytime, settings.sparing) ? this.decision : this.legal;
  }

  /** The action of a die can be taken back until its turn ends, and that ends a moment later: as if the action had waited itself. */
  protected override goesOn(): boolean {
    return endsTurn((this.table().view as View | null)?.pending);
  }

  /** One that is the only thing left to do, with nothing to be taken back, counts at once. */
  override asks(action: Legal): boolean {
    if (!super.asks(action) || MEANT.has(action.name)) return false;
    if (action.name !== "done") return true;
    return this.table().undo > 0 || this.decision.some((other) => other.name !== "done");
  }
}
