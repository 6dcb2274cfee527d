/** The games that this browser has seen to their end with a seat of its own. */
import { RememberedNames } from "../ui/rememberedNames";

export const playedGames = new RememberedNames("tertulia.played");
