/** Curves of points by source, compared with means computed by hand. */
import { expect, it } from "vitest";

import type { GameProfile } from "../src/api/contract";
import { sourceLines, sourceMeans, movingAverage } from "../src/app/profiles/pointSources";

const game = (sources: string[], curve: number[][]): GameProfile => ({
  game: "pig",
  games: curve.length,
  tallies: [],
  sources,
  curve,
});

it("takes the mean of a game and of up to four before it", () => {
  expect(movingAverage([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
  expect(movingAverage([])).toEqual([]);
});

it("says first what brings most", () => {
  const found = sourceMeans(
    game(
      ["a", "b"],
      [
        [1, 5],
        [2, 5],
        [3, 6],
        [4, 5],
        [5, 5],
        [9, 5],
      ],
    ),
  );
  expect(found.map(({ source }) => source)).toEqual(["b", "a"]);
  expect(found[1]).toEqual({ source: "a", mean: 4, last: 4.6 });
});

it("draws up to six sources by themselves, and of more the rest together", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  const points = [7, 6, 5, 4, 3, 2, 1];
  expect(sourceLines(game(names.slice(0, 6), [points.slice(0, 6)])).map(({ source }) => source)).toEqual(
    names.slice(0, 6),
  );
  const drawn = sourceLines(game(names, [points]));
  expect(drawn.map(({ source }) => source)).toEqual(["a", "b", "c", "d", "e", ""]);
  expect(drawn.at(-1)?.values).toEqual([3]);
});
