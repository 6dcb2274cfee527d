/**
 * La Granja's pending choices, and the legal actions split into answers to the current decision and any-time actions.
 */
import type { Legal } from "tertulia/api/table";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { TurnModel } from "tertulia/ui/turnModel.svelte";
import type { View } from "../types";
import { Declined } from "./declined";
import { endsTurn, canSkip } from "./skippable";
import { answersDecision } from "./kinds";

/** Actions chosen for their chance or new card, so they need no delay. */
const MEANT = new Set(["draw", "reroll", "donkey"]);
/** Actions that are executed automatically if they are the only choice. */
const FORCED = new Set(["done", "take", "gain", "pair", "pay", "replace", "turn"]);

export class LaGranjaTurn extends TurnModel<MatchStore> {
  protected override readonly automatic = FORCED;
  kind = $derived.by(() => (this.table().view as View | null)?.pending?.kind ?? "");
  decision = $derived(this.legal.filter((action) => answersDecision(action, this.kind)));
  anytime = $derived(this.legal.filter((action) => !answersDecision(action, this.kind)));

  readonly #declined = new Declined();

  protected override get relevantActions(): readonly Legal[] {
    const view = this.table().view as View | null;
    const passes = view && canSkip(view, this.anytime, settings.sparing, this.#declined.has);
    return passes ? this.decision : this.legal;
  }

  /** Available any-time actions that the player declined earlier in the round. */
  get passedBy(): readonly Legal[] {
    const view = this.table().view as View | null;
    return view ? this.anytime.filter((action) => this.#declined.has(view, action)) : [];
  }

  /**
   * Sends an action. `done` chosen by the player as the only answer declines all any-time actions, except in a plan.
   */
  protected override async send(action: Legal): Promise<void> {
    const { version, view } = this.table();
    const wasAsked = this.pendingStep?.by !== "forced" && this.decision.length === 1;
    if (action.name === "done" && wasAsked && version >= 0) this.#declined.note(view as View, this.anytime);
    await super.send(action);
  }

  /** An automatic end of the turn follows shortly after the last step, which can be undone until then. */
  protected override mayEndUndo(): boolean {
    return endsTurn((this.table().view as View | null)?.pending);
  }

  /** `done` needs no delay if it is the only answer and no step could be undone. */
  override isIrreversible(action: Legal): boolean {
    if (!super.isIrreversible(action) || MEANT.has(action.name)) return false;
    if (action.name !== "done") return true;
    return this.table().undo > 0 || this.decision.some((other) => other.name !== "done");
  }
}
