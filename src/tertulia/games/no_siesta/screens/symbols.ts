/** All symbols of No Siesta with their words: revenues, signs and helpers. */
import { capital } from "tertulia/i18n/facts";
import { t } from "tertulia/i18n/words.svelte";
import type { SymbolGroup } from "tertulia/match/symbols/symbols";
import { helperEffect, helperName } from "./names";
import { HELPERS } from "./types";

/** `GOODS`: drawings shared with La Granja. `OWN`: drawings of this game. */
const GOODS = ["olive", "grain", "grape", "pig", "donkey", "hat", "silver", "commodity", "point"];
const OWN = ["disc", "change", "nothing", "end", "tile", "helper", "ship"];

export const symbols = (): SymbolGroup[] => [
  {
    id: "signs",
    title: t("no-siesta-symbols-signs"),
    symbols: [...GOODS.map((sign) => ["lg", sign]), ...OWN.map((sign) => ["ns", sign])].map(
      ([kind, sign]) => ({
        id: `${kind}-${sign}`,
        text: t(`no-siesta-symbol-${sign}`),
      }),
    ),
  },
  {
    id: "helpers",
    title: t("no-siesta-symbols-helpers"),
    symbols: HELPERS.map((helper) => ({
      id: `helper-${helper}`,
      text: `${capital(helperName(helper))}: ${helperEffect(helper)}`,
    })),
  },
];
