/** The letter keys of this table. */
import type { Places } from "../../ui/shortcuts";

export const PLACES: Places = {
  m: "#market",
  b: "#buildings",
  d: "#dice",
  r: "#roofs",
  h: "#hand",
  f: "#farm",
  t: "#anytime",
};
