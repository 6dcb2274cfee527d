/** Positions of the roof markers on the farm's house. */
import { toPercent, type Box } from "./boxes";

/** Size of the picture in its own units. */
export const HOUSE = { width: 200, height: 150 } as const;
const [LEFT, TOP, WIDTH, HEIGHT, GAP] = [17, 17, 166, 76, 2];

/** The boxes of the places from the top left: one row of up to four, or two rows with the fuller one above. */
export const roofBoxes = (places: number): Box[] => {
  const rows = places > 4 ? 2 : 1;
  const columns = Math.ceil(places / rows);
  const [width, height] = [WIDTH / columns, Math.min(HEIGHT / rows, 58)];
  const top = TOP + (HEIGHT - rows * height) / 2;
  /** An incomplete row is centred. */
  const inset = (place: number): number => (place < columns ? 0 : ((columns * rows - places) * width) / 2);
  return Array.from({ length: places }, (_, place) => ({
    x: LEFT + inset(place) + (place % columns) * width + GAP / 2,
    y: top + Math.floor(place / columns) * height + GAP / 2,
    width: width - GAP,
    height: height - GAP,
  }));
};

/** The boxes in percent of the picture. */
export const roofPositions = (places: number): Box[] => toPercent(roofBoxes(places), HOUSE);
