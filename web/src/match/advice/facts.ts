/** What speaks for an advice, in words made from facts. */
import type { Advice } from "../../api/contract";
import { t } from "../../i18n/words.svelte";

/** A difference of fewer points is none: the search is not that sure. */
const FELT = 0.5;

/** Each a short phrase, the surest first. */
export function adviceFacts(advice: Advice, names: readonly string[]): string[] {
  const { at_once: now, expected, chance, behind, prevents } = advice;
  return [
    ...(now ? [t("advice-at-once", { points: now })] : []),
    t("advice-expected", { points: Math.round(expected) }),
    ...(names.length > 1 ? [t("advice-chance", { percent: Math.round(100 * chance) })] : []),
    ...(behind >= FELT ? [t("advice-behind", { points: tenths(behind) })] : []),
    ...prevents.map(({ seat, points }) =>
      t("advice-prevents", { player: names[seat] ?? "", points: Math.max(1, Math.round(points)) }),
    ),
  ];
}

export const tenths = (value: number): number => Math.round(10 * value) / 10;
