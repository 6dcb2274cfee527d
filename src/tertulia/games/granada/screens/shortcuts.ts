/** The letter keys of this table. */
import type { Places } from "tertulia/ui/shortcuts";

export const PLACES: Places = { y: "#yard", m: "#money", c: "#city", h: "#hand", r: "#reserve" };

/** The part of the table that must be open for a letter's place to be in sight, on a phone. */
export const PARTS: Readonly<Record<string, string>> = {
  y: "market",
  m: "market",
  h: "market",
  c: "city",
  r: "city",
  l: "more",
};
