/** Registration of No Siesta's screens. */
import type { GameScreens } from "tertulia/match/games";
import Seat from "./art/Seat.svelte";
import SymbolPicture from "./art/SymbolPicture.svelte";
import { printed } from "./printed/facts";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { asked } from "./decisionKind";
import { ending } from "./ending";
import { foresee } from "./foresee";
import { label, namesOf } from "./names";
import { PLACES } from "./shortcuts";
import { common, describe, heading, pauses, step } from "./eventText";
import { lifted, over } from "./hotseatPrivacy";
import { symbols } from "./symbols";

export default {
  Table,
  printed,
  editing: async () => (await import("./printed/editing")).default,
  Progress,
  describe,
  pauses,
  step,
  action: (action, _table, names) => label(action, names),
  heading,
  common,
  asked,
  foresee,
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  names: namesOf,
  veil: { lifted, over },
  keys: Object.keys(PLACES),
} satisfies GameScreens;
