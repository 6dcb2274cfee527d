/** The letter keys of this table. */
import type { Places } from "tertulia/ui/shortcuts";

export const PLACES: Places = {
  r: "#revenues",
  b: "#roof",
  h: "#fields",
  t: "#trades",
  c: "#carts",
  w: "#stores",
  d: "#dice",
  k: "#siesta",
  m: "#esporles",
  p: "#helpers",
  e: "#sheets",
};

/** The part of the table that must be open for a letter's place to be in sight, on a phone. */
export const PARTS: Readonly<Record<string, string>> = {
  r: "sheet",
  b: "sheet",
  h: "sheet",
  t: "sheet",
  c: "sheet",
  w: "sheet",
  e: "sheet",
  d: "dice",
  k: "dice",
  m: "town",
  p: "town",
  l: "log",
};
