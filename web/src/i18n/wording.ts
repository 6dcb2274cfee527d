/** Events and actions in words: their facts become arguments of the game's messages. */
import type { GameEvent } from "../api/contract";
import { flatten } from "./facts";
import { dictionary, t } from "./words.svelte";

/** The log line of an event; empty where the game's catalogue has no words for it. */
export function eventText(game: string, event: GameEvent, names: readonly string[]): string {
  const id = `${game}-event-${event.type}`;
  return dictionary.has(id) ? t(id, flatten(game, event, names)) : "";
}

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
