/** The effect of each revenue space as a row of signs (rules 7.2). */
import type { Sign } from "../art/signs";

export const REVENUE_SIGNS: Readonly<Record<number, readonly Sign[]>> = {
  1: ["pig"],
  2: ["card", "=/", "harvest"],
  3: ["harvest", "harvest"],
  4: ["=4", "silver"],
  5: ["upgrade", "upgrade", "=/", "hat", "hat"],
  6: ["delivery", "=/", "=2", "silver"],
};
