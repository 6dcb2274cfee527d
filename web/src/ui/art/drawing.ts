/** The reference to the drawing of a good or sign of a game. */
export const drawing = (good: string): string => `#lg-${good}`;
