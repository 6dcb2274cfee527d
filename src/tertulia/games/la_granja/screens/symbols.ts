/** All symbols of La Granja with their words: signs, roof markers, revenue spaces and craft buildings. */
import { capital } from "tertulia/i18n/facts";
import { t } from "tertulia/i18n/words.svelte";
import type { SymbolGroup } from "tertulia/match/symbols/symbols";
import { roofNames } from "./art/effects";
import { REVENUE_SIGNS } from "./board/revenue";
import { buildingName, craftLater, craftNow, revenueName, roofName } from "./names";

/** Basic signs that other drawings are composed of, goods first. */
export const SIGNS: readonly string[] = [
  ...["olive", "grain", "grape", "pig", "food", "wine", "meat", "silver", "point", "commodity"],
  ...["harvest", "upgraded", "upgrade", "crate", "delivery", "donkey", "hat", "income", "sty"],
  ...["card", "hand", "play", "draw", "field", "barrow", "extension", "helper", "roof", "building"],
  ...["market", "marker", "dice", "first", "people", "once", "turn", "swap", "lock", "ban", "arrow"],
];
const BUILDINGS = ["merchant_house", "wainwright", "village_store", "deli", "greengrocer", "butcher"];

export const symbols = (): SymbolGroup[] => [
  {
    id: "signs",
    title: t("la-granja-symbols-signs"),
    symbols: SIGNS.map((sign) => ({ id: `lg-${sign}`, text: t(`la-granja-symbol-${sign}`) })),
  },
  {
    id: "roofs",
    title: t("la-granja-symbols-roofs"),
    symbols: roofNames.map((roof) => ({ id: `roof-${roof}`, text: capital(roofName(roof)) })),
  },
  {
    id: "revenue",
    title: t("la-granja-symbols-revenue"),
    symbols: Object.keys(REVENUE_SIGNS).map((space) => ({
      id: `revenue-${space}`,
      text: `${space}: ${revenueName(space)}`,
    })),
  },
  {
    id: "buildings",
    title: t("la-granja-symbols-buildings"),
    symbols: BUILDINGS.map((building) => ({
      id: `lgh-${building}`,
      text: `${buildingName(building)}: ${craftNow(building)}; ${craftLater(building)}`,
    })),
  },
];
