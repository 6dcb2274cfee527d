/** Points and progress of craft buildings, in words. */
import { formatList, t } from "tertulia/i18n/words.svelte";
import type { Building } from "../types";
import { missingGoods, goodsText } from "./explanations";

const SHARES = ["round", "first", "opened"] as const;

/** The points for completing a building now. */
export const pointsOf = ({ points: p }: Building): number => p.round + p.first + p.opened;

/** The points for completing a building now, with their sources. */
export const pointsText = (building: Building): string =>
  [
    t("la-granja-building-points", { points: pointsOf(building) }),
    formatList(
      SHARES.filter((share) => building.points[share] > 0).map((share) =>
        t(`la-granja-star-${share}`, { points: building.points[share] }),
      ),
    ),
  ].join(": ");

/** The goods that a player still has to deliver; empty if none can be named. */
export function progressText(
  { row, completed }: Building,
  { seat, delivered }: Building["rows"][number],
  names: string[],
): string {
  const player = names[seat] ?? "";
  const goods = goodsText(missingGoods(row, delivered));
  if (completed.includes(seat)) return t("la-granja-row-done", { player });
  return goods ? t("la-granja-row-lacks", { player, goods }) : "";
}
