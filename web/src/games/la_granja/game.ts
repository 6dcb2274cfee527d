/** La Granja, as the house finds it. */
import type { GameScreens } from "../../match/games";
import Seat from "./art/Seat.svelte";
import Components from "./Components.svelte";
import Progress from "./Progress.svelte";
import Table from "./Table.svelte";
import { ending } from "./ending";
import { namesOf } from "./names";
import { PLACES } from "./shortcuts";
import { common, describe, heading, pauses, step } from "./telling";
import { lifted, over } from "./veil";

export default {
  Table,
  Components,
  Progress,
  describe,
  pauses,
  step,
  heading,
  common,
  ending,
  Badge: Seat,
  names: namesOf,
  veil: { lifted, over },
  keys: Object.keys(PLACES),
} satisfies GameScreens;
