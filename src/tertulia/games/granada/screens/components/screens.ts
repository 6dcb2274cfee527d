/** Words and pictures of the component set. */
import type { ComponentScreens } from "tertulia/match/games";
import Drawings from "../art/Drawings.svelte";
import { valueText } from "./facts";
import Piece from "./Piece.svelte";

export const components: ComponentScreens = {
  Piece,
  Drawings,
  drawn: ["tile", "money", "yard", "kinds"],
  value: valueText,
};
