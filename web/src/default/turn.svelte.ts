/** The unfinished action at a default table: the words of its notation that the player has chosen so far. */
import type { MatchStore } from "../match/matchStore.svelte";
import { TurnModel } from "../ui/turnModel.svelte";

export class DefaultTurn extends TurnModel<MatchStore> {
  /** The chosen words of the notation; empty before the verb. */
  path = $state.raw<readonly string[]>([]);
  /** The chosen numbers of a set argument. */
  picked = $state.raw<ReadonlySet<number>>(new Set());

  override get pending(): boolean {
    return super.pending || this.path.length > 0 || this.picked.size > 0;
  }

  /** Drops the choices, which belonged to the previous state of the table. */
  override onTableChanged(): void {
    super.onTableChanged();
    this.#forget();
  }

  /** Escape cancels the previewed action; without one, the choices made so far. */
  protected override discardChoices(): void {
    if (this.preview === null) this.#forget();
    this.clear();
  }

  /** Continues with these words of the notation. */
  continueWith = (path: readonly string[]): void => {
    this.clear();
    this.#forget();
    this.path = path;
  };

  /** Adds a number to the set, or removes it. */
  toggle = (number: number): void => {
    const picked = new Set(this.picked);
    if (!picked.delete(number)) picked.add(number);
    this.picked = picked;
  };

  #forget(): void {
    this.path = [];
    this.picked = new Set();
  }
}
