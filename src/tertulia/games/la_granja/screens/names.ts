/** Names of goods, cards and places, for buttons and screen readers. */
import type { Legal, Table } from "tertulia/api/table";
import { formatList, t, type Words } from "tertulia/i18n/words.svelte";
import { capital, flatten } from "tertulia/i18n/facts";
import { actionText } from "tertulia/i18n/wording";
import type { Card, Counts, HelperSide, Owner, Side } from "./types";

export const GAME = "la-granja";

/** Player names by seat. */
export const namesOf = (table: Table): string[] =>
  table.seats.map((seat) => seat.name ?? t("table-seat", { seat: seat.index + 1 }));

export const ownerName = (owner: Owner, names: string[]): string =>
  owner === "neutral" ? t("la-granja-neutral") : (names[owner] ?? "");

export const goodName = (good: string): string => t(`la-granja-good-${good}`);
export const placeName = (place: string): string => t(`la-granja-place-${place}`);
export const buildingName = (building: string): string => t(`la-granja-building-${building}`);
export const roofName = (roof: string): string => t(`la-granja-roof-${roof}`);
export const sideName = (side: string): string => t(`la-granja-side-${side}`);
export const phaseName = (phase: string): string => t(`la-granja-phase-${phase}`);
export const stepName = (step: string): string => t(`la-granja-step-${step}`);
/** The name of a helper; helpers from an owner's own set keep the name given there. */
export const helperName = (name: string): string => String(flatten(GAME, { name }, [])["name-name"]);
/** A helper's effect as a sentence, composed from the facts of the components file. */
export const helperEffect = (helper: HelperSide): string =>
  `${capital(String(flatten(GAME, { ...helper }, [])["effect-name"]))}.`;
export const giftName = (gift: string): string => t(`la-granja-gift-${gift}`);
export const sourceName = (source: string): string => t(`la-granja-source-${source}`);
export const revenueName = (space: number | string): string => t(`la-granja-revenue-${space}`);
export const dieName = (value: number): string => t(`la-granja-die-${value}`);
export const tradeName = (trade: string): string => t(`la-granja-for-${trade}`);
export const pairName = (pair: string): string => t(`la-granja-goods-${pair}`);
export const upgradedName = (good: string): string => t(`la-granja-into-${good}`);
export const craftNow = (building: string): string => t(`la-granja-craft-${building}-now`);
export const craftLater = (building: string): string => t(`la-granja-craft-${building}-later`);

/** `2 × olive, 1 × silver`. */
export const countsName = (counts: Counts): string =>
  formatList(Object.entries(counts).map(([good, n]) => `${n} × ${goodName(good)}`));

/** Everything printed on a card, in words. */
export const cardName = (card: Card): string =>
  [
    `${t("la-granja-card-number", { card: card.card })}, ${helperName(card.helper.name)}`,
    `${sideName("field")}: ${goodName(card.field)}`,
    `${sideName("barrow")}: ${formatList(card.barrow.goods.map(goodName))}, ${t("la-granja-card-value", { value: card.barrow.value })}`,
    `${sideName("extension")}: ${formatList(card.extension.map(giftName))}`,
    `${sideName("helper")}: ${helperEffect(card.helper)}`,
  ].join(". ");

/** The gains of playing a card on a side, in words. */
export function sideBrings({ field, barrow, extension, helper }: Card, side: Side): string[] {
  if (side === "field") return [t("la-granja-preview-field", { good: goodName(field) })];
  if (side === "barrow")
    return [
      t("la-granja-preview-barrow", { goods: formatList(barrow.goods.map(goodName)) }),
      t("la-granja-card-value", { value: barrow.value }),
    ];
  if (side === "helper") return [helperEffect(helper)];
  const giftText = (one: string): string =>
    one === "silver" ? t("la-granja-preview-silver") : giftName(one);
  return [...extension.map(giftText), t("la-granja-extension-hand")];
}

const actionFacts = (action: Legal): Record<string, unknown> => ({ ...action.args, ...action.hint });

/** A complete description of an action. */
export const fullLabel = (action: Legal, names: string[]): string =>
  actionText(GAME, action.name, actionFacts(action), names);

/** The short label of an action's button. */
export const shortLabel = (action: Legal, names: string[]): string =>
  t(`la-granja-action-${action.name}`, flatten(GAME, actionFacts(action), names) as Words);
