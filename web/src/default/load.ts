/** Loads the screens of any game, and the default ones only once a table is opened. */
import type { Screens } from "../match/games";

export const screensOf = async (game: string): Promise<Screens> =>
  (await import("./screens")).screensOf(game);
