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
  played({ ply, seat, played }: AnalysedDecision, line?: BetterLine): string {
    const events = entryAt(this.table.log, ply + 1)?.events ?? [];
    return this.#step({ seat, action: played.action, events, hint: line?.played ?? {} });
  }

  /** The first step of a better line. */
  better(line: BetterLine): string {
    const [first] = line.steps;
    return first ? this.#step(first) : "";
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
