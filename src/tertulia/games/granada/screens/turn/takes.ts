/** Which money cards may be taken together, as the legal actions say. */
import type { Legal } from "tertulia/api/contract";

const slotsOf = (legal: Legal): number[] => legal.args["slots"] as number[];

export function takeFor(takes: Legal[], slots: number[]): Legal | undefined {
  const wanted = slots.toSorted().join();
  return takes.find((legal) => slotsOf(legal).toSorted().join() === wanted);
}

/** Slots that can join those already chosen. */
export function joinable(takes: Legal[], chosen: number[]): Set<number> {
  const fitting = takes.map(slotsOf).filter((slots) => chosen.every((slot) => slots.includes(slot)));
  return new Set(fitting.flat());
}

/** What takes a slot together with others, each by its notation. */
export const together = (takes: Legal[], slot: number): string | undefined =>
  takes
    .filter((legal) => slotsOf(legal).length > 1 && slotsOf(legal).includes(slot))
    .map(({ notation }) => notation)
    .join("|") || undefined;

/** A slot goes in or out; one that cannot join the others takes their place. */
export function toggle(takes: Legal[], chosen: number[], slot: number): number[] {
  if (chosen.includes(slot)) return chosen.filter((other) => other !== slot);
  return joinable(takes, chosen).has(slot) ? [...chosen, slot] : [slot];
}
