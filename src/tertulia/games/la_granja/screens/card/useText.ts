/** What a card is worth on one of its four sides, in words. */
import { formatList, t } from "tertulia/i18n/words.svelte";
import { giftName, goodName, helperEffect } from "../names";
import type { Card, Side } from "../types";

export function useText(card: Card, side: Side): string {
  if (side === "field") return goodName(card.field);
  if (side === "barrow") {
    const value = t("la-granja-card-value", { value: card.barrow.value });
    return `${formatList(card.barrow.goods.map(goodName))}, ${value}`;
  }
  if (side === "extension")
    return formatList([t("la-granja-extension-hand"), ...card.extension.map(giftName)]);
  return helperEffect(card.helper);
}
