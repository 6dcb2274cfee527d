/** Offers that this browser makes once, and only after the player's first move at a table. */
import { RememberedNames } from "../ui/rememberedNames";

/** `moved`: the player has made a move. `push`, `install`: the offer was shown. */
const seen = new RememberedNames("tertulia.offers");

export const offers = {
  noteMove: (): void => seen.add("moved"),
  hasMoved: (): boolean => seen.has("moved"),
  /** Whether an offer may be shown now; from then on it may not. */
  take(offer: "push" | "install"): boolean {
    if (!seen.has("moved") || seen.has(offer)) return false;
    seen.add(offer);
    return true;
  },
};
