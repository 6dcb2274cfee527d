/** Places and texts of a game's end: ties and shared victories. */
import { beforeAll, describe, expect, it } from "vitest";

import { ending } from "../ending";
import { dictionary } from "tertulia/i18n/words.svelte";
import { rankScorers } from "tertulia/match/end/ending";
import { headline } from "tertulia/match/end/headline";
import { finishedTable } from "tertulia-tests/granada/finishedTable";

const cities = (scores: number[], winners: number[], dirk: unknown = null): unknown => ({
  seats: dirk ? scores.length - 1 : scores.length,
  over: true,
  scores,
  winners,
  dirk,
  scorings: [],
  yard: [],
});

beforeAll(() => dictionary.use("en"));

describe("an ending", () => {
  it("shares the victory where points are equal, and says so", () => {
    const result = ending(finishedTable(3, cities([90, 80, 90], [0, 2])));
    expect(result.tie).toBe(
      "Ana and Cleo have 90 points each. There is no further tiebreaker: they share the victory.",
    );
  });
  it("gives Dirk a column and no place", () => {
    const result = ending(finishedTable(2, cities([90, 80, 100], [0], []), [0]));
    expect(result.scorers.map(({ name }) => name)).toEqual(["Ana", "Ben", "Dirk"]);
    expect(rankScorers(result.scorers).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(result.notes).toEqual(["Dirk has the most points, but he cannot win."]);
    expect(headline(finishedTable(2, null, [0]), result)).toBe("You win!");
    expect(headline(finishedTable(2, null, [1]), result)).toBe("Ana wins!");
  });
});
