/** All that is left, crossed off in warehouse and stable, as one chain of actions. */
import { GOODS, type Counts, type Player, type Printed, type Revenue } from "../types";

/** The number of a good, and what they are taken from. */
export interface Stored {
  good: Revenue;
  source: "loose" | "disc";
}

/** What of a player's revenues has room in its row; temporary ones first. As printed, what was taken out stays out (ruling 10). */
export function theRest(player: Player, sheet: Printed, online: boolean): Stored[] {
  return GOODS.flatMap((good) => {
    const n = (counts: Counts): number => counts[good] ?? 0;
    const room = n(sheet.storage) - n(player.storage);
    const loose = n(player.loose) - (online ? 0 : n(player.not_stored));
    const all: Stored[] = [
      ...Array.from({ length: loose }, (): Stored => ({ good, source: "loose" })),
      ...Array.from({ length: n(player.board) }, (): Stored => ({ good, source: "disc" })),
    ];
    return all.slice(0, Math.max(room, 0));
  });
}

export const notationOf = ({ good, source }: Stored): string => `store ${good} ${source}`;

/** How many of each. */
export function counted(rest: readonly Stored[]): Counts {
  const found: Counts = {};
  for (const { good } of rest) found[good] = (found[good] ?? 0) + 1;
  return found;
}
