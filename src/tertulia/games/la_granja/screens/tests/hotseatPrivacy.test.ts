/** Hot-seat play: what the other players may see while a decision needs no secret. */
import { describe, expect, it } from "vitest";

import { needsSecrets, hideSecrets } from "../hotseatPrivacy";
import type { View } from "../types";
import type { Table } from "tertulia/api/table";
import { legal, table } from "tertulia-tests/granada/fixture";

const withActions = (...names: string[]): Partial<Table> => ({
  legal: names.map((name) => legal(name, {}, name)),
});

describe("what the others see", () => {
  const player = (seat: number, known: boolean, more: object = {}): object => ({
    seat,
    points: known ? 7 : null,
    sources: known ? { market: 7 } : null,
    hand: null,
    hand_count: 3,
    donkeys: { used: [1], left: [2, 3, 4], chosen: null },
    donkey_hidden: false,
    ...more,
  });
  function seen(open: boolean, more: object = {}, change: Partial<Table> = {}): Table {
    const own = player(0, true, { hand: [{ card: 5 }], ...more });
    const log = [
      { ply: 4, seat: 0, action: "draw", events: [{ type: "draw", seat: 0, count: 1, cards: [5] }] },
    ];
    const view = { players: [own, player(1, open)], scores: [7, open ? 7 : null], options: {}, over: false };
    return { ...table({ log, ...withActions("take"), ...change }), game: "la-granja", view } as Table;
  }

  it("shows the farm as the others see it: without the hand and the cards that were drawn", () => {
    const { view, log } = hideSecrets(seen(true));
    expect((view as View).players).toEqual([player(0, true), player(1, true)]);
    expect((view as View).scores).toEqual([7, 7]);
    expect(log[0]?.events[0]).toEqual({ type: "draw", seat: 0, count: 1, cards: null });
  });
  it("keeps points secret where they are", () => {
    const { players, scores } = hideSecrets(seen(false)).view as View;
    expect(players).toEqual([player(0, false), player(1, false)]);
    expect(scores).toEqual([null, null]);
  });
  it("needs a curtain where the hand is asked for, or a donkey", () => {
    for (const name of ["play", "discard", "donkey", "card"])
      expect(needsSecrets(seen(true, {}, withActions(name, "done")))).toBe(true);
    expect(needsSecrets(seen(true, { donkey_hidden: true }))).toBe(true);
    for (const name of ["take", "deliver", "roof", "done"])
      expect(needsSecrets(seen(true, {}, withActions(name)))).toBe(false);
  });
  it("tells nothing of a donkey that the others do not know yet", () => {
    const donkeys = { used: [1], left: [2, 3, 4], chosen: 3 };
    const { players } = hideSecrets(seen(true, { donkeys, donkey_hidden: true })).view as View;
    expect(players[0]?.donkeys.chosen).toBe(null);
  });
});
