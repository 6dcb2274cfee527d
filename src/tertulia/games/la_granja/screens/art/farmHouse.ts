/** Where the roof markers lie on the farm's house. */
import { inPercent, type Box } from "./boxes";

/** The house's picture, in its own units. */
export const HOUSE = { width: 200, height: 150 } as const;
const [LEFT, TOP, WIDTH, HEIGHT, GAP] = [17, 17, 166, 76, 2];

/** The places in two rows from the top left, the upper row the fuller one; a few make one row. */
export const roofBoxes = (places: number): Box[] => {
  const rows = places > 4 ? 2 : 1;
  const columns = Math.ceil(places / rows);
  const [width, height] = [WIDTH / columns, Math.min(HEIGHT / rows, 58)];
  const top = TOP + (HEIGHT - rows * height) / 2;
  /** A row that is not full stands in the middle. */
  const inset = (place: number): number => (place < columns ? 0 : ((columns * rows - places) * width) / 2);
  return Array.from({ length: places }, (_, place) => ({
    x: LEFT + inset(place) + (place % columns) * width + GAP / 2,
    y: top + Math.floor(place / columns) * height + GAP / 2,
    width: width - GAP,
    height: height - GAP,
  }));
};

/** The places in percent of the picture, for what lies over it. */
export const roofPositions = (places: number): Box[] => inPercent(roofBoxes(places), HOUSE);
