/** Loads the screens of a game; the code of the default screens is loaded on demand, too. */
import type { Screens } from "../match/games";
import { parts } from "../ui/parts.svelte";

export const loadScreens = (game: string): Promise<Screens> =>
  parts.page(import("./defaultScreens").then((screens) => screens.loadScreens(game)));
