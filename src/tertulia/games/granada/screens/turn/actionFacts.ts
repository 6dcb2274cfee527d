/** Facts for the full text of a legal action. */
import type { Legal } from "tertulia/api/table";
import { findTile, pendingTile, showFace, turnOver, type CompleteTile } from "../tiles";
import type { Face, View } from "../types";

/** The arguments and the hint of an action, with what the view shows about it: its tile, its price or its cards. */
export const actionFacts = (action: Legal, view: View): Record<string, unknown> => ({
  ...action.args,
  ...action.hint,
  ...shownFacts(action, view),
});

function shownFacts({ name, args }: Legal, view: View): Record<string, unknown> {
  if (name === "take") {
    const slots = args["slots"] as number[];
    return { cards: view.money.display.filter(({ slot }) => slots.includes(slot)) };
  }
  if (name === "buy") {
    const place = view.yard.find(({ space }) => space === args["space"]);
    return place?.tile ? { tile: place.tile, currency: place.currency, price: place.tile.value } : {};
  }
  const tile = actionTile({ name, args }, view);
  const payment = name === "pay" ? paymentFacts(Number(args["value"]), view) : {};
  return { ...payment, ...(tile ? { tile } : {}) };
}

/** The tile of an action with the side up that the action leaves up. */
function actionTile({ name, args }: Pick<Legal, "name" | "args">, view: View): CompleteTile | undefined {
  if ("tile" in args) return findTile(view, Number(args["tile"]));
  const tile = pendingTile(view);
  if (tile && name === "reserve") return showFace(tile, args["face"] as Face);
  return tile && name === "turn" ? turnOver(tile) : tile;
}

/** The amount missing after a card is paid, and its currency. */
function paymentFacts(value: number, { pending }: View): Record<string, unknown> {
  const { currency = "", price = 0, paid = 0 } = pending ?? {};
  return { currency, missing: Math.max(0, price - paid - value) };
}
