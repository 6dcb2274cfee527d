/** The schemas of games' actions, as the server told them, by game. */
import { api } from "../api/client";
import type { VerbSchema } from "../api/contract";

export const schemas = new Map<string, readonly VerbSchema[]>();

/** Asks for a game's schema, once. */
export async function learnSchema(game: string): Promise<void> {
  if (!schemas.has(game)) schemas.set(game, (await api.schema(game)).actions);
}
