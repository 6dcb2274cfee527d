/**
 * The learner's place in each game's lesson. It is one of the user's settings (`settings.lessons`), so this browser
 * stores it, and it follows the guest to other devices and into an account.
 */
import { settings } from "../../ui/settings.svelte";
import type { Place } from "./lesson.svelte";

export interface Progress extends Place {
  /** The practice table; empty if the lesson is finished. */
  table: string;
}

const SEPARATOR = ":";
/** Maximum length of the setting, less than the server accepts. The games played longest ago are left out. */
const MAX_LENGTH = 190;

/** The place in a game's lesson; null if it was never begun. */
export function lessonProgress(game: string): Progress | null {
  const found = entries().find(([name]) => name === game);
  if (!found) return null;
  const [, step = "", ply = "", table = ""] = found;
  return { step, ply: Number(ply), table };
}

/** The game whose unfinished lesson is played at a table; null if there is none. */
export const lessonAt = (table: string): string | null =>
  entries().find(([, , , id]) => id !== "" && id === table)?.[0] ?? null;

export function storeProgress(game: string, { step, ply, table }: Progress): void {
  const others = entries().filter(([name]) => name !== game);
  const all = [...others, [game, step, String(ply), table]].map((one) => one.join(SEPARATOR));
  while (all.length > 1 && all.join(" ").length > MAX_LENGTH) all.shift();
  settings.lessons = all.join(" ");
}

const entries = (): string[][] =>
  settings.lessons
    .split(" ")
    .filter(Boolean)
    .map((entry) => entry.split(SEPARATOR));
