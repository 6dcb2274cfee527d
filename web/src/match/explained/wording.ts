/** Wording of a decision and of its better alternative in the analysis. */
import { t } from "../../i18n/words.svelte";
import type { AnalysedDecision, AnalysisReport, BetterLine, GameEvent, LineStep } from "../../api/contract";
import type { Table } from "../../api/table";
import type { Describe } from "../describing";
import type { Screens } from "../games";
import type { LogBook } from "../lines";
import { entryAt } from "../history.svelte";
import { stepTexts } from "../steps";

/** Number of steps worded per decision: the first is often only a small step towards the second. */
const THINGS = 2;
/** Number of sentences per step: the action, and its first result. */
const SENTENCES = 2;

export class Wording {
  constructor(
    readonly table: Table,
    readonly names: string[],
    readonly book: LogBook,
    readonly tell: Describe,
    readonly step: Screens["step"],
    readonly begins: ReadonlySet<string> = new Set(),
  ) {}

  /** The heading of the part of the game that ply `ply` belongs to. */
  part(ply: number): string {
    const begun = this.book
      .parts(this.table.log)
      .filter(({ turns }) => (turns[0]?.lines[0]?.ply ?? Infinity) <= Math.max(ply, 1));
    return begun.at(-1)?.heading ?? "";
  }

  /** The name of the player who decided, marked if a bot was playing in their place. */
  decider({ seat, ply }: Pick<AnalysedDecision, "seat" | "ply">): string {
    const player = this.names[seat] ?? "";
    const last = this.table.handed.findLast((each) => each.seat === seat && each.ply <= ply);
    return last?.bot ? t("explain-stand-in", { player }) : player;
  }

  /** The action of a decision and the steps right after it. `line` is the better line, if there is one. */
  played(decision: AnalysedDecision, line?: BetterLine): string {
    const done = this.#things(this.#goingOn(decision, line)).told;
    if (!line || done !== this.#things(ownOf(line)).told) return done;
    return this.#apart(this.#done(decision, line), line.steps[0]);
  }

  /** The better line in words; empty if it does the same thing and only begins differently. */
  better(decision: AnalysedDecision, line: BetterLine): string {
    const own = ownOf(line);
    const [first] = own;
    const { told } = this.#things(own);
    if (!first || told !== this.#things(this.#goingOn(decision, line)).told) return told;
    if (this.#begins(first)) return "";
    const done = this.#done(decision, line);
    const apart = this.#apart(first, done);
    return apart === this.#apart(done, first) ? t("explain-elsewhere", { what: apart }) : apart;
  }

  #done({ ply, seat, played }: AnalysedDecision, line?: BetterLine): LineStep {
    const events = entryAt(this.table.log, ply + 1)?.events ?? [];
    return { seat, action: played.action, events, hint: line?.played ?? {} };
  }

  /** The action of a decision, and the steps that its seat made next without a break. */
  #goingOn(decision: AnalysedDecision, line?: BetterLine): LineStep[] {
    const { ply, seat } = decision;
    const after = this.table.log.filter((entry) => entry.ply > ply + 1 && entry.action !== null);
    const end = after.findIndex((entry) => entry.seat !== seat);
    const own = after.slice(0, end < 0 ? undefined : end);
    return [
      this.#done(decision, line),
      ...own.map(({ action, events }) => ({ seat, action: action ?? "", events, hint: {} })),
    ];
  }

  /** The first `THINGS` completed steps of one seat, in words. `used` is the number of steps that they contain. */
  #things(steps: readonly LineStep[]): { told: string; used: number } {
    const whole = steps.flatMap((step, at) => (this.#begins(step) ? [] : [{ told: this.#step(step), at }]));
    const few = whole.filter(({ told }, at) => told !== whole[at - 1]?.told).slice(0, THINGS);
    const [begun] = steps;
    // Nothing was completed, so word the step that was begun.
    if (few.length === 0) return { told: begun ? this.#step(begun) : "", used: 1 };
    return { told: few.map(({ told }) => told).join(" → "), used: (few.at(-1)?.at ?? 0) + 1 };
  }

  #begins({ action }: LineStep): boolean {
    return this.begins.has(action.split(" ")[0] ?? "");
  }

  /**
   * Words a step so that it differs from `other` if possible. Events of a secret choice have one wording for all
   * choices.
   */
  #apart(step: LineStep, other?: LineStep): string {
    const told = this.#step(step);
    if (other === undefined || other.action === step.action || this.#step(other) !== told) return told;
    const [own, others] = [step, other].map((one) => this.step(one.action, this.table, one.hint));
    return own && own !== others ? own : told;
  }

  /** The continuation of a line, each step with its player. */
  then(line: BetterLine): string[] {
    return line.steps
      .slice(this.#things(ownOf(line)).used)
      .map((step) => `${this.names[step.seat] ?? ""}: ${this.#step(step)}`);
  }

  #step({ seat, action, events, hint }: LineStep): string {
    const own = this.names[seat] ?? "";
    const { common, heading } = this.book.words;
    // Only events up to the first automatic one, or the first that concerns another seat or none, were decided here.
    const others = (event: GameEvent): boolean => event["seat"] !== seat && event["by"] !== seat;
    const end = events.findIndex((event) => common(event) || heading(event) !== null || others(event));
    const decided = end < 0 ? events : events.slice(0, end);
    const untold = (notation: string): string => this.step(notation, this.table, hint);
    const { game } = this.table;
    const told = stepTexts(
      { action, events: decided },
      { game, names: this.names, own, tell: this.tell, untold },
    );
    const few = told.slice(0, SENTENCES).map((text) => text.replace(/\.$/, ""));
    return few.join(", ") || action;
  }
}

/** The better line of a decision; undefined if the best action was played. */
export const lineOf = ({ lines }: AnalysisReport, decision: number): BetterLine | undefined =>
  lines.find((line) => line.decision === decision);

/** The steps of a line before another seat's first step. */
function ownOf({ steps }: BetterLine): LineStep[] {
  const end = steps.findIndex(({ seat }) => seat !== steps[0]?.seat);
  return steps.slice(0, end < 0 ? undefined : end);
}
