/** State of the component editor: the current component, storage and server check of each change, undo and redo. */
import type { SetFault } from "../../api/contract";
import type { SetThing } from "../../match/editing";
import type { Editing, Part, SetData } from "../../match/editing";
import { faultText, type FaultText } from "../../i18n/faults";
import {
  withComponent,
  confirmAll,
  confirmFact,
  copyFacts,
  confirmChanges,
  countComponents,
  toSetFile,
  isUnconfirmed,
  completeSet,
  partAt,
  isEqual,
  listComponents,
  type Place,
} from "./setData";
import type { OwnSet, LocalSets } from "./localSets.svelte";

/** The server's check of a set. */
export interface Verdict {
  ok: boolean;
  faults: readonly SetFault[];
}
export type Check = (file: Part) => Promise<Verdict>;

/** The largest number of changes that can be undone. */
const MAX_UNDO = 500;

export class Editor {
  /** The set that is being edited. */
  own = $state.raw() as OwnSet;
  /** Index of the current component in `places`. */
  index = $state(0);
  faults = $state.raw<readonly SetFault[]>([]);
  /** Whether the set is playable; null until the server has checked it. */
  ok = $state<boolean | null>(null);
  /** Problem with storing (`full`, `beside`: saved as a separate set) or checking (`unchecked`); empty without one. */
  trouble = $state<"" | "full" | "unchecked" | "beside">("");
  #undone = $state.raw<readonly SetData[]>([]);
  #done = $state.raw<readonly SetData[]>([]);
  #lastCheck = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly base: SetData;
  readonly places: readonly Place[];
  readonly #localSets: LocalSets;
  readonly #check: Check;
  readonly #checkDelayMs: number;

  /** `checkDelayMs` is the delay in ms between a change and its check. */
  constructor(
    { own, base, editing, shelf }: { own: OwnSet; base: SetData; editing: Editing; shelf: LocalSets },
    check: Check,
    checkDelayMs = 350,
  ) {
    [this.own, this.base, this.#localSets, this.#check, this.#checkDelayMs] = [
      own,
      base,
      shelf,
      check,
      checkDelayMs,
    ];
    this.places = listComponents(base)
      .filter(({ table }) => editing.tables.includes(table))
      .toSorted((a, b) => editing.tables.indexOf(a.table) - editing.tables.indexOf(b.table));
    this.#scheduleCheck(0);
  }

  complete = $derived.by(() => completeSet(this.base, this.own.changes));
  place = $derived.by(() => this.places[this.index] as Place);
  part = $derived.by(() => partAt(this.complete, this.place) as Part);
  isStandard = $derived.by(() => isEqual(this.part, partAt(this.base, this.place)));
  counts = $derived.by(() => countComponents(this.base, this.own.changes, this.places));
  canUndo = $derived(this.#done.length > 0);
  canRedo = $derived(this.#undone.length > 0);

  partOf(place: Place): Part {
    return partAt(this.complete, place) as Part;
  }

  thingOf(place: Place): SetThing {
    return { ...place, row: this.partOf(place) };
  }

  /** Whether a component has an error. */
  hasErrors({ table, number }: Place): boolean {
    return this.faults.some((fault) => fault.table === table && fault.number === number);
  }

  /** Errors of a fact of the current component. */
  errorsOf(key: string): FaultText[] {
    return this.#errorTexts(this.#here.filter((fault) => fault.key === key));
  }

  /** Errors of the current component as a whole, or of facts other than these. */
  otherErrors(facts: readonly string[]): FaultText[] {
    return this.#errorTexts(this.#here.filter(({ key }) => key === null || !facts.includes(key)));
  }

  /** Errors outside the components that can be edited. */
  errorsElsewhere = $derived.by(() =>
    this.#errorTexts(
      this.faults.filter(
        ({ table, number }) => !this.places.some((one) => one.table === table && one.number === number),
      ),
    ),
  );

  get #here(): readonly SetFault[] {
    const { table, number } = this.place;
    return this.faults.filter((fault) => fault.table === table && fault.number === number);
  }

  /** Error messages without duplicates. */
  #errorTexts(faults: readonly SetFault[]): FaultText[] {
    const texts = faults.map((fault) => faultText(this.own.game, fault));
    return texts.filter(({ text }, index) => texts.findIndex((one) => one.text === text) === index);
  }

  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.places.length - 1);
  }

  /** Index of the next component with an unconfirmed fact; -1 without one. */
  nextUnconfirmed(): number {
    const order = this.places.map((_, index) => (this.index + 1 + index) % this.places.length);
    return order.find((index) => isUnconfirmed(this.partOf(this.places[index] as Place))) ?? -1;
  }

  /** Replaces the current component; changed facts are marked as confirmed by the owner's copy. */
  set(part: Part): void {
    this.#replace(confirmChanges(this.part, part));
  }

  /** Marks a fact of the current component, or without `key` all facts, as confirmed by the owner's copy. */
  confirm(key?: string): void {
    this.#replace(key === undefined ? confirmAll(this.part) : confirmFact(this.part, key));
  }

  /** Resets the current component to the game's own set. */
  revert(): void {
    this.#replace(partAt(this.base, this.place) as Part);
  }

  /** Copies the facts of another component of the table, except those in `keep`. */
  copy(from: Place, keep: readonly string[] = []): void {
    this.#replace(copyFacts(this.partOf(from), this.part, keep));
  }

  undo(): void {
    const before = this.#done.at(-1);
    if (before === undefined) return;
    this.#undone = [...this.#undone, this.own.changes];
    this.#done = this.#done.slice(0, -1);
    this.#saveChanges(before);
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (after === undefined) return;
    this.#done = [...this.#done, this.own.changes];
    this.#undone = this.#undone.slice(0, -1);
    this.#saveChanges(after);
  }

  /**
   * Shows a version of the set that another tab has saved; undo returns to the version of this tab. Undone changes were
   * made to the older version, so they cannot be redone.
   */
  adopt(set: OwnSet): void {
    if (set.revision === this.own.revision) return;
    if (!isEqual(set.changes, this.own.changes)) this.#pushUndo();
    this.own = set;
    this.#scheduleCheck(0);
  }

  rename(name: string): void {
    this.#store({ name });
  }

  /** Tries again to store the set after the browser's storage was full. */
  retryStorage(): void {
    this.#store({});
  }

  /** Cancels the pending check, when the editor closes. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#lastCheck++;
  }

  #replace(part: Part): void {
    const changes = withComponent(this.base, this.own.changes, this.place, part);
    if (isEqual(changes, this.own.changes)) return;
    this.#pushUndo();
    this.#saveChanges(changes);
  }

  /** Adds the current version to those that undo returns to, and forgets the undone ones. */
  #pushUndo(): void {
    this.#done = [...this.#done, this.own.changes].slice(-MAX_UNDO);
    this.#undone = [];
  }

  #saveChanges(changes: SetData): void {
    this.#store({ changes, playable: null });
    this.ok = null;
    this.#scheduleCheck(this.#checkDelayMs);
  }

  #store(change: Partial<Pick<OwnSet, "name" | "changes" | "playable">>): void {
    const saved = this.#localSets.save(this.own, change);
    if (saved === "full") this.own = { ...this.own, ...change };
    else this.own = saved.set;
    if (saved === "full") this.trouble = "full";
    else if (saved.beside) this.trouble = "beside";
    else if (this.trouble === "full") this.trouble = "";
  }

  #scheduleCheck(after: number): void {
    clearTimeout(this.#timer);
    const mine = ++this.#lastCheck;
    this.#timer = setTimeout(() => void this.#runCheck(mine), after);
  }

  async #runCheck(mine: number): Promise<void> {
    const { name, game, changes } = this.own;
    try {
      const { ok, faults } = await this.#check(toSetFile(name, game, changes, false));
      if (mine !== this.#lastCheck) return;
      [this.ok, this.faults] = [ok, faults];
      if (this.trouble === "unchecked") this.trouble = "";
      if (this.own.playable !== ok) this.#store({ playable: ok });
    } catch {
      if (mine === this.#lastCheck && this.trouble === "") this.trouble = "unchecked";
    }
  }
}
