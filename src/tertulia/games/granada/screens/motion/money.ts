/** Animation of taken cards: they fly from the display to their player. */
import type { Flight } from "tertulia/ui/flip";
import type { BoardBefore } from "tertulia/ui/motion.svelte";
import type { Taking } from "./takings";

export function moneyFlights(before: BoardBefore, root: HTMLElement, takings: Taking[]): Flight[] {
  return takings.flatMap(({ seat, slots }) => {
    const home = root.querySelector(`[data-player="${seat}"]`)?.getBoundingClientRect();
    return slots.flatMap((slot): Flight[] => {
      const from = before.places.get(`slot-${slot}`);
      const picture = before.pictures.get(`slot-${slot}`);
      return from && home && picture ? [{ picture, from, to: shrunkBox(home, from) }] : [];
    });
  });
}

const shrunkBox = (home: DOMRect, from: DOMRect): DOMRect =>
  new DOMRect(home.left + home.width / 2 - from.width / 6, home.top + 8, from.width / 3, from.height / 3);
