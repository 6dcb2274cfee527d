/** The letter keys of this table. */
import type { Places } from "../../ui/shortcuts";

export const PLACES: Places = { y: "#yard", m: "#money", c: "#city", h: "#hand", r: "#reserve" };
