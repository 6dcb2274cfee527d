import { beforeAll, describe, expect, it, vi } from "vitest";

import { ApiError } from "../src/api/client";
import type { Advice, HintResponse } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { dictionary } from "../src/i18n/words.svelte";
import { AdviceRequest } from "../src/match/advice/adviceRequest.svelte";
import { adviceFacts } from "../src/match/advice/adviceFacts";
import { table } from "./granada/fixture";

const advice = (action: string): Advice => ({
  action,
  rank: 1,
  at_once: 1,
  expected: 60.2,
  chance: 0.5,
  prevents: [],
});
const HINT: HintResponse = { position: 4, seat: 0, advice: [advice("take 1"), advice("buy 1")] };

function setting(change: Partial<Table> = {}, mayAct = true) {
  const act = vi.fn(() => Promise.resolve(true));
  const match = { displayed: table({ hints: true, ...change }), mayAct, act };
  const request = vi.fn(() => Promise.resolve(HINT));
  return { act, match, request, advising: new AdviceRequest(match, request) };
}

describe("what speaks for an advice", () => {
  beforeAll(() => dictionary.use("en"));

  const names = ["Ana", "Ben"];
  const factsOf = (...all: Advice[]) => all.map((one) => adviceFacts(one, all, names));

  it("begins with the number by which it is ranked; equal ones are called equal", () => {
    const [first, second, third] = factsOf(
      { ...advice("a"), chance: 0.412 },
      { ...advice("b"), chance: 0.408 },
      { ...advice("c"), chance: 0.33, rank: 3, prevents: [{ seat: 1, points: 4.2 }] },
    );
    expect(first).toEqual([
      "41% chance of winning",
      "equally good",
      "1 point now",
      "about 60 points at the end",
    ]);
    expect(second).toEqual(first);
    expect(third?.[0]).toBe("33% chance of winning");
    expect(third?.at(-1)).toBe("denies Ben about 4 points");
  });

  it("tells what pays off later from what brings most", () => {
    const [late] = factsOf({ ...advice("a"), at_once: 0, expected: 63 }, { ...advice("b"), rank: 2 });
    expect(late).toContain("pays off later");
    const [most] = factsOf({ ...advice("a"), expected: 63 }, { ...advice("b"), rank: 2 });
    expect(most).toContain("most points for you");
  });

  it("says so where only the chance speaks for what is better", () => {
    const [first, second] = factsOf(
      { ...advice("a"), at_once: 0, chance: 0.39 },
      { ...advice("b"), at_once: 0, chance: 0.38, rank: 2 },
    );
    expect(first).toEqual([
      "39% chance of winning",
      "about 60 points at the end",
      "better only for the chance of winning",
    ]);
    expect(second).toEqual(["38% chance of winning", "about 60 points at the end"]);
  });

  it("ranks by points for who plays alone", () => {
    const only = advice("a");
    expect(adviceFacts(only, [only], ["Ana"])).toEqual(["about 60 points at the end", "1 point now"]);
  });
});

describe("asking for advice", () => {
  it("is possible for whoever is asked, where the table allows it", () => {
    expect(setting().advising.available).toBe(true);
    expect(setting({ hints: false }).advising.available).toBe(false);
    expect(setting({}, false).advising.available).toBe(false);
  });

  it("shows an advice at the first press and does it at the second", async () => {
    const { act, advising, match, request } = setting();
    await advising.load();
    expect(request).toHaveBeenCalledWith(match.displayed, 0);
    expect(advising.received?.map(({ action }) => action)).toEqual(["take 1", "buy 1"]);
    await advising.press("buy 1");
    expect([advising.marked, act.mock.calls.length]).toEqual(["buy 1", 0]);
    await advising.press("take 1");
    expect([advising.marked, act.mock.calls.length]).toEqual(["take 1", 0]);
    await advising.press("take 1");
    expect(act).toHaveBeenCalledWith(["take 1"]);
    expect([advising.open, advising.marked]).toEqual([false, null]);
  });

  it("goes when the decision is made, taken back or no more possible", async () => {
    const { advising, match } = setting({ position: 4 });
    const { displayed: shown } = match;
    const played = { position: 5, log: [{ ply: 5, seat: 0, action: "buy 1", events: [] }] };
    for (const now of [played, { position: 3 }, { seat: 1 }, { legal: [] }]) {
      await advising.load();
      advising.closeIfDecided(shown);
      expect(advising.open).toBe(true);
      advising.closeIfDecided({ ...shown, ...now, version: shown.version + 1 });
      expect(advising.open).toBe(false);
    }
  });

  it("stays while only others act, in a turn that is shared", async () => {
    const { advising, match } = setting({ position: 4 });
    const pending = advising.load();
    const log = [{ ply: 5, seat: 1, action: null, events: [] }];
    advising.closeIfDecided({ ...match.displayed, position: 5, version: 9, log });
    await pending;
    expect([advising.open, advising.received?.length]).toEqual([true, 2]);
  });

  it("says why it is refused, and nothing of a game that has gone on", async () => {
    for (const [code, open] of [
      ["too-many", true],
      ["stale", false],
    ] as const) {
      const { match } = setting();
      const advising = new AdviceRequest(match, () => Promise.reject(new ApiError(409, code, "")));
      await advising.load();
      expect([advising.open, advising.refused]).toEqual([open, code]);
    }
  });
});
