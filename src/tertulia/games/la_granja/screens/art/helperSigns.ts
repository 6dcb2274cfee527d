/** A helper's effect as one row of signs: trigger, payment, gain. */
import type { HelperSide } from "../types";
import type { Sign } from "./signs";

type Row = readonly Sign[];

const PAYMENTS: Readonly<Record<string, Row>> = {
  two_harvest: ["harvest", "=+", "harvest"],
};
const GAINS: Readonly<Record<string, Row>> = {
  card: ["play", "=/", "draw"],
  siesta: ["hat"],
  roof: ["turn", "roof"],
};
/** Events that trigger a helper. */
const TRIGGERS: Readonly<Record<string, Row>> = {
  die_1: ["@1"],
  die_2: ["@2"],
  die_3: ["@3"],
  die_4: ["@4"],
  die_5: ["@5"],
  die_6: ["@6"],
  marker_placed: ["marker", "arrow", "market"],
  marker_taken: ["market", "ban", "people"],
  marker_removed: ["market", "arrow", "marker"],
  income_with_field: ["income", "field"],
  income_per_richer: ["income", "people", "=>", "silver"],
  growth_olive: ["field", "olive"],
  growth_grain: ["field", "grain"],
  growth_grape: ["field", "grape"],
  after_draw: ["hand"],
  roof_bought: ["roof"],
  deliveries_begin: ["barrow"],
  siesta_step: ["donkey"],
  scoring_first: ["first", "=1."],
  scoring_last: ["first", "people"],
  scoring_three_markers: ["=3", "marker", "market"],
  helper_played: ["helper"],
  barrow_done: ["barrow"],
  building_done: ["building"],
  end_per_extension: ["extension"],
};
/** Rule changes by a helper; `#` stands for the amount. */
const MODIFIERS: Readonly<Record<string, Row>> = {
  upgrade_discount: ["upgrade", "=:", "=−#", "silver"],
  pig_spaces: ["=+#", "sty"],
  roof_spaces: ["=+#", "roof"],
  hand_limit: ["=+#", "hand"],
  offspring: ["pig", "arrow", "=2", "pig"],
  pig_discount: ["pig", "=:", "=−#", "silver"],
  harvest_sale: ["olive", "=/", "grain", "arrow", "=+#", "silver"],
  grape_sale: ["grape", "arrow", "=+#", "silver"],
  sell_from_fields: ["field", "arrow", "silver"],
  roof_discount: ["roof", "=:", "=−#", "silver"],
  extra_deliveries: ["silver", "arrow", "=+#", "delivery"],
  free_extra_deliveries: ["=#", "delivery", "=:", "=0", "silver"],
  deliveries: ["donkey", "=+#", "delivery"],
  barrow_places: ["=+#", "barrow"],
  locksmith: ["lock", "building"],
};
/** Helpers with a special rule, as far as a few signs can show it. */
const ODD: Readonly<Record<string, Row>> = {
  porter: ["@2", "=/", "@6", "=:", "=2×"],
  village_elder: ["first", "dice"],
  merchant: ["dice", "=+", "=1–6"],
  traveling_salesman: ["commodity"],
  bookkeeper: ["barrow", "=?"],
  lodge: ["harvest", "swap"],
  market_guard: ["lock", "marker", "market"],
  gambler: ["turn", "dice"],
  fortune_teller: ["=±1", "dice"],
  sacristan: ["dice", "ban"],
  barterer: ["barrow", "arrow", "=1", "harvest"],
  water_carrier: ["field", "=+1", "harvest"],
};
const PHASES: Readonly<Record<string, Sign>> = {
  farm: "field",
  revenue: "dice",
  transport: "barrow",
  scoring: "point",
};

const countSigns = (goods: Readonly<Record<string, number>> | undefined, named: typeof GAINS): Sign[] =>
  Object.entries(goods ?? {}).flatMap(([good, n]) => [
    ...(n > 1 ? [`=${n}`] : []),
    ...(named[good] ?? [good]),
  ]);
const fillAmount = (row: Row, amount: number): Sign[] => row.map((sign) => sign.replace("#", String(amount)));
/** Joins the rows that are not empty with a sign between them. */
const joinRows = (between: Sign, ...rows: Row[]): Sign[] =>
  rows.filter((row) => row.length > 0).flatMap((row, index) => (index > 0 ? [between, ...row] : row));

/** The row of a helper's effect: `trigger : payment → gain`. */
export const helperSigns = ({ modifier, amount = 1, odd, trigger, pay, gain }: HelperSide): Sign[] => {
  if (modifier !== undefined) return fillAmount(MODIFIERS[modifier] ?? ["helper"], amount);
  const [paid, had] = [countSigns(pay, PAYMENTS), countSigns(gain, GAINS)];
  if (odd === undefined) return joinRows("=:", TRIGGERS[trigger ?? ""] ?? [], joinRows("arrow", paid, had));
  const own = ODD[odd] ?? ["helper"];
  return own.at(-1) === "swap" ? [...own, ...had] : joinRows("arrow", paid, joinRows("=:", own, had));
};
/** The phases in which a helper can work; empty if it can work in all. */
export const phaseSigns = (phases: readonly string[]): Sign[] =>
  phases.flatMap((phase) => PHASES[phase] ?? []);
