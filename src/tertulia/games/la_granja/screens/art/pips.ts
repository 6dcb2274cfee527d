/** Positions of a die's pips in a 24 × 24 box. */
const [A, M, B] = [6.6, 12, 17.4];
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[M, M]],
  2: [
    [A, A],
    [B, B],
  ],
  3: [
    [A, A],
    [M, M],
    [B, B],
  ],
  4: [
    [A, A],
    [B, A],
    [A, B],
    [B, B],
  ],
  5: [
    [A, A],
    [B, A],
    [M, M],
    [A, B],
    [B, B],
  ],
  6: [
    [A, A],
    [B, A],
    [A, M],
    [B, M],
    [A, B],
    [B, B],
  ],
};
