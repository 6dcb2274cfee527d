/** The last steps of another player, shown beside the prompt while waiting. */
import type { Table } from "tertulia/api/table";
import { stepTexts } from "tertulia/match/stepText";
import { describeEvent, describeStep } from "../eventText";
import { GAME } from "../names";

/** Maximum number of steps shown. */
const MAX_STEPS = 4;

/**
 * The latest uninterrupted steps of another player as one line, newest first; empty if the viewer acted last or no
 * player has acted.
 */
export function lastStepsText(table: Table, names: string[]): string {
  const last = table.log.findLast(({ seat }) => seat !== null);
  const seat = last?.seat ?? null;
  if (seat === null || seat === table.seat) return "";
  const before = table.log.findLastIndex((entry) => entry.seat !== null && entry.seat !== seat);
  const own = names[seat] ?? "";
  const how = {
    game: GAME,
    names,
    own,
    describe: (event: Parameters<typeof describeEvent>[0]) => describeEvent(event, names),
    describeStep,
  };
  const texts = table.log
    .slice(before + 1)
    .filter((entry) => entry.seat === seat)
    .map((entry) => stepTexts(entry, how)[0]?.replace(/\.$/, "") ?? "")
    .filter(Boolean);
  return texts.length > 0 ? `${own}: ${texts.slice(-MAX_STEPS).reverse().join(" · ")}` : "";
}
