/** Events and actions in words: their facts become arguments of the game's messages. */
import type { GameEvent } from "../api/contract";
import { flatten } from "./facts";
import { dictionary, t } from "./words.svelte";

/** The log line of an event; empty where the game's catalogue has no words for it. */
export const eventText = (game: string, event: GameEvent, names: readonly string[]): string =>
  worded(`${game}-event-${event.type}`, game, event, names);

/** What an event would cost, and what it would bring, as things of a list; each empty where the game's catalogue has no words for it. */
export const costText = (game: string, event: GameEvent, names: readonly string[]): string =>
  worded(`${game}-cost-${event.type}`, game, event, names);
export const bringsText = (game: string, event: GameEvent, names: readonly string[]): string =>
  worded(`${game}-brings-${event.type}`, game, event, names);

/** An action in full words where the game has them. */
export function actionText(
  game: string,
  name: string,
  facts: Record<string, unknown>,
  names: readonly string[],
): string {
  const full = `${game}-action-${name}-full`;
  return t(dictionary.has(full) ? full : `${game}-action-${name}`, flatten(game, facts, names));
}

const worded = (id: string, game: string, event: GameEvent, names: readonly string[]): string =>
  dictionary.has(id) ? t(id, flatten(game, event, names)) : "";
