/** Animation of scorings without a scene: each player's points fly from the progress panel to their name. */
import type { LogEntry } from "tertulia/api/contract";
import { centredBox, type Flight } from "tertulia/ui/flip";
import { totalPoints } from "../scene/scoringResults";
import type { Scoring } from "../types";

/** Size of a flying number in pixels. */
const SIZE_PX = { width: 44, height: 24 };

export function pointFlights(root: HTMLElement, moved: LogEntry[]): Flight[] {
  const from = root.querySelector("#progress")?.getBoundingClientRect();
  if (!from?.width) return [];
  const scorings = moved.flatMap(({ events }) => events.filter(({ type }) => type === "scoring"));
  return scorings.flatMap((event) =>
    totalPoints(event as unknown as Scoring).flatMap((points, seat): Flight[] => {
      const name = root.querySelector(`[data-player="${seat}"]`)?.getBoundingClientRect();
      if (points === 0 || !name?.width) return [];
      return [{ picture: pointsBadge(points), from: badgeBox(from), to: badgeBox(name) }];
    }),
  );
}

const badgeBox = (place: DOMRect): DOMRect => centredBox(place, SIZE_PX.width, SIZE_PX.height);

function pointsBadge(points: number): Element {
  const picture = document.createElement("b");
  picture.textContent = `+${points}`;
  return picture;
}
