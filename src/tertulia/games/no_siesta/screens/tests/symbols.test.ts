/** The list of No Siesta's symbols. */
import { join } from "node:path";

import { symbols } from "../symbols";
import { testSymbolList } from "tertulia-tests/testSymbolList";

testSymbolList("no-siesta", join(import.meta.dirname, "../art"), symbols, ["ns"]);
