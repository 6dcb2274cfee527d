/** SVG paths of line-drawn signs in a 24 × 24 box. */

export const RESERVE = "M3 20V10L12 4L21 10V20M8 20v-6h8v6";
/** A crossed-out house: a tile that fits nowhere in the player's city. */
export const HOMELESS = "M5 20V10.5L12 5L19 10.5V20ZM3 21L21 3";
export const MOATS = "M1 8Q4 4 7 8T13 8T19 8T23 8M1 15Q4 11 7 15T13 15T19 15T23 15";
export const CARDS =
  "M6 3h7a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2ZM9 21h9a2 2 0 0 0 2 -2V7";
/** The tile on it distinguishes the bag from a money purse. */
export const BAG = "M8 3h8l-2 4q8 4 7 11q-1 4 -9 4t-9 -4q-1 -7 7 -11ZM9 12h6v6H9Z";
