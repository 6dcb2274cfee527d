/** Layout of rows of signs: SVG symbols by name, with text between them. */

/** A sign is the name of a drawing, text after `=`, a narrow gap `|`, or a die `@1` to `@6`. */
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

/** The position of each sign in a row 24 units high, and the width of the row. */
export const layRow = (signs: readonly Sign[]): { placed: Placed[]; width: number } => {
  let x = 0;
  const placed = signs.map((sign): Placed => {
    const place = { x, width: widthOf(sign), sign };
    x += place.width + 1.5;
    return place;
  });
  return { placed, width: Math.max(x - 1.5, 1) };
};
