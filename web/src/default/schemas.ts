/** Action schemas by game, as the server has sent them. */
import { api } from "../api/client";
import type { VerbSchema } from "../api/contract";

export const schemas = new Map<string, readonly VerbSchema[]>();

/** Loads a game's action schema unless it is loaded. */
export async function learnSchema(game: string): Promise<void> {
  if (!schemas.has(game)) schemas.set(game, (await api.schema(game)).actions);
}
