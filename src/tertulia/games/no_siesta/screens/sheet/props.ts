/** Props of the components that show one player's things, or the common ones. */
import type { NoSiestaTurn } from "../turn/turn.svelte";
import type { Player, Printed, View } from "../types";

interface PlayerProps {
  player: Player;
  turn: NoSiestaTurn;
  names: string[];
  /** Whether the viewer can act on these things. */
  mine: boolean;
}
export interface BoardProps {
  view: View;
  turn: NoSiestaTurn;
  names: string[];
  /** The viewer's seat; null for spectators. */
  seat: number | null;
}
export interface SheetProps extends PlayerProps {
  sheet: Printed;
}
export interface ViewProps extends PlayerProps {
  view: View;
}
