/** What a player could try in their next game, from the analysis of a finished one. */
import type { AnalysedDecision, AnalysisReport, BetterLine } from "../../api/contract";
import type { Ending, PointRow } from "../end/ending";
import { botTextAt } from "../players/botText";
import { betterLineOf, type DecisionText } from "./decisionText";

const MAX_SUGGESTIONS = 3;
/** Smaller differences in points of one source are no reason to play differently. */
const MIN_SOURCE_POINTS = 3;

export type Suggestion =
  | { kind: "decision"; decision: AnalysedDecision; better: string; line: BetterLine }
  /** The source of points in which an opponent was furthest ahead. */
  | { kind: "source"; row: PointRow; opponent: string; own: number; most: number };

/**
 * At most `MAX_SUGGESTIONS` for the viewer's seats: their costliest decisions, of different kinds as far as possible,
 * and the source of points in which an opponent was furthest ahead. Decisions of a bot in the player's place do not
 * count.
 */
export function suggestNext(
  report: AnalysisReport,
  ending: Ending | null,
  wording: DecisionText,
): Suggestion[] {
  const decisions = ownMistakes(report, wording);
  const source = ending ? largestGap(ending, wording.table.own_seats) : null;
  const kinds = new Set<string>();
  const isNewKind = ({ line }: { line: BetterLine }): boolean => {
    const verb = line.steps[0]?.action.split(" ")[0] ?? "";
    const isNew = !kinds.has(verb);
    kinds.add(verb);
    return isNew;
  };
  const varied = decisions.filter(isNewKind);
  const others = decisions.filter((one) => !varied.includes(one));
  const chosen = [...varied, ...others].slice(0, MAX_SUGGESTIONS - (source ? 1 : 0));
  return [...chosen, ...(source ? [source] : [])];
}

/** The viewer's mistakes, the costliest first, without those whose better line only begins differently. */
function ownMistakes(
  report: AnalysisReport,
  wording: DecisionText,
): Extract<Suggestion, { kind: "decision" }>[] {
  const { analysis } = report;
  const { table } = wording;
  return analysis.mistakes.flatMap((place) => {
    const decision = analysis.decisions[place];
    const line = betterLineOf(report, place);
    if (!decision || !line || !table.own_seats.includes(decision.seat)) return [];
    const better = wording.better(decision, line);
    const byBot = botTextAt(table, decision.seat, decision.ply) !== null;
    return better && !byBot ? [{ kind: "decision" as const, decision, better, line }] : [];
  });
}

/** The source of points in which an opponent was furthest ahead of a seat; null if none was clearly ahead. */
function largestGap(
  { scorers, rows }: Ending,
  seats: readonly number[],
): Extract<Suggestion, { kind: "source" }> | null {
  const column = (seat: number): number => scorers.findIndex((one) => one.seat === seat);
  const [seat] = seats;
  if (seats.length !== 1 || seat === undefined || column(seat) < 0) return null;
  const gaps = rows.flatMap((row) =>
    scorers.flatMap(({ seat: other, name, order }, index) => {
      const [own, most] = [row.values[column(seat)] ?? 0, row.values[index] ?? 0];
      return other !== seat && order && most - own >= MIN_SOURCE_POINTS
        ? [{ kind: "source" as const, row, opponent: name, own, most }]
        : [];
    }),
  );
  return gaps.toSorted((one, other) => other.most - other.own - (one.most - one.own))[0] ?? null;
}
