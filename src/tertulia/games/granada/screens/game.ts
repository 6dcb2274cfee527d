/** Registration of Granada's screens. */
import type { GameScreens } from "tertulia/match/games";
import Seat from "./art/Seat.svelte";
import SymbolPicture from "./art/SymbolPicture.svelte";
import { ofDecision } from "./chapters/ofDecision";
import { components } from "./components/screens";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { decisionKind } from "./decisionKind";
import { ending } from "./ending";
import { forecast } from "./forecast";
import { namesOf } from "./seats";
import { KEY_TARGETS } from "./shortcuts";
import {
  describeAction,
  incompleteVerbs,
  isCommon,
  describeEvent,
  logHeading,
  pausesPlayback,
  describeStep,
} from "./eventText";
import { needsSecrets, hideSecrets } from "./hotseatPrivacy";
import { symbols } from "./symbols";
import { prompt } from "./turn/prompt";
import type { View } from "./types";

export default {
  Table,
  Progress,
  components,
  chapters: { ofDecision, ownBoard: "aim", load: async () => (await import("./chapters")).default },
  editing: async () => (await import("./components/editing")).default,
  describeEvent,
  forecast,
  pausesPlayback,
  decisionKind,
  decision: (table, names) => prompt(table, table.view as View, true, names),
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  describeStep,
  incompleteVerbs,
  describeAction,
  logHeading,
  isCommon,
  names: namesOf,
  hotseat: { needsSecrets, hideSecrets },
  keys: Object.keys(KEY_TARGETS),
} satisfies GameScreens;
