/** Drop targets of a hand card: the sides of the player's farm where it can be played. */
import type { DropTargets } from "tertulia/ui/dragging";
import type { LaGranjaTurn } from "./turn.svelte";

export const dropTargetsFor = (turn: LaGranjaTurn, card: number): DropTargets =>
  turn
    .actionsNamed("play")
    .filter(({ args }) => args["card"] === card)
    .map((action) => [
      `[data-farm="${String(turn.table().seat)}"] .side.${String(action.args["side"])}`,
      () => turn.choose(action),
    ]);
