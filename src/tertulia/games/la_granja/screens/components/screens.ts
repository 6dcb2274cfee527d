/** Words and pictures of the component set: cards, boards and markers. */
import type { ComponentScreens } from "tertulia/match/games";
import Drawings from "../art/Drawings.svelte";
import { buildingName, helperName } from "../names";
import { valueText } from "./facts";
import Piece from "./Piece.svelte";

export const components: ComponentScreens = {
  Piece,
  Drawings,
  drawn: ["card", "building", "roofs", "small_market", "large_market", "siesta"],
  value: valueText,
  name: ({ table, row }) =>
    table === "card"
      ? helperName(String((row["helper"] as { name?: string } | undefined)?.name ?? ""))
      : table === "building"
        ? buildingName(String(row["name"]))
        : "",
};
