/** The list of Granada's symbols. */
import { join } from "node:path";

import { symbols } from "../symbols";
import { listsItsSymbols } from "tertulia-tests/symbolList";

listsItsSymbols("granada", join(import.meta.dirname, "../art"), symbols, ["k", "c"]);
