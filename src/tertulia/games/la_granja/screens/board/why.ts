/** Why something cannot be had now, in words. */
import { t } from "tertulia/i18n/words.svelte";
import { goodName } from "../names";
import type { Counts, Player, View } from "../types";

/** A roof marker that is not lit: not the time, no room on the roof, or too dear. */
export function roofsAbout(view: View, seat: number | null, price: number): string {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return t("la-granja-roofs-help");
  if (player.roofs.length >= player.roof_places) return t("la-granja-why-roof-full");
  if (player.silver < price) return t("la-granja-why-dear", { missing: price - player.silver });
  return t("la-granja-roofs-help");
}

/** What a row still asks for, by good. */
export function missing(row: Counts, delivered: Counts): Counts {
  return Object.fromEntries(
    Object.entries(row)
      .map(([good, n]) => [good, n - (delivered[good as keyof Counts] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );
}

/** Which of the goods that a place misses the player has, in dens, on fields, or as pigs and silver. */
export function has(player: Player, good: string): boolean {
  if (good === "silver") return player.silver > 0;
  if (good === "pig") return player.pigs > 0;
  return (player.dens[good] ?? 0) > 0 || player.fields.some((field) => field.good === good && field.grown);
}

/** `olive, 2 × wine`. */
export const wanted = (goods: Counts): string =>
  Object.entries(goods)
    .map(([good, n]) => (n === 1 ? goodName(good) : `${n}\u00a0×\u00a0${goodName(good)}`))
    .join(", ");
