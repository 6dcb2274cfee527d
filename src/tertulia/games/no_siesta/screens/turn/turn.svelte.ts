/** What the player has in mind: a revenue picked, or the rest that is to be stored. */
import type { Legal } from "tertulia/api/contract";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { TurnModel } from "tertulia/ui/turnModel.svelte";
import type { View } from "../types";
import { counted, notationOf, theRest, type Stored } from "./rest";
import { offers, pickable, type Pick } from "./uses";

/** What is nobody's decision where nothing else is possible. */
const FORCED = new Set(["take", "mark", "keep", "complete", "hire", "waive", "end"]);

export class NoSiestaTurn extends TurnModel<MatchStore> {
  protected override readonly automatic = FORCED;
  picked = $state.raw<Pick | null>(null);
  /** What a press on "the rest" would store, while it is asked about. */
  planned = $state.raw<readonly Stored[] | null>(null);
  #view = $derived.by(() => this.table().view as View | null);
  /** For each circle what a press of it does. */
  circles = $derived(offers(this.legal, this.picked));
  /** What could be stored now: the circles themselves may be out of sight. */
  rest = $derived.by((): readonly Stored[] => {
    const player = this.#view?.players[this.table().seat ?? -1];
    const free = this.#view?.pending?.kind === "score" && this.#view.pending.next === "anything";
    if (!this.#view || !player || !free || !this.ready) return [];
    return theRest(player, this.#view.sheet, this.#view.options["rules"] === "online");
  });
  /** Circles that are about to be crossed off in each row. */
  ghosts = $derived(counted(this.planned ?? []));

  override get pending(): boolean {
    return super.pending || this.picked !== null || this.planned !== null;
  }

  override clear(): void {
    super.clear();
    this.picked = null;
    this.planned = null;
  }

  canPick(pick: Pick): boolean {
    return pickable(this.legal, pick);
  }

  isPicked = ({ good, source }: Pick): boolean => this.picked?.good === good && this.picked.source === source;

  pick = (pick: Pick): void => {
    const again = this.isPicked(pick);
    this.clear();
    if (!again) this.picked = pick;
  };

  plan = (): void => {
    const rest = this.rest;
    this.clear();
    this.planned = rest;
  };

  /** Stores all that was shown, or nothing. */
  storeAll = async (): Promise<void> => {
    const planned = this.planned;
    if (planned && this.ready) await this.match.act(planned.map(notationOf));
  };

  /** To end a phase in which nothing was done and nothing is lost counts at once. */
  override asks(action: Legal): boolean {
    if (!super.asks(action)) return false;
    if (action.name !== "end") return true;
    const lost = Object.keys((action.hint["lost"] as object | undefined) ?? {});
    return this.table().undo > 0 || lost.length > 0;
  }
}
