/** Granada, as the house finds it. */
import type { GameScreens } from "../../match/games";
import Seat from "./art/Seat.svelte";
import SymbolPicture from "./art/SymbolPicture.svelte";
import Components from "./Components.svelte";
import Table from "./Table.svelte";
import { asked } from "./asked";
import { ending } from "./ending";
import { namesOf } from "./seats";
import { PLACES } from "./shortcuts";
import { symbols } from "./symbols";
import { describe, pauses, step } from "./telling";

export default {
  Table,
  Components,
  describe,
  pauses,
  asked,
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  step,
  names: namesOf,
  keys: Object.keys(PLACES),
} satisfies GameScreens;
