/** The letter keys of this table. */
import type { Places } from "tertulia/ui/shortcuts";

export const PLACES: Places = {
  m: "#market",
  b: "#buildings",
  d: "#dice",
  r: "#roofs",
  h: "#hand",
  f: "#farm",
  t: "#stores",
};

/** The part of the table that must be open for a letter's place to be in sight, on a phone. */
export const PARTS: Readonly<Record<string, string>> = {
  m: "village",
  b: "village",
  d: "dice",
  r: "dice",
  h: "hand",
  f: "farm",
  t: "farm",
  l: "log",
};
