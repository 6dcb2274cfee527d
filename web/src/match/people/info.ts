/** What the server says of a game, asked for once: its bots and its numbers of seats stay while the page is open. */
import { api } from "../../api/client";
import type { GameInfo } from "../../api/contract";

let asked: Promise<GameInfo[]> | undefined;

/** Nothing where the server does not answer: the next who wants to know asks again. */
export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  asked ??= api.games();
  try {
    return (await asked).find(({ name }) => name === game);
  } catch {
    asked = undefined;
    return undefined;
  }
}
