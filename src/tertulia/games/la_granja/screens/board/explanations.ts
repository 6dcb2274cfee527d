/** Explanations why something is not available. */
import { t } from "tertulia/i18n/words.svelte";
import { goodName } from "../names";
import type { Counts, Player, View } from "../types";

/** Explanation of a roof marker that cannot be bought: no free place, or too expensive; else general help. */
export function explainRoofs(view: View, seat: number | null, price: number): string {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return t("la-granja-roofs-help");
  if (player.roofs.length >= player.roof_places) return t("la-granja-why-roof-full");
  if (player.silver < price) return t("la-granja-why-dear", { missing: price - player.silver });
  return t("la-granja-roofs-help");
}

/** The missing goods of a row with their numbers. */
export function missingGoods(row: Counts, delivered: Counts): Counts {
  return Object.fromEntries(
    Object.entries(row)
      .map(([good, n]) => [good, n - (delivered[good as keyof Counts] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );
}

/** Whether a player has a good: in store, on a ripe field, or as pigs or silver. */
export function hasGood(player: Player, good: string): boolean {
  if (good === "silver") return player.silver > 0;
  if (good === "pig") return player.pigs > 0;
  return (player.dens[good] ?? 0) > 0 || player.fields.some((field) => field.good === good && field.grown);
}

/** `olive, 2 × wine`. */
export const goodsText = (goods: Counts): string =>
  Object.entries(goods)
    .map(([good, n]) => (n === 1 ? goodName(good) : `${n}\u00a0×\u00a0${goodName(good)}`))
    .join(", ");
