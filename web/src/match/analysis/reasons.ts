/** The facts that make another action better, as short phrases. */
import type { AnalysedReason } from "../../api/contract";
import { t } from "../../i18n/words.svelte";
import { roundToTenths } from "../advice/adviceFacts";

/** Smaller differences in points are within the search's error. */
const MIN_POINTS_DIFFERENCE = 0.5;

/** Short phrases: points gained at once, points kept possible for later, and points denied to others. */
export function reasonFacts(reason: AnalysedReason, names: readonly string[]): string[] {
  const { at_once: now, later, denied, when } = reason;
  const open = when === "soon" ? "explain-why-soon" : "explain-why-late";
  const facts = [
    ...(now > 0 ? [t("explain-why-now", { points: now })] : []),
    ...(now < 0 ? [t("explain-why-less", { points: -now })] : []),
    ...(later >= MIN_POINTS_DIFFERENCE ? [t(open, { points: roundToTenths(later) })] : []),
    ...denied.map(({ seat, points }) =>
      t("advice-prevents", { player: names[seat] ?? "", points: Math.max(1, Math.round(points)) }),
    ),
  ];
  return facts.length > 0 ? facts : [t("explain-why-chance")];
}

export const reasonText = (reason: AnalysedReason, names: readonly string[]): string =>
  t("explain-why", { facts: reasonFacts(reason, names).join("; ") });
