/** How the game on the table tells its events, for all parts of the page that show some. */
import { createContext } from "svelte";

import type { GameEvent } from "../api/contract";

/** The lines of one event; none before the game's screens are there. */
export type Describe = (event: GameEvent) => string[];

export const [describing, setDescribing] = createContext<Describe>();
