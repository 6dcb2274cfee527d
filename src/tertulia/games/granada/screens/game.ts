/** Registration of Granada's screens. */
import type { GameScreens } from "tertulia/match/games";
import Seat from "./art/Seat.svelte";
import SymbolPicture from "./art/SymbolPicture.svelte";
import { printed } from "./printed/facts";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { asked } from "./decisionKind";
import { ending } from "./ending";
import { foresee } from "./foresee";
import { namesOf } from "./seats";
import { PLACES } from "./shortcuts";
import { actionWords, begins, common, describe, heading, pauses, step } from "./eventText";
import { lifted, over } from "./hotseatPrivacy";
import { symbols } from "./symbols";

export default {
  Table,
  Progress,
  printed,
  editing: async () => (await import("./printed/editing")).default,
  describe,
  foresee,
  pauses,
  asked,
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  step,
  begins,
  action: actionWords,
  heading,
  common,
  names: namesOf,
  veil: { lifted, over },
  keys: Object.keys(PLACES),
} satisfies GameScreens;
