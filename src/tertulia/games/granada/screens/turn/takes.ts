/** Which money cards can be taken together, according to the legal actions. */
import type { Legal } from "tertulia/api/table";

const slotsOf = (legal: Legal): number[] => legal.args["slots"] as number[];

export function findTake(takes: Legal[], slots: number[]): Legal | undefined {
  const wanted = slots.toSorted().join();
  return takes.find((legal) => slotsOf(legal).toSorted().join() === wanted);
}

/** All slots of the takes that contain every chosen slot; includes the chosen ones. */
export function joinableSlots(takes: Legal[], chosen: number[]): Set<number> {
  const fitting = takes.map(slotsOf).filter((slots) => chosen.every((slot) => slots.includes(slot)));
  return new Set(fitting.flat());
}

/** Notations of all takes that combine the slot with others, separated by `|`; undefined if there are none. */
export const joiningTakes = (takes: Legal[], slot: number): string | undefined =>
  takes
    .filter((legal) => slotsOf(legal).length > 1 && slotsOf(legal).includes(slot))
    .map(({ notation }) => notation)
    .join("|") || undefined;

/** Adds or removes a slot. A slot that cannot join the chosen ones replaces them. */
export function toggleSlot(takes: Legal[], chosen: number[], slot: number): number[] {
  if (chosen.includes(slot)) return chosen.filter((other) => other !== slot);
  return joinableSlots(takes, chosen).has(slot) ? [...chosen, slot] : [slot];
}
