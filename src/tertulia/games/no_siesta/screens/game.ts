/** Registration of No Siesta's screens. */
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
import { actionLabel, namesOf } from "./names";
import { KEY_TARGETS } from "./shortcuts";
import { isCommon, describeEvent, logHeading, pausesPlayback, describeStep } from "./eventText";
import { needsSecrets, hideSecrets } from "./hotseatPrivacy";
import { symbols } from "./symbols";
import { prompt } from "./turn/prompt";
import type { View } from "./types";

export default {
  Table,
  chapters: { ofDecision, ownBoard: "aim", load: async () => (await import("./chapters")).default },
  components,
  editing: async () => (await import("./components/editing")).default,
  Progress,
  describeEvent,
  pausesPlayback,
  describeStep,
  describeAction: (action, _table, names) => actionLabel(action, names),
  logHeading,
  isCommon,
  decisionKind,
  decision: (table, names) => prompt(table, table.view as View, true, names, null),
  forecast,
  ending,
  Badge: Seat,
  symbols,
  Picture: SymbolPicture,
  names: namesOf,
  hotseat: { needsSecrets, hideSecrets },
  keys: Object.keys(KEY_TARGETS),
} satisfies GameScreens;
