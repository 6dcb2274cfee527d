/** Names of things on the table, for buttons and for who listens instead of looking. */
import type { Legal } from "tertulia/api/contract";
import type { Table } from "tertulia/api/table";
import { list, t, type Words } from "tertulia/i18n/words.svelte";
import { capital, flatten } from "tertulia/i18n/facts";
import { actionText } from "tertulia/i18n/wording";
import type { Card, Counts, HelperSide, Owner, Side } from "./types";

export const GAME = "la-granja";

/** Everybody who is named in events, by seat. */
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
/** A helper of an owner's own has the name that the owner gave. */
export const helperName = (name: string): string => String(flatten(GAME, { name }, [])["name-name"]);
/** What a helper does, composed from what the components file says, as a sentence. */
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
  list(Object.entries(counts).map(([good, n]) => `${n} × ${goodName(good)}`));

/** Everything printed on a card, in words. */
export const cardName = (card: Card): string =>
  [
    `${t("la-granja-card-number", { card: card.card })}, ${helperName(card.helper.name)}`,
    `${sideName("field")}: ${goodName(card.field)}`,
    `${sideName("barrow")}: ${list(card.barrow.goods.map(goodName))}, ${t("la-granja-card-value", { value: card.barrow.value })}`,
    `${sideName("extension")}: ${list(card.extension.map(giftName))}`,
    `${sideName("helper")}: ${helperEffect(card.helper)}`,
  ].join(". ");

/** What a card brings as it is played: what grows, what it holds and is worth, what is had from now on, what the helper does. */
export function sideBrings({ field, barrow, extension, helper }: Card, side: Side): string[] {
  if (side === "field") return [t("la-granja-preview-field", { good: goodName(field) })];
  if (side === "barrow")
    return [
      t("la-granja-preview-barrow", { goods: list(barrow.goods.map(goodName)) }),
      t("la-granja-card-value", { value: barrow.value }),
    ];
  if (side === "helper") return [helperEffect(helper)];
  const gift = (one: string): string => (one === "silver" ? t("la-granja-preview-silver") : giftName(one));
  return [...extension.map(gift), t("la-granja-extension-hand")];
}

const facts = (action: Legal): Record<string, unknown> => ({ ...action.args, ...action.hint });

/** The whole of an action in words. */
export const fullLabel = (action: Legal, names: string[]): string =>
  actionText(GAME, action.name, facts(action), names);

/** What stands on its button. */
export const shortLabel = (action: Legal, names: string[]): string =>
  t(`la-granja-action-${action.name}`, flatten(GAME, facts(action), names) as Words);
