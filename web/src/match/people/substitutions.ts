/** Log lines for departures and for seats handed to bots and taken back. */
import type { Departure, Substitution } from "../../api/contract";
import { t } from "../../i18n/words.svelte";
import type { Line } from "../lines";

export const substitutions = (handed: readonly Substitution[], names: readonly string[]): Line[] =>
  handed.map(({ ply, seat, bot }, index) => {
    const player = names[seat] ?? "";
    const cause = bot
      ? t("people-log-handed", { player, bot: t(`bot-${bot}`) })
      : t("people-log-back", { player });
    return { key: `handed-${index}`, ply, seat: null, cause, effects: "", rows: [] };
  });

export const departures = (gone: readonly Departure[], names: readonly string[]): Line[] =>
  gone.map(({ ply, seat, why }, index) => {
    const cause = t(`clock-record-${why}`, { player: names[seat] ?? "" });
    return { key: `gone-${index}`, ply, seat: null, cause, effects: "", rows: [] };
  });
