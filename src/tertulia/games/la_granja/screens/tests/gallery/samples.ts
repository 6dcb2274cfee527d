/** Sample data of the gallery. */
import type { Harvest, HelperSide } from "../../types";

export const SIGNS =
  "olive grain grape pig food wine meat silver point commodity donkey hat card draw play hand upgrade delivery barrow roof marker market harvest upgraded income field extension helper building sty lock once turn swap arrow ban first people dice".split(
    " ",
  );

const cart = (
  goods: string,
  value: number,
): { goods: { good: string; delivered: boolean }[]; value: number } => ({
  goods: goods.split(" ").map((good) => ({ good: good.replace("!", ""), delivered: good.endsWith("!") })),
  value,
});
export const CARTS = [
  cart("grain! meat", 3),
  cart("olive! grape food!", 4),
  cart("grape silver! food wine!", 5),
  cart("grape! pig pig! silver food", 6),
  cart("grape! pig! pig! silver! food!", 6),
];

export const BUILDINGS = ["merchant_house", "wainwright", "village_store", "deli", "greengrocer", "butcher"];

export const ROOFS =
  "olive grape grain_or_olive harvest_good two_harvest_goods pig upgrade_1 upgrade_2 delivery bought_delivery card point silver_2 silver_3 silver_4 reuse_roof siesta_1 siesta_2 upgraded_good change_die_1 change_die_2 take_income market_marker double_roof_points".split(
    " ",
  );
export const FIELDS: Harvest[] = ["olive", "grain", "grape"];
export const EXTENSIONS = [
  ["delivery", "silver"],
  ["delivery", "pig_space"],
  ["silver", "pig_space"],
];

/** Parses the helpers of a components file. */
export const helpersOf = (file: string): HelperSide[] =>
  [...file.matchAll(/^helper = \{ (.*) \}$/gm)].map((match) => {
    const json = (match[1] ?? "").replace(/(\w+) = /g, '"$1": ');
    const side = JSON.parse(`{${json}}`) as Partial<HelperSide> & { name: string };
    return { effect: "", once: false, phases: ["any"], ...side };
  });
