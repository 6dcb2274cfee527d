/** Rows of signs for an extension's gifts; each extension also raises the hand limit by one card. */
import type { Sign } from "./signs";

const GIFTS: Readonly<Record<string, readonly Sign[]>> = {
  delivery: ["=+1", "delivery"],
  silver: ["=+1", "silver"],
  pig_space: ["=+1", "sty"],
};

export const giftRows = (gifts: readonly string[]): Sign[][] => [
  ["=+1", "card"],
  ...gifts.map((gift) => [...(GIFTS[gift] ?? [])]),
];
