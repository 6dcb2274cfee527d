import { describe, expect, it } from "vitest";

import type { Seat, TableSummary } from "../src/api/contract";
import { agoText, sortTables, FINISHED_VISIBLE_SECONDS } from "../src/app/lobby/sortTables";
import { badgedIcon, tabTitle } from "../src/app/shell/browserTab";
import { parseIds } from "../src/match/hiddenTables.svelte";
import { NO_PACE } from "./untimed";

const seat = (index: number, kind: Seat["kind"], bot: string | null = null): Seat => ({
  index,
  kind,
  name: `${kind} ${index}`,
  bot,
  own: kind === "me",
  online: false,
  handle: null,
});

function table(id: string, change: Partial<TableSummary> = {}): TableSummary {
  return {
    id,
    game: "any",
    options: {},
    public: true,
    phase: "running",
    seats: [seat(0, "me"), seat(1, "guest")],
    host: false,
    own_seats: [0],
    actors: [0],
    practice: false,
    asleep: false,
    round: 1,
    age: 0,
    set_name: "",
    pace: NO_PACE,
    forfeit: "bot",
    deadline: null,
    paused_until: null,
    ...change,
  };
}

const never = (): boolean => false;
const ids = (tables: readonly TableSummary[]): string[] => tables.map(({ id }) => id);

describe("the lobby's lists", () => {
  it("put first who waits longest, and people before bots", () => {
    const bots = [seat(0, "me"), seat(1, "bot", "any")];
    const found = sortTables(
      [table("bots", { seats: bots, age: 900 }), table("new", { age: 5 }), table("old", { age: 60 })],
      never,
    );
    expect(ids(found.turn)).toEqual(["old", "new", "bots"]);
  });

  it("put first where one's own time runs out first", () => {
    const found = sortTables(
      [
        table("longest", { age: 90_000 }),
        table("tomorrow", { age: 600, deadline: 2000 }),
        table("in an hour", { age: 5, deadline: 1000, seats: [seat(0, "me"), seat(1, "bot", "any")] }),
        table("no clock", { age: 50 }),
      ],
      never,
    );
    expect(ids(found.turn)).toEqual(["in an hour", "tomorrow", "longest", "no clock"]);
  });

  it("tell one's turn from waiting, and what is over from what is long over", () => {
    const found = sortTables(
      [
        table("waits", { actors: [1] }),
        table("by a bot", { seats: [seat(0, "me", "any"), seat(1, "guest")] }),
        table("opened", { phase: "open", own_seats: [], host: true }),
        table("over", { phase: "over", actors: [] }),
        table("long over", { phase: "over", actors: [], age: FINISHED_VISIBLE_SECONDS + 1 }),
        table("theirs", { phase: "open", own_seats: [] }),
        table("their game", { own_seats: [] }),
      ],
      never,
    );
    expect(ids(found.waiting)).toEqual(["waits", "by a bot", "opened"]);
    expect([ids(found.finished), ids(found.hidden)]).toEqual([["over"], ["long over"]]);
    expect([ids(found.open), ids(found.running)]).toEqual([["theirs"], ["their game"]]);
    expect(found.turn).toEqual([]);
  });

  it("leave out of one's turns what was put aside", () => {
    const found = sortTables([table("one"), table("two")], (id) => id === "one");
    expect([ids(found.turn), ids(found.hidden)]).toEqual([["two"], ["one"]]);
  });
});

describe("how long ago", () => {
  it.each([
    [5, "en", "now"],
    [119, "en", "1 minute ago"],
    [7200, "de", "vor 2 Stunden"],
    [3 * 86_400, "cs", "před 3 dny"],
    [86_400, "es", "ayer"],
  ])("%i seconds in %s", (seconds, language, words) => {
    expect(agoText(seconds, language)).toBe(words);
  });
});

it("the tab counts", () => {
  expect([tabTitle("Lobby", 0), tabTitle("Lobby", 3)]).toEqual(["Lobby", "(3) Lobby"]);
  expect([decodeURIComponent(badgedIcon(3)), decodeURIComponent(badgedIcon(12))]).toEqual([
    expect.stringContaining(">3</text>"),
    expect.stringContaining(">9+</text>"),
  ]);
});

it("what was stored of tables that were put aside is not trusted", () => {
  expect(["", "{", "3", '["a", 2, null]'].map(parseIds)).toEqual([[], [], [], ["a"]]);
});
