/** The signs on an answer's button: gain and cost. */
import type { Legal } from "tertulia/api/table";
import type { Sign } from "../art/signs";
import type { View } from "../types";

const PAIRS: Readonly<Record<string, readonly Sign[]>> = {
  olive_grain: ["olive", "grain"],
  olive_grape: ["olive", "grape"],
  grain_grape: ["grain", "grape"],
};
const SILVER: Readonly<Record<number, number>> = { 4: 4, 6: 2 };

export function signsOf(action: Legal, view: View): readonly Sign[] {
  const { args, hint } = action;
  const good = String(args["good"] ?? "").replace("field_", "");
  const value = Number(view.pending?.["value"] ?? 0);
  switch (action.name) {
    case "gain":
      return good === "silver" && view.pending?.kind === "die"
        ? [`=${SILVER[value] ?? 1}`, "silver"]
        : [good];
    case "pair":
      return PAIRS[String(args["goods"])] ?? [];
    case "card":
      return ["card"];
    case "draw":
      return ["draw"];
    case "upgrades":
      return ["upgrade", "upgrade"];
    case "advance":
      return ["hat", "=+", `=${Number(hint["to"]) - Number(hint["from"])}`];
    case "extra":
      return [
        "delivery",
        `=×${Number(args["deliveries"])}`,
        "|",
        `=${-Number(hint["price"] ?? 0)}`,
        "silver",
      ];
    case "shift":
      return [`@${value + Number(args["change"])}`];
    case "name":
    case "pay":
    case "swap":
      return [good];
    default:
      return [];
  }
}
