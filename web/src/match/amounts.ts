/** Things that events cost or bring, and the number of each. */
import type { GameEvent } from "../api/contract";
import { dictionary, t } from "../i18n/words.svelte";

export type Amounts = Record<string, number>;
/** What of it an event brings about; by its type. */
export type Counts = Record<string, (event: GameEvent) => Amounts>;

export function sum(events: readonly GameEvent[], counts: Counts): Amounts {
  const total: Amounts = {};
  for (const event of events)
    for (const [thing, n] of Object.entries(counts[event.type]?.(event) ?? {}))
      total[thing] = (total[thing] ?? 0) + n;
  return total;
}

/** Every thing with its number; where no message counts it, only by its name. */
export const inWords = (game: string, amounts: Amounts): string[] =>
  Object.entries(amounts)
    .filter(([, n]) => n > 0)
    .map(([thing, n]) => {
      const id = `${game}-count-${thing}`;
      return dictionary.has(id) ? t(id, { n }) : t(`${game}-good-${thing}`);
    });
