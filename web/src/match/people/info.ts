/** Facts about a game from the server: bots, player counts, options. Requested once per page load. */
import { api } from "../../api/client";
import type { GameInfo } from "../../api/contract";

let asked: Promise<GameInfo[]> | undefined;

/** Undefined if the server does not answer; the next call asks again. */
export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  asked ??= api.games();
  try {
    return (await asked).find(({ name }) => name === game);
  } catch {
    asked = undefined;
    return undefined;
  }
}
