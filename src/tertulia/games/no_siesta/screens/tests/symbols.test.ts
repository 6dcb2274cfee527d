/** The list of No Siesta's symbols. */
import { join } from "node:path";

import { symbols } from "../symbols";
import { listsItsSymbols } from "tertulia-tests/symbolList";

listsItsSymbols("no-siesta", join(import.meta.dirname, "../art"), symbols, ["ns"]);
