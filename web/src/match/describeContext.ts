/** Context with the wording of the current game's events, for all components that show events. */
import { createContext } from "svelte";

import type { GameEvent } from "../api/contract";

/** The log lines of one event; empty until the game's screens are loaded. */
export type Describe = (event: GameEvent) => string[];

export const [getDescribe, setDescribe] = createContext<Describe>();
