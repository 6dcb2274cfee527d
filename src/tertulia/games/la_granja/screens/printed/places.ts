/** Where the outer spaces of the large market lie: each beside another space, in a place of its own. */
import { t } from "tertulia/i18n/words.svelte";
import type { Choice, Field, Part } from "tertulia/match/editing";
import type { Space } from "./facts";

type Spot = readonly [q: number, r: number];

/** From a place to those around it: a row below begins half a space to the left. */
const AROUND: readonly Spot[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, 1],
  [0, -1],
  [-1, -1],
];
/** Furthest from the middle that a file may name. */
const FURTHEST = 9;

export const place = ([q, r]: readonly unknown[]): string => `${String(q)} ${String(r)}`;
export const spotOf = (value: unknown): [q: number, r: number] => {
  const [q = 0, r = 0] = String(value).split(" ").map(Number);
  return [q, r];
};
const along = ([q, r]: Spot): number => q - r / 2;
const inReading = (a: Spot, b: Spot): number => a[1] - b[1] || a[0] - b[0];

/** The places around these spaces, and their own, each once. */
function around(spaces: readonly Space[]): Spot[] {
  const spots = spaces.flatMap(([q, r]): Spot[] => [
    [q, r],
    ...AROUND.map(([right, down]): Spot => [q + right, r + down]),
  ]);
  const once = new Map(spots.map((spot) => [place(spot), spot]));
  return [...once.values()]
    .filter((spot) => spot.every((one) => Math.abs(one) <= FURTHEST))
    .toSorted(inReading);
}

/** How places are called: by row from above, and in it from the left; 0 is just beyond all spaces that there are. */
function names(spaces: readonly Space[]): (spot: Spot) => string {
  const spots = spaces.map(([q, r]): Spot => [q, r]);
  const [top, left] = [Math.min(...spots.map(([, r]) => r)), Math.min(...spots.map(along))];
  return ([q, r]) => t("la-granja-edit-place", { row: r - top + 1, place: q - Math.ceil(left + r / 2) + 1 });
}

/** A field for the place of each space of `key`; what `follows` names by place goes with it. */
export function placeFields(
  key: string,
  follows: string,
  { inner, spaces, order }: { inner: readonly Space[]; spaces: readonly Space[]; order: readonly number[] },
): Field[] {
  const name = names([...inner, ...spaces]);
  return order.map((index, at): Field => {
    const others = [...inner, ...spaces.filter((_, one) => one !== index)];
    const own = spaces[index] ?? [0, 0, 0];
    const taken = new Set(others.map(place));
    const free = around(others).filter((spot) => !taken.has(place(spot)));
    const lone: Spot[] = free.some((spot) => place(spot) === place(own)) ? [] : [[own[0], own[1]]];
    const choices = [...free, ...lone].toSorted(inReading);
    return {
      kind: "choice",
      at: [key, index],
      name: "place",
      label: t("la-granja-edit-space", { space: at + 1, value: own[2] }),
      group: t("la-granja-edit-places"),
      options: choices.map((spot): Choice => ({ value: place(spot), words: name(spot) })),
      read: () => place(own),
      write: (part, value) => moved(part, { key, follows, index, to: spotOf(value) }),
    };
  });
}

function moved(
  part: Part,
  { key, follows, index, to }: { key: string; follows: string; index: number; to: [number, number] },
): Part {
  const spaces = (part[key] ?? []) as Space[];
  const named = (part[follows] ?? []) as number[][];
  const from = place(spaces[index] ?? []);
  return {
    ...part,
    [key]: spaces.map((one, at) => (at === index ? [...to, one[2]] : one)),
    [follows]: named.map((one) => (place(one) === from ? to : one)),
  };
}
