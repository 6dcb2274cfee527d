/** Loads the screens of any game, and the default ones only once a table is opened. */
import type { Screens } from "../match/games";
import { parts } from "../ui/parts.svelte";

export const screensOf = (game: string): Promise<Screens> =>
  parts.page(import("./screens").then((screens) => screens.screensOf(game)));
