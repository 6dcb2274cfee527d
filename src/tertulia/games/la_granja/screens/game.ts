/** Registration of La Granja's screens. */
import type { GameScreens } from "tertulia/match/games";
import Seat from "./art/Seat.svelte";
import SymbolPicture from "./art/SymbolPicture.svelte";
import { printed } from "./printed/facts";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { asked } from "./decisionKind";
import { ending } from "./ending";
import { foresee } from "./foresee";
import { fullLabel, namesOf } from "./names";
import { PLACES } from "./shortcuts";
import { begins, common, describe, heading, hurts, pauses, step, sums } from "./eventText";
import { lifted, over } from "./hotseatPrivacy";
import { symbols } from "./symbols";

export default {
  Table,
  printed,
  editing: async () => (await import("./printed/editing")).default,
  Progress,
  describe,
  foresee,
  pauses,
  step,
  begins,
  action: (action, _table, names) => fullLabel(action, names),
  heading,
  hurts,
  sums,
  common,
  asked,
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  names: namesOf,
  veil: { lifted, over },
  keys: Object.keys(PLACES),
} satisfies GameScreens;
