/** What the player has in mind, and the legal actions by kind: the open decision's, and those of any time. */
import type { Legal } from "tertulia/api/contract";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { TurnModel } from "tertulia/ui/turnModel.svelte";
import type { View } from "../types";
import { Declined } from "./declined";
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

  readonly #declined = new Declined();

  protected override get mattering(): readonly Legal[] {
    const view = this.table().view as View | null;
    const passes = view && idle(view, this.anytime, settings.sparing, this.#declined.has);
    return passes ? this.decision : this.legal;
  }

  /** What lies ready, and was declined earlier in the round. */
  get passedBy(): readonly Legal[] {
    const view = this.table().view as View | null;
    return view ? this.anytime.filter((action) => this.#declined.has(view, action)) : [];
  }

  /** Whoever goes on where nothing but what lies ready was asked for has declined it; what is only planned declines nothing. */
  protected override async send(action: Legal): Promise<void> {
    const { version, view } = this.table();
    const asked = this.going?.by !== "forced" && this.decision.length === 1;
    if (action.name === "done" && asked && version >= 0) this.#declined.note(view as View, this.anytime);
    await super.send(action);
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
