/** Wording of events and actions: their facts become arguments of the game's messages. */
import type { GameEvent } from "../api/contract";
import { flatten } from "./facts";
import { dictionary, t } from "./words.svelte";

/** The log line of an event; empty if the game's catalogue has none. */
export const eventText = (game: string, event: GameEvent, names: readonly string[]): string =>
  eventMessage(`${game}-event-${event.type}`, game, event, names);

/** The cost of an event, as an item of a list; empty if the game's catalogue has no words for it. */
export const costText = (game: string, event: GameEvent, names: readonly string[]): string =>
  eventMessage(`${game}-cost-${event.type}`, game, event, names);
/** The gain from an event, as an item of a list; empty if the game's catalogue has no words for it. */
export const gainText = (game: string, event: GameEvent, names: readonly string[]): string =>
  eventMessage(`${game}-brings-${event.type}`, game, event, names);

/** An action in words, by the game's full message if it has one. */
export function actionText(
  game: string,
  name: string,
  facts: Record<string, unknown>,
  names: readonly string[],
): string {
  const full = `${game}-action-${name}-full`;
  return t(dictionary.has(full) ? full : `${game}-action-${name}`, flatten(game, facts, names));
}

const eventMessage = (id: string, game: string, event: GameEvent, names: readonly string[]): string =>
  dictionary.has(id) ? t(id, flatten(game, event, names)) : "";
