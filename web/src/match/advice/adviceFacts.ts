/** The facts in favour of an advised action, as short phrases. */
import type { Advice } from "../../api/contract";
import { t } from "../../i18n/words.svelte";

/** Smaller differences in points are within the search's error. */
const MIN_POINTS_DIFFERENCE = 0.5;

/**
 * Short phrases for one of several advised actions: first the number by which they are ranked, then the facts in its
 * favour.
 */
export function adviceFacts(advice: Advice, all: readonly Advice[], names: readonly string[]): string[] {
  const { at_once: now, expected, chance, rank, prevents } = advice;
  const others = all.filter((other) => other !== advice);
  const most =
    others.length > 0 && others.every((other) => expected - other.expected >= MIN_POINTS_DIFFERENCE);
  const atOnce = Math.max(...others.map((other) => other.at_once ?? 0));
  const points = t("advice-expected", { points: Math.round(expected) });
  const alone = names.length === 1;
  const better = others.some((other) => other.rank > rank);
  const facts = [
    ...(now ? [t("advice-at-once", { points: now })] : []),
    ...(alone ? [] : [points]),
    ...(most ? [t((now ?? 0) < atOnce ? "advice-later" : "advice-most")] : []),
    ...prevents.map(({ seat, points }) =>
      t("advice-prevents", { player: names[seat] ?? "", points: Math.max(1, Math.round(points)) }),
    ),
  ];
  const nothing = !alone && better && !now && !most && prevents.length === 0;
  return [
    alone ? points : t("advice-chance", { percent: Math.round(100 * chance) }),
    ...(others.some((other) => other.rank === rank) ? [t("advice-equal")] : []),
    ...facts,
    // If no fact can be given in points, say so.
    ...(nothing ? [t("advice-chance-alone")] : []),
  ];
}

/** Rounded to tenths; smaller differences are meaningless. */
export const roundToTenths = (value: number): number => Math.round(10 * value) / 10;
