/** Rows of signs: pictures of the sprite by name, and text between them. */

/** A sign is the name of a drawing, or text after `=`; `|` is a narrow gap, `@1` to `@6` a die. */
export type Sign = string;
export interface Placed {
  x: number;
  width: number;
  sign: Sign;
}

const HEIGHT = 24;
const NARROW = new Set(["=/", "=+", "=:", "=×", "=.", "=,", "=?"]);

const widthOf = (sign: Sign): number => {
  if (sign === "|") return 8;
  if (NARROW.has(sign)) return 13;
  return sign.startsWith("=") ? 3 + 11 * (sign.length - 1) : HEIGHT;
};

/** Where each sign of a row 24 units high stands, and how wide the row is. */
export const layRow = (signs: readonly Sign[]): { placed: Placed[]; width: number } => {
  let x = 0;
  const placed = signs.map((sign): Placed => {
    const place = { x, width: widthOf(sign), sign };
    x += place.width + 1.5;
    return place;
  });
  return { placed, width: Math.max(x - 1.5, 1) };
};
