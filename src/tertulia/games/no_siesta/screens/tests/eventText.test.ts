/** Everything that happens in No Siesta is told in words, and every action. */
import screens from "../game";
import { table } from "tertulia-tests/granada/fixture";
import { wordsEverything } from "tertulia-tests/worded";

wordsEverything(screens, { ...table(), game: "no-siesta", view: {} });
