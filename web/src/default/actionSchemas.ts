/** Action schemas by game, as the server has sent them. */
import { api } from "../api/client";
import type { VerbSchema } from "../api/contract";

export const actionSchemas = new Map<string, readonly VerbSchema[]>();

/** Loads a game's action schema unless it is loaded. */
export async function loadActionSchema(game: string): Promise<void> {
  if (!actionSchemas.has(game)) actionSchemas.set(game, (await api.schema(game)).actions);
}
