/** Words and pictures of the component set: sheet, boards and tiles. */
import type { ComponentScreens } from "tertulia/match/games";
import Drawings from "../art/Drawings.svelte";
import { valueText } from "./facts";
import Helpers from "./Helpers.svelte";
import Piece from "./Piece.svelte";

export const components: ComponentScreens = {
  Piece,
  Drawings,
  drawn: ["roof_gap", "helper_field", "trade", "barrow", "storage", "siesta", "revenue_board", "roof_tiles"],
  value: valueText,
  More: Helpers,
};
