/** "Store the rest": all remaining revenues crossed off in warehouse and stable by one chain of actions. */
import { GOODS, type Counts, type Player, type Printed, type Revenue } from "../types";

/** A good to store, and its source: a temporary revenue or a disc. */
export interface StoredGood {
  good: Revenue;
  source: "loose" | "disc";
}

/**
 * The revenues that still fit into their rows, temporary ones first. In the printed rules, goods taken out of the
 * storage cannot be stored again (ruling 10); with the `online` rules they can.
 */
export function storableRest(player: Player, sheet: Printed, online: boolean): StoredGood[] {
  return GOODS.flatMap((good) => {
    const n = (counts: Counts): number => counts[good] ?? 0;
    const room = n(sheet.storage) - n(player.storage);
    const loose = n(player.loose) - (online ? 0 : n(player.not_stored));
    const all: StoredGood[] = [
      ...Array.from({ length: loose }, (): StoredGood => ({ good, source: "loose" })),
      ...Array.from({ length: n(player.board) }, (): StoredGood => ({ good, source: "disc" })),
    ];
    return all.slice(0, Math.max(room, 0));
  });
}

export const notationOf = ({ good, source }: StoredGood): string => `store ${good} ${source}`;

/** The number of each good. */
export function countGoods(rest: readonly StoredGood[]): Counts {
  const found: Counts = {};
  for (const { good } of rest) found[good] = (found[good] ?? 0) + 1;
  return found;
}
