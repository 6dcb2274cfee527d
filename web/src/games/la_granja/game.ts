/** La Granja, as the house finds it. */
import type { GameScreens } from "../../match/games";
import Seat from "./art/Seat.svelte";
import SymbolPicture from "./art/SymbolPicture.svelte";
import Components from "./Components.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { asked } from "./asked";
import { ending } from "./ending";
import { namesOf } from "./names";
import { PLACES } from "./shortcuts";
import { symbols } from "./symbols";
import { describe, pauses } from "./telling";

export default {
  Table,
  Components,
  Progress,
  describe,
  pauses,
  asked,
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  names: namesOf,
  keys: Object.keys(PLACES),
} satisfies GameScreens;
