/** The place of a lesson's bubble beside the things that it is about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Gap in pixels between the bubble, the things and the edges of the window. */
const GAP_PX = 14;

/**
 * The upper left corner for a bubble of a size: beside the first thing, on the side where it covers least of `things`.
 */
export function placeBubble(
  size: { width: number; height: number },
  things: readonly Box[],
  window: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (place: number, length: number, room: number): number =>
    Math.max(GAP_PX, Math.min(place, room - length - GAP_PX));
  const at = (left: number, top: number): Box => ({
    left: clamp(left, size.width, window.width),
    top: clamp(top, size.height, window.height),
    ...size,
  });
  const covered = (box: Box): number => things.reduce((sum, thing) => sum + overlap(box, thing), 0);
  const best = candidates(things[0], size, window)
    .map(([left, top]) => at(left, top))
    .reduce((one, other) => (covered(other) < covered(one) ? other : one));
  return { left: best.left, top: best.top };
}

type Corner = readonly [left: number, top: number];

/** Places on the four sides of a thing, the side with most room first, then the corners of the window. */
function candidates(
  thing: Box | undefined,
  { width, height }: { width: number; height: number },
  window: { width: number; height: number },
): Corner[] {
  const corners: Corner[] = [
    [window.width - width, 0],
    [0, 0],
    [window.width - width, window.height - height],
    [0, window.height - height],
  ];
  if (!thing) return corners;
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const [middleX, middleY] = [
    thing.left + (thing.width - width) / 2,
    thing.top + (thing.height - height) / 2,
  ];
  const sides: (readonly [room: number, corner: Corner])[] = [
    [window.width - right, [right + GAP_PX, middleY]],
    [thing.left, [thing.left - width - GAP_PX, middleY]],
    [window.height - bottom, [middleX, bottom + GAP_PX]],
    [thing.top, [middleX, thing.top - height - GAP_PX]],
  ];
  return [...sides.toSorted(([one], [other]) => other - one).map(([, corner]) => corner), ...corners];
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
