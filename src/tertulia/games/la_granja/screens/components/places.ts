/** Positions of the outer spaces of the large market: each next to another space, and no two in one position. */
import { t } from "tertulia/i18n/words.svelte";
import type { Choice, Field, Part } from "tertulia/match/editing";
import type { Space } from "./facts";

type Spot = readonly [q: number, r: number];

/** Offsets from a position to its neighbours; each row begins half a space to the left of the row above. */
const AROUND: readonly Spot[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, 1],
  [0, -1],
  [-1, -1],
];
/** Largest coordinate that a components file may contain. */
const MAX_DISTANCE = 9;

export const placeKey = ([q, r]: readonly unknown[]): string => `${String(q)} ${String(r)}`;
export const spotOf = (value: unknown): [q: number, r: number] => {
  const [q = 0, r = 0] = String(value).split(" ").map(Number);
  return [q, r];
};
const horizontalOf = ([q, r]: Spot): number => q - r / 2;
const inReading = (a: Spot, b: Spot): number => a[1] - b[1] || a[0] - b[0];

/** The positions of these spaces and of their neighbours, each once, in reading order. */
function neighbouringSpots(spaces: readonly Space[]): Spot[] {
  const spots = spaces.flatMap(([q, r]): Spot[] => [
    [q, r],
    ...AROUND.map(([right, down]): Spot => [q + right, r + down]),
  ]);
  const once = new Map(spots.map((spot) => [placeKey(spot), spot]));
  return [...once.values()]
    .filter((spot) => spot.every((one) => Math.abs(one) <= MAX_DISTANCE))
    .toSorted(inReading);
}

/** Names positions by row from the top and place from the left. Number 0 is just outside all existing spaces. */
function spotNames(spaces: readonly Space[]): (spot: Spot) => string {
  const spots = spaces.map(([q, r]): Spot => [q, r]);
  const [top, left] = [Math.min(...spots.map(([, r]) => r)), Math.min(...spots.map(horizontalOf))];
  return ([q, r]) => t("la-granja-edit-place", { row: r - top + 1, place: q - Math.ceil(left + r / 2) + 1 });
}

/** A field for the position of each space of `key`. The positions listed in the fact `follows` are updated, too. */
export function placeFields(
  key: string,
  follows: string,
  { inner, spaces, order }: { inner: readonly Space[]; spaces: readonly Space[]; order: readonly number[] },
): Field[] {
  const name = spotNames([...inner, ...spaces]);
  return order.map((index, at): Field => {
    const others = [...inner, ...spaces.filter((_, one) => one !== index)];
    const own = spaces[index] ?? [0, 0, 0];
    const taken = new Set(others.map(placeKey));
    const free = neighbouringSpots(others).filter((spot) => !taken.has(placeKey(spot)));
    const lone: Spot[] = free.some((spot) => placeKey(spot) === placeKey(own)) ? [] : [[own[0], own[1]]];
    const choices = [...free, ...lone].toSorted(inReading);
    return {
      kind: "choice",
      at: [key, index],
      name: "place",
      label: t("la-granja-edit-space", { space: at + 1, value: own[2] }),
      group: t("la-granja-edit-places"),
      options: choices.map((spot): Choice => ({ value: placeKey(spot), words: name(spot) })),
      read: () => placeKey(own),
      write: (part, value) => moveSpace(part, { key, follows, index, to: spotOf(value) }),
    };
  });
}

function moveSpace(
  part: Part,
  { key, follows, index, to }: { key: string; follows: string; index: number; to: [number, number] },
): Part {
  const spaces = (part[key] ?? []) as Space[];
  const named = (part[follows] ?? []) as number[][];
  const from = placeKey(spaces[index] ?? []);
  return {
    ...part,
    [key]: spaces.map((one, at) => (at === index ? [...to, one[2]] : one)),
    [follows]: named.map((one) => (placeKey(one) === from ? to : one)),
  };
}
