import type { GameInfo } from "../../api/contract";

/** Whether the server has compiled a game's rules, so that it can be played. */
export const isPlayable = (game: GameInfo): boolean =>
  !game.failed && typeof game.compiled_share !== "number";
