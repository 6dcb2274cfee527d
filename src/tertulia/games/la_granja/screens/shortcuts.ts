/** Shortcut keys of La Granja's table. */
import type { KeyTargets } from "tertulia/ui/shortcuts";

export const KEY_TARGETS: KeyTargets = {
  m: "#market",
  b: "#buildings",
  d: "#dice",
  r: "#roofs",
  h: "#hand",
  f: "#farm",
  t: "#stores",
};

/** By letter, the part of the table that has to be open on a phone. */
export const PART_OF_KEY: Readonly<Record<string, string>> = {
  m: "village",
  b: "village",
  d: "dice",
  r: "dice",
  h: "hand",
  f: "farm",
  t: "farm",
  l: "log",
};
