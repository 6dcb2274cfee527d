/** Registration of La Granja's screens. */
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
import { fullLabel, namesOf } from "./names";
import { KEY_TARGETS } from "./shortcuts";
import {
  incompleteVerbs,
  isCommon,
  describeEvent,
  logHeading,
  harms,
  pausesPlayback,
  describeStep,
  beginsSummary,
} from "./eventText";
import { needsSecrets, hideSecrets } from "./hotseatPrivacy";
import { symbols } from "./symbols";
import { prompt } from "./turn/prompt";
import type { View } from "./types";

export default {
  Table,
  components,
  editing: async () => (await import("./components/editing")).default,
  chapters: { ofDecision, ownBoard: "aim", load: async () => (await import("./chapters")).default },
  Progress,
  describeEvent,
  forecast,
  pausesPlayback,
  describeStep,
  incompleteVerbs,
  describeAction: (action, _table, names) => fullLabel(action, names),
  logHeading,
  harms,
  beginsSummary,
  isCommon,
  decisionKind,
  decision: (table, names) => prompt(table, table.view as View, true, names),
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  names: namesOf,
  hotseat: { needsSecrets, hideSecrets },
  keys: Object.keys(KEY_TARGETS),
} satisfies GameScreens;
