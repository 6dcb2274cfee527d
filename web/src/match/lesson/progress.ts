/**
 * The learner's place in each game's lesson. It is one of the user's settings (`settings.lessons`), so this browser
 * stores it, and it follows the guest to other devices and into an account.
 */
import { settings } from "../../ui/settings.svelte";

/** A learner's place in a lesson: the step's id, and the number of actions before the displayed position. */
export interface Place {
  step: string;
  ply: number;
}

/** The step in the place of a learner who has finished the lesson. */
export const FINISHED = "finished";
/** The step in the place of a player who has dismissed the offer of the lesson and not begun it. */
const DISMISSED = "dismissed";

export interface Progress extends Place {
  /** The practice table; empty if the lesson is finished, or was only dismissed. */
  table: string;
}

export type LessonState = "new" | "dismissed" | "begun" | "finished";

const SEPARATOR = ":";
/** Maximum length of the setting, less than the server accepts. The games played longest ago are left out. */
const MAX_LENGTH = 190;

/** The place in a game's lesson; null if it was neither begun nor dismissed. */
export function lessonProgress(game: string): Progress | null {
  const found = entries().find(([name]) => name === game);
  if (!found) return null;
  const [, step = "", ply = "", table = ""] = found;
  return { step, ply: Number(ply), table };
}

/** How far a game's lesson is. */
export function lessonState(game: string): LessonState {
  const step = lessonProgress(game)?.step;
  if (step === undefined) return "new";
  return step === FINISHED || step === DISMISSED ? step : "begun";
}

/** The game whose unfinished lesson was played last; null if there is none. */
export const lastLesson = (): string | null =>
  entries().findLast(([game = ""]) => lessonState(game) === "begun")?.[0] ?? null;

/** The game whose unfinished lesson is played at a table; null if there is none. */
export const lessonAt = (table: string): string | null =>
  entries().find(([, , , id]) => id !== "" && id === table)?.[0] ?? null;

export function storeProgress(game: string, { step, ply, table }: Progress): void {
  const others = entries().filter(([name]) => name !== game);
  const all = [...others, [game, step, String(ply), table]].map((one) => one.join(SEPARATOR));
  while (all.length > 1 && all.join(" ").length > MAX_LENGTH) all.shift();
  settings.lessons = all.join(" ");
}

/** Stores that a game's lesson is not to be offered again. A lesson that was begun keeps its place. */
export function dismissLesson(game: string): void {
  if (lessonState(game) === "new") storeProgress(game, { step: DISMISSED, ply: 0, table: "" });
}

const entries = (): string[][] =>
  settings.lessons
    .split(" ")
    .filter(Boolean)
    .map((entry) => entry.split(SEPARATOR));
