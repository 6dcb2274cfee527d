/** What the player has in mind at the table of any game: the words of an action that they have chosen so far. */
import type { MatchStore } from "../match/matchStore.svelte";
import { TurnModel } from "../ui/turnModel.svelte";

export class DefaultTurn extends TurnModel<MatchStore> {
  /** The words of the notation that are chosen; empty before the verb is. */
  path = $state.raw<readonly string[]>([]);
  /** The numbers of a set that is being put together. */
  picked = $state.raw<ReadonlySet<number>>(new Set());

  override get pending(): boolean {
    return super.pending || this.path.length > 0 || this.picked.size > 0;
  }

  /** What was chosen belonged to the table as it was. */
  override changed(): void {
    super.changed();
    this.#forget();
  }

  /** The step that is shown; where none is, what was chosen on the way to one. */
  protected override forget(): void {
    if (this.preview === null) this.#forget();
    this.clear();
  }

  /** Goes on with these words. */
  goOn = (path: readonly string[]): void => {
    this.clear();
    this.#forget();
    this.path = path;
  };

  /** Puts a number into the set, or takes it out. */
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
