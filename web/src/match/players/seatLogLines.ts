/** Log lines for departures and for seats substitutions to bots and taken back. */
import type { Departure, Substitution } from "../../api/contract";
import { t } from "../../i18n/words.svelte";
import type { LogLine } from "../logBook";

export const substitutionLines = (
  substitutions: readonly Substitution[],
  names: readonly string[],
): LogLine[] =>
  substitutions.map(({ ply, seat, bot }, index) => {
    const player = names[seat] ?? "";
    const cause = bot
      ? t("people-log-handed", { player, bot: t(`bot-${bot}`) })
      : t("people-log-back", { player });
    return { key: `handed-${index}`, ply, seat: null, cause, effects: "", rows: [] };
  });

export const departureLines = (gone: readonly Departure[], names: readonly string[]): LogLine[] =>
  gone.map(({ ply, seat, why }, index) => {
    const cause = t(`clock-record-${why}`, { player: names[seat] ?? "" });
    return { key: `gone-${index}`, ply, seat: null, cause, effects: "", rows: [] };
  });
