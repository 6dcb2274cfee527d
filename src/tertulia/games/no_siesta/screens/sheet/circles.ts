/** Which circles of a market barrow are crossed off. */
import type { Revenue } from "../types";

/** By circle, whether it is crossed off; among equal goods the leftmost ones are. */
export function crossedCircles(goods: readonly Revenue[], crossed: readonly Revenue[]): boolean[] {
  const left = new Map<Revenue, number>();
  for (const good of crossed) left.set(good, (left.get(good) ?? 0) + 1);
  return goods.map((good) => {
    const n = left.get(good) ?? 0;
    left.set(good, n - 1);
    return n > 0;
  });
}
