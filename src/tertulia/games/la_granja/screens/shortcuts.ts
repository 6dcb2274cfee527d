/** Shortcut keys of La Granja's table. */
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

/** By letter, the part of the table that has to be open on a phone. */
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
