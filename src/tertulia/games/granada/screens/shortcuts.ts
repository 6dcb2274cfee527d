/** Shortcut keys of Granada's table. */
import type { KeyTargets } from "tertulia/ui/shortcuts";

export const KEY_TARGETS: KeyTargets = { y: "#yard", m: "#money", c: "#city", h: "#hand", r: "#reserve" };

/** By letter, the part of the table that has to be open on a phone. */
export const PART_OF_KEY: Readonly<Record<string, string>> = {
  y: "market",
  m: "market",
  h: "market",
  c: "city",
  r: "city",
  l: "more",
};
