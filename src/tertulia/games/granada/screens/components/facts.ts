/** Words of the component set, and its tiles as pieces. */
import { formatList, t } from "tertulia/i18n/words.svelte";
import type { SetThing } from "tertulia/match/editing";
import type { PieceProps } from "tertulia/match/games";
import { kindName, tileName } from "../names";
import type { CompleteTile } from "../tiles";
import type { Kind, PrintedFace, PrintedTile, Side } from "../types";

/** Both sides of a tile; each shows the other side in its corner. */
export function bothFaces(part: PieceProps["part"]): CompleteTile[] {
  const { number, front, back, moats } = part as unknown as PrintedTile & { number: number };
  const tile = { number, moats };
  return [
    { ...tile, face: "front", ...front, other: back },
    { ...tile, face: "back", ...back, other: front },
  ];
}

/** A fact's value in words (`ComponentScreens.value`). */
export function valueText({ table }: SetThing, key: string, found: unknown): string {
  if (found === undefined) return "";
  if (key === "moats") return formatList((found as Side[]).map((side) => t(`granada-side-${side}`))) || "–";
  if (table === "tile") return tileName(found as PrintedFace);
  if (!Array.isArray(found)) return String(found);
  const names = (found as (string | number)[]).map((one) =>
    table === "kinds" ? kindName(one as Kind) : typeof one === "number" ? String(one) : currencyName(one),
  );
  return formatList(names);
}

const currencyName = (name: string): string => t(`granada-currency-${name}`);
