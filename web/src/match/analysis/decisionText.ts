/** Wording of a decision and of its better alternative in the analysis. */
import { t } from "../../i18n/words.svelte";
import type { AnalysedDecision, AnalysisReport, BetterLine, GameEvent, LineStep } from "../../api/contract";
import type { Table } from "../../api/table";
import type { Describe } from "../describeContext";
import type { Screens } from "../games";
import type { LogBook } from "../logBook";
import { entryAt } from "../history.svelte";
import { botTextAt } from "../players/botText";
import { stepTexts } from "../stepText";

/** Number of steps worded per decision: the first is often only a small step towards the second. */
const MAX_STEPS = 2;
/** Number of sentences per step: the action, and its first result. */
const MAX_SENTENCES = 2;

export class DecisionText {
  #parts: readonly { ply: number; heading: string }[] | undefined;

  constructor(
    readonly table: Table,
    readonly names: string[],
    readonly book: LogBook,
    readonly describe: Describe,
    readonly describeStep: Screens["describeStep"],
    readonly incompleteVerbs: ReadonlySet<string> = new Set(),
  ) {}

  /** The parts of the game, with the plies at which they begin. */
  get parts(): readonly { ply: number; heading: string }[] {
    this.#parts ??= this.book.parts(this.table.log).flatMap(({ heading, turns }) => {
      const ply = turns[0]?.lines[0]?.ply;
      return ply === undefined ? [] : [{ ply, heading }];
    });
    return this.#parts;
  }

  /** The heading of the part of the game that ply `ply` belongs to. */
  part(ply: number): string {
    return this.parts.findLast((part) => part.ply <= Math.max(ply, 1))?.heading ?? "";
  }

  /** The name of the player who decided, marked if it is a bot, or a bot was playing in their place. */
  decider({ seat, ply }: Pick<AnalysedDecision, "seat" | "ply">): string {
    const player = this.names[seat] ?? "";
    return botTextAt(this.table, seat, ply) === null ? player : t("bot-marked", { player });
  }

  /** The action of a decision and the steps right after it. `line` is the better line, if there is one. */
  played(decision: AnalysedDecision, line?: BetterLine): string {
    const done = this.#completedSteps(this.#ownSequence(decision, line)).text;
    if (!line || done !== this.#completedSteps(ownSteps(line)).text) return done;
    return this.#distinctText(this.#playedStep(decision, line), line.steps[0]);
  }

  /** The better line in words; empty if it does the same thing and only begins differently. */
  better(decision: AnalysedDecision, line: BetterLine): string {
    const own = ownSteps(line);
    const [first] = own;
    const { text } = this.#completedSteps(own);
    if (!first || text !== this.#completedSteps(this.#ownSequence(decision, line)).text) return text;
    if (this.#isIncomplete(first)) return "";
    const done = this.#playedStep(decision, line);
    const apart = this.#distinctText(first, done);
    return apart === this.#distinctText(done, first) ? t("explain-elsewhere", { what: apart }) : apart;
  }

  #playedStep({ ply, seat, played }: AnalysedDecision, line?: BetterLine): LineStep {
    const events = entryAt(this.table.log, ply + 1)?.events ?? [];
    return { seat, action: played.action, events, hint: line?.played ?? {} };
  }

  /** The action of a decision, and the steps that its seat made next without a break. */
  #ownSequence(decision: AnalysedDecision, line?: BetterLine): LineStep[] {
    const { ply, seat } = decision;
    const after = this.table.log.filter((entry) => entry.ply > ply + 1 && entry.action !== null);
    const end = after.findIndex((entry) => entry.seat !== seat);
    const own = after.slice(0, end < 0 ? undefined : end);
    return [
      this.#playedStep(decision, line),
      ...own.map(({ action, events }) => ({ seat, action: action ?? "", events, hint: {} })),
    ];
  }

  /** The first `MAX_STEPS` completed steps of one seat, in words. `used` is the number of steps that they contain. */
  #completedSteps(steps: readonly LineStep[]): { text: string; used: number } {
    const completed = steps.flatMap((step, at) =>
      this.#isIncomplete(step) ? [] : [{ text: this.#stepText(step), at }],
    );
    const few = completed.filter(({ text }, at) => text !== completed[at - 1]?.text).slice(0, MAX_STEPS);
    const [begun] = steps;
    // Nothing was completed, so word the step that was begun.
    if (few.length === 0) return { text: begun ? this.#stepText(begun) : "", used: 1 };
    return { text: few.map(({ text }) => text).join(" → "), used: (few.at(-1)?.at ?? 0) + 1 };
  }

  #isIncomplete({ action }: LineStep): boolean {
    return this.incompleteVerbs.has(action.split(" ")[0] ?? "");
  }

  /**
   * Words a step so that it differs from `other` if possible. Events of a secret choice have one wording for all
   * choices.
   */
  #distinctText(step: LineStep, other?: LineStep): string {
    const text = this.#stepText(step);
    if (other === undefined || other.action === step.action || this.#stepText(other) !== text) return text;
    const [own, others] = [step, other].map((one) => this.describeStep(one.action, this.table, one.hint));
    return own && own !== others ? own : text;
  }

  /** The continuation of a line, each step with its player. */
  then(line: BetterLine): string[] {
    return line.steps
      .slice(this.#completedSteps(ownSteps(line)).used)
      .map((step) => `${this.names[step.seat] ?? ""}: ${this.#stepText(step)}`);
  }

  #stepText({ seat, action, events, hint }: LineStep): string {
    const own = this.names[seat] ?? "";
    const { isCommon, logHeading } = this.book.words;
    // Only events up to the first automatic one, or the first that concerns another seat or none, were decided here.
    const others = (event: GameEvent): boolean => event["seat"] !== seat && event["by"] !== seat;
    const end = events.findIndex((event) => isCommon(event) || logHeading(event) !== null || others(event));
    const decided = end < 0 ? events : events.slice(0, end);
    const describeStep = (notation: string): string => this.describeStep(notation, this.table, hint);
    const { game } = this.table;
    const texts = stepTexts(
      { action, events: decided },
      { game, names: this.names, own, describe: this.describe, describeStep },
    );
    const few = texts.slice(0, MAX_SENTENCES).map((text) => text.replace(/\.$/, ""));
    return few.join(", ") || action;
  }
}

/** The better line of a decision; undefined if the best action was played. */
export const betterLineOf = ({ lines }: AnalysisReport, decision: number): BetterLine | undefined =>
  lines.find((line) => line.decision === decision);

/** The steps of a line before another seat's first step. */
function ownSteps({ steps }: BetterLine): LineStep[] {
  const end = steps.findIndex(({ seat }) => seat !== steps[0]?.seat);
  return steps.slice(0, end < 0 ? undefined : end);
}
