import type { GameInfo } from "../../api/contract";

/** Whether a game can begin now: its rules are there. */
export const playable = (game: GameInfo): boolean => !game.failed && typeof game.preparing !== "number";
