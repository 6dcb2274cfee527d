/** How a drawing of a good, or a sign, of the family of La Granja is named. */
export const drawing = (good: string): string => `#lg-${good}`;
