/** The list of Granada's symbols. */
import { join } from "node:path";

import { symbols } from "../symbols";
import { testSymbolList } from "tertulia-tests/testSymbolList";

testSymbolList("granada", join(import.meta.dirname, "../art"), symbols, ["k", "c"]);
