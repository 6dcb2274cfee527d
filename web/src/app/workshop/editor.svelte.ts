/** State of the component editor: the current component, storage and server check of each change, undo and redo. */
import type { SetFault } from "../../api/contract";
import type { PrintedThing } from "../../match/games";
import type { Editing, Part, SetData } from "../../match/editing";
import { faultTold, type Told } from "../../i18n/faults";
import {
  changed,
  confirmed,
  confirmedFact,
  copied,
  corrected,
  counted,
  fileOf,
  isUnseen,
  overlay,
  partAt,
  same,
  things,
  type Place,
} from "./sets";
import type { OwnSet, Shelf } from "./shelf.svelte";

/** The server's check of a set. */
export interface Verdict {
  ok: boolean;
  faults: readonly SetFault[];
}
export type Check = (file: Part) => Promise<Verdict>;

/** The largest number of changes that can be undone. */
const MOST_UNDONE = 500;

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
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly base: SetData;
  readonly places: readonly Place[];
  readonly #shelf: Shelf;
  readonly #check: Check;
  readonly #patience: number;

  /** `patience` is the delay in ms between a change and its check. */
  constructor(
    { own, base, editing, shelf }: { own: OwnSet; base: SetData; editing: Editing; shelf: Shelf },
    check: Check,
    patience = 350,
  ) {
    [this.own, this.base, this.#shelf, this.#check, this.#patience] = [own, base, shelf, check, patience];
    this.places = things(base)
      .filter(({ table }) => editing.tables.includes(table))
      .toSorted((a, b) => editing.tables.indexOf(a.table) - editing.tables.indexOf(b.table));
    this.#look(0);
  }

  whole = $derived.by(() => overlay(this.base, this.own.changes));
  place = $derived.by(() => this.places[this.index] as Place);
  part = $derived.by(() => partAt(this.whole, this.place) as Part);
  usual = $derived.by(() => same(this.part, partAt(this.base, this.place)));
  counts = $derived.by(() => counted(this.base, this.own.changes, this.places));
  canUndo = $derived(this.#done.length > 0);
  canRedo = $derived(this.#undone.length > 0);

  partOf(place: Place): Part {
    return partAt(this.whole, place) as Part;
  }

  thingOf(place: Place): PrintedThing {
    return { ...place, row: this.partOf(place) };
  }

  /** Whether a component has an error. */
  faulty({ table, number }: Place): boolean {
    return this.faults.some((fault) => fault.table === table && fault.number === number);
  }

  /** Errors of a fact of the current component. */
  wrongWith(key: string): Told[] {
    return this.#told(this.#here.filter((fault) => fault.key === key));
  }

  /** Errors of the current component as a whole, or of facts other than these. */
  wrongBeside(facts: readonly string[]): Told[] {
    return this.#told(this.#here.filter(({ key }) => key === null || !facts.includes(key)));
  }

  /** Errors outside the components that can be edited. */
  wrongElsewhere = $derived.by(() =>
    this.#told(
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
  #told(faults: readonly SetFault[]): Told[] {
    const told = faults.map((fault) => faultTold(this.own.game, fault));
    return told.filter(({ text }, index) => told.findIndex((one) => one.text === text) === index);
  }

  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.places.length - 1);
  }

  /** Index of the next component with an unconfirmed fact; -1 without one. */
  nextUnseen(): number {
    const order = this.places.map((_, index) => (this.index + 1 + index) % this.places.length);
    return order.find((index) => isUnseen(this.partOf(this.places[index] as Place))) ?? -1;
  }

  /** Replaces the current component; changed facts are marked as confirmed by the owner's copy. */
  set(part: Part): void {
    this.#put(corrected(this.part, part));
  }

  /** Marks a fact of the current component, or without `key` all facts, as confirmed by the owner's copy. */
  confirm(key?: string): void {
    this.#put(key === undefined ? confirmed(this.part) : confirmedFact(this.part, key));
  }

  /** Resets the current component to the game's own set. */
  revert(): void {
    this.#put(partAt(this.base, this.place) as Part);
  }

  /** Copies the facts of another component of the table, except those in `keep`. */
  copy(from: Place, keep: readonly string[] = []): void {
    this.#put(copied(this.partOf(from), this.part, keep));
  }

  undo(): void {
    const before = this.#done.at(-1);
    if (before === undefined) return;
    this.#undone = [...this.#undone, this.own.changes];
    this.#done = this.#done.slice(0, -1);
    this.#keep(before);
  }

  redo(): void {
    const after = this.#undone.at(-1);
    if (after === undefined) return;
    this.#done = [...this.#done, this.own.changes];
    this.#undone = this.#undone.slice(0, -1);
    this.#keep(after);
  }

  /**
   * Shows a version of the set that another tab has saved; undo returns to the version of this tab. Undone changes were
   * made to the older version, so they cannot be redone.
   */
  adopt(set: OwnSet): void {
    if (set.revision === this.own.revision) return;
    if (!same(set.changes, this.own.changes)) this.#remember();
    this.own = set;
    this.#look(0);
  }

  rename(name: string): void {
    this.#store({ name });
  }

  /** Tries again to store the set after the browser's storage was full. */
  again(): void {
    this.#store({});
  }

  /** Cancels the pending check, when the editor closes. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  #put(part: Part): void {
    const changes = changed(this.base, this.own.changes, this.place, part);
    if (same(changes, this.own.changes)) return;
    this.#remember();
    this.#keep(changes);
  }

  /** Adds the current version to those that undo returns to, and forgets the undone ones. */
  #remember(): void {
    this.#done = [...this.#done, this.own.changes].slice(-MOST_UNDONE);
    this.#undone = [];
  }

  #keep(changes: SetData): void {
    this.#store({ changes, playable: null });
    this.ok = null;
    this.#look(this.#patience);
  }

  #store(change: Partial<Pick<OwnSet, "name" | "changes" | "playable">>): void {
    const kept = this.#shelf.keep(this.own, change);
    if (kept === "full") this.own = { ...this.own, ...change };
    else this.own = kept.set;
    if (kept === "full") this.trouble = "full";
    else if (kept.beside) this.trouble = "beside";
    else if (this.trouble === "full") this.trouble = "";
  }

  #look(after: number): void {
    clearTimeout(this.#timer);
    const mine = ++this.#asked;
    this.#timer = setTimeout(() => void this.#ask(mine), after);
  }

  async #ask(mine: number): Promise<void> {
    const { name, game, changes } = this.own;
    try {
      const { ok, faults } = await this.#check(fileOf(name, game, changes, false));
      if (mine !== this.#asked) return;
      [this.ok, this.faults] = [ok, faults];
      if (this.trouble === "unchecked") this.trouble = "";
      if (this.own.playable !== ok) this.#store({ playable: ok });
    } catch {
      if (mine === this.#asked && this.trouble === "") this.trouble = "unchecked";
    }
  }
}
