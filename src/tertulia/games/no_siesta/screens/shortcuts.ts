/** Shortcut keys of No Siesta's table. */
import type { KeyTargets } from "tertulia/ui/shortcuts";

export const KEY_TARGETS: KeyTargets = {
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

/** By letter, the part of the table that has to be open on a phone. */
export const PART_OF_KEY: Readonly<Record<string, string>> = {
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
