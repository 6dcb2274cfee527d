/** Names of tiles and cards, for buttons and screen readers. */
import { formatList, t, type Words } from "tertulia/i18n/words.svelte";
import type { CompleteTile } from "./tiles";
import type { Kind, Money } from "./types";

export const tileName = (tile: { kind: Kind | "start"; value: number }): string =>
  t("granada-tile", { kind: tile.kind, value: tile.value });

/** A tile as variables of a message. Each language chooses between the plain name and the grammatical object. */
export const tileWords = (tile: { kind: Kind | "start"; value: number }): Words => ({
  tile: tileName(tile),
  "tile-object": t("granada-tile-object", { kind: tile.kind, value: tile.value }),
});

export const moatsName = (tile: CompleteTile): string =>
  t("granada-tile-moats", {
    count: tile.moats.length,
    sides: formatList(tile.moats.map((side) => t(`granada-side-${side}`))),
  });

/** Everything printed on a tile: `School 4, moats on the north and east, other side: Inn 5`. */
export function tileFull(tile: CompleteTile): string {
  if (tile.kind === "start") return t("granada-start-tile");
  const other = tile.other ? [t("granada-tile-other", { ...tile.other })] : [];
  return [tileName(tile), moatsName(tile), ...other].join(", ");
}

export const cardName = ({ currency, value }: Money): string => t("granada-card", { currency, value });
export const kindName = (kind: Kind | "start"): string => t(`granada-kind-${kind}`);
