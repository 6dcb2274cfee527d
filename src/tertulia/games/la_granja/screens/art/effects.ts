/** Effects of roof markers and extensions as rows of signs. */
import type { Sign } from "./signs";

const ROOFS: Readonly<Record<string, readonly Sign[]>> = {
  olive: ["olive"],
  grape: ["grape"],
  grain_or_olive: ["grain", "=/", "olive"],
  harvest_good: ["harvest"],
  two_harvest_goods: ["harvest", "=+", "harvest"],
  pig: ["pig"],
  upgrade_1: ["upgrade"],
  upgrade_2: ["=2×", "upgrade"],
  delivery: ["delivery"],
  bought_delivery: ["silver", "arrow", "delivery"],
  card: ["play", "=/", "draw"],
  point: ["point"],
  silver_2: ["=2", "silver"],
  silver_3: ["=3", "silver"],
  silver_4: ["=4", "silver"],
  reuse_roof: ["turn", "roof"],
  siesta_1: ["=+1", "hat"],
  siesta_2: ["=+2", "hat"],
  upgraded_good: ["upgraded"],
  change_die_1: ["=±1", "dice"],
  change_die_2: ["=±2", "dice"],
  take_income: ["income"],
  market_marker: ["marker", "arrow", "market"],
  double_roof_points: ["=2×", "point", "roof"],
};
const GIFTS: Readonly<Record<string, Sign>> = { delivery: "delivery", silver: "silver", pig_space: "sty" };

export const roofNames = Object.keys(ROOFS);
/** The effect of a roof marker. */
export const roofSigns = (roof: string): readonly Sign[] => ROOFS[roof] ?? ["roof"];
/** The sign of an extension's gift. */
export const giftSign = (gift: string): Sign => GIFTS[gift] ?? "extension";
