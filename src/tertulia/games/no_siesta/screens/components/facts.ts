/** Words and pictures of the component set: sheet, boards and tiles. */
import { formatList } from "tertulia/i18n/words.svelte";
import type { PieceProps, ComponentScreens, SetThing } from "tertulia/match/games";
import Drawings from "../art/Drawings.svelte";
import { bonusName, goodName } from "../names";
import Helpers from "./Helpers.svelte";
import Piece from "./Piece.svelte";

/** The bonus of each roof tile in a set. */
export function tilesOf(part: PieceProps["part"]): string[][] {
  const repeatKind = (kind: string): string[][] =>
    Array.from({ length: Number(part[kind] ?? 0) }, () => [kind]);
  return [...((part["bonus"] ?? []) as string[][]), ...repeatKind("change_revenue"), ...repeatKind("point")];
}

function valueText({ table }: SetThing, key: string, found: unknown): string {
  if (found === undefined) return "";
  if (!Array.isArray(found)) return String(found);
  if (key === "arrows")
    return formatList((found as string[][]).map((ends) => ends.map(goodName).join(" ↔ ")));
  if (table === "roof_tiles") return (found as string[][]).map(bonusName).join("; ");
  return formatList(
    (found as (string | number)[]).map((one) => (typeof one === "number" ? String(one) : goodName(one))),
  );
}

export const components: ComponentScreens = {
  Piece,
  Drawings,
  drawn: ["roof_gap", "helper_field", "trade", "barrow", "storage", "siesta", "revenue_board", "roof_tiles"],
  value: valueText,
  More: Helpers,
};
