/** Boxes inside a picture, and their conversion to percent for elements placed above it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const toPercent = (boxes: readonly Box[], picture: { width: number; height: number }): Box[] =>
  boxes.map(({ x, y, width, height }) => ({
    x: (x / picture.width) * 100,
    y: (y / picture.height) * 100,
    width: (width / picture.width) * 100,
    height: (height / picture.height) * 100,
  }));
