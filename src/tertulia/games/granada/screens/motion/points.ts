/** Animation of scorings without a scene: each player's points fly from the progress panel to their name. */
import type { LogEntry } from "tertulia/api/contract";
import { within, type Flight } from "tertulia/ui/flip";
import { totals } from "../scene/places";
import type { Scoring } from "../types";

/** Size of a flying number in pixels. */
const SIZE = { width: 44, height: 24 };

export function pointFlights(root: HTMLElement, moved: LogEntry[]): Flight[] {
  const from = root.querySelector("#progress")?.getBoundingClientRect();
  if (!from?.width) return [];
  const scorings = moved.flatMap(({ events }) => events.filter(({ type }) => type === "scoring"));
  return scorings.flatMap((event) =>
    totals(event as unknown as Scoring).flatMap((points, seat): Flight[] => {
      const name = root.querySelector(`[data-player="${seat}"]`)?.getBoundingClientRect();
      if (points === 0 || !name?.width) return [];
      return [{ picture: badge(points), from: sized(from), to: sized(name) }];
    }),
  );
}

const sized = (place: DOMRect): DOMRect => within(place, SIZE.width, SIZE.height);

function badge(points: number): Element {
  const picture = document.createElement("b");
  picture.textContent = `+${points}`;
  return picture;
}
