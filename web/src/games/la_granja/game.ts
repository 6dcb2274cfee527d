/** La Granja, as the house finds it. */
import type { GameScreens } from "../../match/games";
import Components from "./Components.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { namesOf } from "./names";
import { PLACES } from "./shortcuts";
import { describe, pauses } from "./telling";
import { lifted, over } from "./veil";

export default {
  Table,
  Components,
  Progress,
  describe,
  pauses,
  names: namesOf,
  veil: { lifted, over },
  keys: Object.keys(PLACES),
} satisfies GameScreens;
