/** How a drawing of a good, or a sign, of a Spanish village, is named. */
export const drawing = (good: string): string => `#lg-${good}`;
