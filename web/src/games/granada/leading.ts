/** Who has most of a kind: more tiles, then the higher best tile; nobody where there is none. */
import type { Majority } from "./types";

export function leader({ counts, best }: Majority): number | null {
  let first: number | null = null;
  counts.forEach((count, seat) => {
    if (count === 0) return;
    const [most, high] = first === null ? [0, 0] : [counts[first] ?? 0, best[first] ?? 0];
    if (count > most || (count === most && (best[seat] ?? 0) > high)) first = seat;
  });
  return first;
}
