/** The reference to the drawing of a good or sign of a game. */
export const drawingRef = (good: string): string => `#lg-${good}`;
