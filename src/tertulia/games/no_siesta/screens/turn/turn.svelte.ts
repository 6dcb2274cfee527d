/** No Siesta's pending choices: a picked revenue, or the rest to be stored. */
import type { Legal } from "tertulia/api/table";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { TurnModel } from "tertulia/ui/turnModel.svelte";
import type { View } from "../types";
import { countGoods, notationOf, storableRest, type StoredGood } from "./rest";
import { cheapestUses, isPickable, type Pick } from "./uses";

/** Actions that are executed automatically if they are the only choice. */
const FORCED = new Set(["take", "mark", "keep", "complete", "hire", "waive", "end"]);

export class NoSiestaTurn extends TurnModel<MatchStore> {
  protected override readonly automatic = FORCED;
  picked = $state.raw<Pick | null>(null);
  /** The revenues to be stored by "Store the rest", while it waits for confirmation; else null. */
  planned = $state.raw<readonly StoredGood[] | null>(null);
  #view = $derived.by(() => this.table().view as View | null);
  /** For each circle, the action of pressing it. */
  circles = $derived(cheapestUses(this.legal, this.picked));
  /** The revenues that "Store the rest" would store now. Offered as a button, as the circles may be out of sight. */
  rest = $derived.by((): readonly StoredGood[] => {
    const player = this.#view?.players[this.table().seat ?? -1];
    const free = this.#view?.pending?.kind === "score" && this.#view.pending.next === "anything";
    if (!this.#view || !player || !free || !this.ready) return [];
    return storableRest(player, this.#view.sheet, this.#view.options["rules"] === "online");
  });
  /** By good, the number of circles that are about to be crossed off. */
  ghosts = $derived(countGoods(this.planned ?? []));

  override get pending(): boolean {
    return super.pending || this.picked !== null || this.planned !== null;
  }

  override clear(): void {
    super.clear();
    this.picked = null;
    this.planned = null;
  }

  canPick(pick: Pick): boolean {
    return isPickable(this.legal, pick);
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

  /** Sends the planned chain, all or none. */
  storeAll = async (): Promise<void> => {
    const planned = this.planned;
    if (planned && this.ready) await this.match.act(planned.map(notationOf));
  };

  /** Ending a phase needs no delay if nothing was done in it and nothing is lost. */
  override isIrreversible(action: Legal): boolean {
    if (!super.isIrreversible(action)) return false;
    if (action.name !== "end") return true;
    const lost = Object.keys((action.hint["lost"] as object | undefined) ?? {});
    return this.table().undo > 0 || lost.length > 0;
  }
}
