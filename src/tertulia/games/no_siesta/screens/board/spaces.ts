/** The signs of the spaces of Esporles: the things for which a disc there scores. */
import type { SPACES } from "../types";

export const SPACE_SIGNS: Readonly<Record<(typeof SPACES)[number], readonly string[]>> = {
  discs: ["disc"],
  harvest_sets: ["olive", "grain", "grape"],
  roof_tiles: ["tile"],
  animal_pairs: ["pig", "donkey"],
  helpers: ["helper"],
  trades: ["ship"],
};
