/** What was done and what would have been better, in words. */
import type { AnalysedDecision, BetterLine, AnalysisReport, LineStep } from "../../api/contract";
import type { Table } from "../../api/table";
import type { Describe } from "../describing";
import type { Screens } from "../games";
import type { LogBook } from "../lines";
import { entryAt } from "../history.svelte";
import { stepText } from "../steps";

export class Wording {
  constructor(
    readonly table: Table,
    readonly names: string[],
    readonly book: LogBook,
    readonly tell: Describe,
    readonly step: Screens["step"],
  ) {}

  /** The heading of the part of the game that the action number `ply` belongs to. */
  part(ply: number): string {
    const begun = this.book
      .parts(this.table.log)
      .filter(({ turns }) => (turns[0]?.lines[0]?.ply ?? Infinity) <= Math.max(ply, 1));
    return begun.at(-1)?.heading ?? "";
  }

  /** What was done at a decision; `line` is what would have been better, if anything. */
  played(decision: AnalysedDecision, line?: BetterLine): string {
    return this.#apart(this.#done(decision, line), line?.steps[0]);
  }

  /** The first step of the better line of a decision. */
  better(decision: AnalysedDecision, line: BetterLine): string {
    const [first] = line.steps;
    return first ? this.#apart(first, this.#done(decision, line)) : "";
  }

  #done({ ply, seat, played }: AnalysedDecision, line?: BetterLine): LineStep {
    const events = entryAt(this.table.log, ply + 1)?.events ?? [];
    return { seat, action: played.action, events, hint: line?.played ?? {} };
  }

  /** A step, told so that it differs from the other: what was chosen in secret is told alike, whatever it was. */
  #apart(step: LineStep, other?: LineStep): string {
    const told = this.#step(step);
    const alike = other !== undefined && other.action !== step.action && this.#step(other) === told;
    return alike ? this.step(step.action, this.table, step.hint) || told : told;
  }

  /** What would have followed it, each with who does it. */
  then(line: BetterLine): string[] {
    return line.steps.slice(1).map((step) => `${this.names[step.seat] ?? ""}: ${this.#step(step)}`);
  }

  #step({ seat, action, events, hint }: LineStep): string {
    const own = this.names[seat] ?? "";
    const { common, heading } = this.book.words;
    // What comes by itself after it was not decided.
    const end = events.findIndex((event) => common(event) || heading(event) !== null);
    const decided = end < 0 ? events : events.slice(0, end);
    const untold = (notation: string): string => this.step(notation, this.table, hint);
    const { game } = this.table;
    const told = stepText(
      { action, events: decided },
      { game, names: this.names, own, tell: this.tell, untold },
    );
    return told || action;
  }
}

/** The better line of a decision; nothing where the best was done. */
export const lineOf = ({ lines }: AnalysisReport, decision: number): BetterLine | undefined =>
  lines.find((line) => line.decision === decision);
