/** Granada, as the house finds it. */
import type { GameScreens } from "../../match/games";
import Components from "./Components.svelte";
import Table from "./Table.svelte";
import { namesOf } from "./seats";
import { PLACES } from "./shortcuts";
import { describe, pauses, step } from "./telling";
import { lifted, over } from "./veil";

export default {
  Table,
  Components,
  describe,
  pauses,
  step,
  names: namesOf,
  veil: { lifted, over },
  keys: Object.keys(PLACES),
} satisfies GameScreens;
