import type { GameInfo } from "../../api/contract";

/** The games that have a lesson, the shortest lesson first. */
export const sortLessons = (games: readonly GameInfo[]): GameInfo[] =>
  games.filter(({ lesson }) => lesson).toSorted((one, other) => (one.lesson ?? 0) - (other.lesson ?? 0));
