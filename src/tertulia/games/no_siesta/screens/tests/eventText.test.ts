/** Every event and every action of No Siesta has words. */
import screens from "../game";
import { table } from "tertulia-tests/granada/fixture";
import { wordsEverything } from "tertulia-tests/worded";

wordsEverything(screens, { ...table(), game: "no-siesta", view: {} });
