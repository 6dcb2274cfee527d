/** Every event and every action of No Siesta has words. */
import screens from "../game";
import { table } from "tertulia-tests/granada/fixture";
import { testWording } from "tertulia-tests/testWording";

testWording(screens, { ...table(), game: "no-siesta", view: {} });
