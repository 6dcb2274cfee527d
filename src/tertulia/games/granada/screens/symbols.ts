/** All symbols of Granada with their words: kinds of building, currencies, and signs of the panels. */
import { t } from "tertulia/i18n/words.svelte";
import type { SymbolGroup } from "tertulia/match/symbols/symbols";
import { kindName } from "./names";
import { CURRENCIES, KINDS } from "./types";

/** Symbols that are neither buildings nor currencies. */
export const SIGNS = ["moats", "cards", "reserve", "homeless", "bag", "leads", "forecast"] as const;

export const symbols = (): SymbolGroup[] => [
  {
    id: "kinds",
    title: t("granada-symbols-kinds"),
    symbols: [...KINDS, "start" as const].map((kind) => ({ id: `k-${kind}`, text: kindName(kind) })),
  },
  {
    id: "money",
    title: t("granada-symbols-money"),
    symbols: CURRENCIES.map((currency) => ({
      id: `c-${currency}`,
      text: t("granada-currency", { currency }),
    })),
  },
  {
    id: "signs",
    title: t("granada-symbols-signs"),
    symbols: SIGNS.map((sign) => ({ id: sign, text: t(`granada-symbol-${sign}`) })),
  },
];
