/** Log entries for tests, and the book that words them for a game. */
import type { GameEvent, LogEntry } from "../src/api/contract";
import { t } from "../src/i18n/words.svelte";
import type { Screens } from "../src/match/games";
import { LogBook } from "../src/match/logBook";

export const NAMES = ["Ana", "Ben", "Eva"];
export const book = (
  screens: Screens,
  describeEvent = (event: GameEvent) => screens.describeEvent(event, NAMES),
): LogBook =>
  new LogBook({ ...screens, describe: describeEvent, names: NAMES, beginning: t("table-log-beginning") });
export const entry = (
  ply: number,
  seat: number | null,
  action: string | null,
  ...events: GameEvent[]
): LogEntry => ({
  ply,
  seat,
  action,
  events,
});
