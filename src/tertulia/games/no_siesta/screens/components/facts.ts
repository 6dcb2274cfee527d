/** Words of the component set, and its roof tiles as pieces. */
import { formatList } from "tertulia/i18n/words.svelte";
import type { SetThing } from "tertulia/match/editing";
import type { PieceProps } from "tertulia/match/games";
import { bonusName, goodName } from "../names";

/** The bonus of each roof tile in a set. */
export function tilesOf(part: PieceProps["part"]): string[][] {
  const repeatKind = (kind: string): string[][] =>
    Array.from({ length: Number(part[kind] ?? 0) }, () => [kind]);
  return [...((part["bonus"] ?? []) as string[][]), ...repeatKind("change_revenue"), ...repeatKind("point")];
}

/** A fact's value in words (`ComponentScreens.value`). */
export function valueText({ table }: SetThing, key: string, found: unknown): string {
  if (found === undefined) return "";
  if (!Array.isArray(found)) return String(found);
  if (key === "arrows")
    return formatList((found as string[][]).map((ends) => ends.map(goodName).join(" ↔ ")));
  if (table === "roof_tiles") return (found as string[][]).map(bonusName).join("; ");
  return formatList(
    (found as (string | number)[]).map((one) => (typeof one === "number" ? String(one) : goodName(one))),
  );
}
