/** Names of goods, tiles and places, for buttons and screen readers. */
import type { Legal, Table } from "tertulia/api/table";
import { formatList, t } from "tertulia/i18n/words.svelte";
import { capital } from "tertulia/i18n/facts";
import { actionText } from "tertulia/i18n/wording";
import { amountsText } from "tertulia/match/amounts";
import type { Counts, RoofTile } from "./types";

export const GAME = "no-siesta";

/** Player names by seat. */
export const namesOf = (table: Table): string[] =>
  table.seats.map((seat) => seat.name ?? t("table-seat", { seat: seat.index + 1 }));

export const goodName = (good: string): string => t(`no-siesta-good-${good}`);
export const helperName = (helper: string): string => t(`no-siesta-helper-${helper}`);
/** A helper's ability as a sentence. */
export const helperEffect = (helper: string): string => `${capital(t(`no-siesta-does-${helper}`))}.`;
export const spaceName = (space: string): string => t(`no-siesta-space-${space}`);
/** The value of a disc on a space of Esporles as a sentence. */
export const spaceGives = (space: string): string => `${capital(t(`no-siesta-gives-${space}`))}.`;
export const barrowName = (number: number): string => t(`no-siesta-barrow-${number}`);
export const dieName = (die: string): string => t(`no-siesta-die-${die}`);
export const bonusName = (bonus: readonly string[]): string => formatList(bonus.map(goodName));
export const tileName = ({ bonus, used, open }: RoofTile): string =>
  open.length
    ? t("no-siesta-tile-open", { bonus: capital(bonusName(bonus)), open: bonusName(open) })
    : used
      ? t("no-siesta-tile-used", { bonus: bonusName(bonus) })
      : capital(bonusName(bonus));

/** `2 olives, 1 silver`. */
export const countsName = (counts: Counts): string => formatList(amountsText(GAME, counts));
export const totalCount = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** A complete description of an action. */
export const actionLabel = (action: Legal, names: string[]): string =>
  actionText(GAME, action.name, { ...action.args, ...action.hint }, names);
