/** What whoever is waited for has just done, the newest first: nobody has to open the log for it. */
import type { Table } from "tertulia/api/table";
import { stepTexts } from "tertulia/match/steps";
import { describe, step } from "../eventText";
import { GAME } from "../names";

/** Number of steps that are told; the log has the rest. */
const TOLD = 4;

/** The last steps of somebody else in a row, as one line; empty where nobody else has acted last. */
export function others(table: Table, names: string[]): string {
  const last = table.log.findLast(({ seat }) => seat !== null);
  const seat = last?.seat ?? null;
  if (seat === null || seat === table.seat) return "";
  const before = table.log.findLastIndex((entry) => entry.seat !== null && entry.seat !== seat);
  const own = names[seat] ?? "";
  const how = {
    game: GAME,
    names,
    own,
    tell: (event: Parameters<typeof describe>[0]) => describe(event, names),
    untold: step,
  };
  const told = table.log
    .slice(before + 1)
    .filter((entry) => entry.seat === seat)
    .map((entry) => stepTexts(entry, how)[0]?.replace(/\.$/, "") ?? "")
    .filter(Boolean);
  return told.length > 0 ? `${own}: ${told.slice(-TOLD).reverse().join(" · ")}` : "";
}
