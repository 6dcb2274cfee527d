/** Maps `take` events to the slots of the money display. */
import type { LogEntry } from "tertulia/api/contract";
import type { Money, View } from "../types";

export interface Taking {
  seat: number;
  slots: number[];
}

/** The slots that each taking emptied; cards that were not in `display` have no slot. */
export function takings(fresh: LogEntry[], display: View["money"]["display"]): Taking[] {
  const left = [...display];
  const slotOf = (card: Money): number[] => {
    const at = left.findIndex(({ currency, value }) => currency === card.currency && value === card.value);
    return at < 0 ? [] : left.splice(at, 1).map(({ slot }) => slot);
  };
  return fresh
    .flatMap((entry) => entry.events)
    .filter((event) => event.type === "take")
    .map((event) => ({ seat: event["seat"] as number, slots: (event["cards"] as Money[]).flatMap(slotOf) }));
}
