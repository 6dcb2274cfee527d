/** Amounts of resources that events cost or bring, by resource name. */
import type { GameEvent } from "../api/contract";
import { dictionary, t } from "../i18n/words.svelte";

export type Amounts = Record<string, number>;
/** By event type: the amounts that an event brings about. */
export type AmountCounters = Record<string, (event: GameEvent) => Amounts>;

export function sumAmounts(events: readonly GameEvent[], counts: AmountCounters): Amounts {
  const total: Amounts = {};
  for (const event of events)
    for (const [thing, n] of Object.entries(counts[event.type]?.(event) ?? {}))
      total[thing] = (total[thing] ?? 0) + n;
  return total;
}

/** Each resource with its number, or by its name alone if the catalogue has no message that counts it. */
export const amountsText = (game: string, amounts: Amounts): string[] =>
  Object.entries(amounts)
    .filter(([, n]) => n > 0)
    .map(([thing, n]) => {
      const id = `${game}-count-${thing}`;
      return dictionary.has(id) ? t(id, { n }) : t(`${game}-good-${thing}`);
    });
