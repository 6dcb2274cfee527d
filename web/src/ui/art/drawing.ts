/** The reference to the drawing of a good or sign in the La Granja games. */
export const drawing = (good: string): string => `#lg-${good}`;
