/** Facts about a game from the server: bots, player counts, options. Requested once per page load. */
import { api } from "../../api/client";
import type { GameInfo } from "../../api/contract";

let request: Promise<GameInfo[]> | undefined;

/** Undefined if the server does not answer; the next call asks again. */
export async function loadGameInfo(game: string): Promise<GameInfo | undefined> {
  request ??= api.games();
  try {
    return (await request).find(({ name }) => name === game);
  } catch {
    request = undefined;
    return undefined;
  }
}
