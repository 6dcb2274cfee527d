/** Places and texts of a game's end: tie-breaker, shared victory, and the mark of a solo game. */
import { beforeAll, describe, expect, it } from "vitest";

import { ending, SOLO_MARK } from "../ending";
import { dictionary } from "tertulia/i18n/words.svelte";
import { rankScorers } from "tertulia/match/end/ending";
import { headline } from "tertulia/match/end/headline";
import { finishedTable } from "tertulia-tests/granada/finishedTable";

const farms = (...each: [points: number, silver: number][]): unknown => {
  const players = each.map(([points, silver], seat) => ({
    seat,
    points,
    silver,
    sources: { barrow: points + 1, payment: -1 },
  }));
  const order = rankScorers(players.map((one) => ({ ...one, name: "", order: [one.points, one.silver] })));
  const winners = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { seats: each.length, over: true, players, winners };
};

beforeAll(() => dictionary.use("en"));

describe("an ending", () => {
  it("says nothing of a tie where there is none", () => {
    expect(ending(finishedTable(3, farms([40, 1], [39, 9], [38, 0]))).tie).toBe("");
  });
  it("says that silver decided", () => {
    const result = ending(finishedTable(3, farms([40, 1], [40, 3], [38, 9])));
    expect(result.winners).toEqual([1]);
    expect(result.tie).toBe("Ben and Ana have 40 points each. The most silver left decides: Ben 3, Ana 1.");
  });
  it("says that not even silver decided", () => {
    const result = ending(finishedTable(3, farms([40, 2], [40, 2], [38, 9])));
    expect(result.tie).toBe("Ana and Ben have 40 points and 2 silver each: they share the victory.");
    expect(headline(finishedTable(3, null), result)).toBe("Ana and Ben share the victory!");
  });
  it("has every source as a row, what was paid among them", () => {
    expect(
      ending(finishedTable(2, farms([40, 2], [30, 0]))).rows.map(({ id, values }) => [id, ...values]),
    ).toEqual([
      ["barrow", 41, 31],
      ["payment", -1, -1],
    ]);
  });
  it.each([
    [SOLO_MARK, `You won with ${SOLO_MARK} points. The target was ${SOLO_MARK}.`],
    [SOLO_MARK - 1, `You lost with ${SOLO_MARK - 1} points. The target was ${SOLO_MARK}.`],
  ])("alone with %i points is measured by the mark", (points, words) => {
    const at = finishedTable(1, farms([points, 0]), [0]);
    expect(headline(at, ending(at))).toBe(words);
  });
});
