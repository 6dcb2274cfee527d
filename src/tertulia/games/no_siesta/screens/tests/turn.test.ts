/** Unit tests of No Siesta's turn: cheapest payment, highlighted circles, storing the rest, arrows. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Legal, Table } from "tertulia/api/table";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { ending } from "../ending";
import { tileName } from "../names";
import { arrowsOf, stepsAlong } from "../board/arrows";
import { KEY_TARGETS, PART_OF_KEY } from "../shortcuts";
import { crossedCircles } from "../sheet/circles";
import { describeStep } from "../eventText";
import { countGoods, storableRest } from "../turn/rest";
import { NoSiestaTurn } from "../turn/turn.svelte";
import { cheapestUse, circleOf, cheapestUses, paidWith, isPickable } from "../turn/uses";
import type { Counts, Player, Printed, View } from "../types";
import { hideSecrets, needsSecrets } from "../hotseatPrivacy";
import { dictionary } from "tertulia/i18n/words.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { table } from "tertulia-tests/granada/fixture";

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  roof: ["source"],
  climb: ["source"],
  field: ["field", "good", "source"],
  load: ["barrow", "good", "source"],
  store: ["good", "source"],
  trade: ["good", "with"],
  change: ["from", "to"],
  end: ["commodity"],
  take: ["die", "mark"],
  keep: ["tile"],
};
const NUMBERS = new Set(["field", "barrow", "tile"]);
function legal(notation: string, more: Partial<Legal> = {}): Legal {
  const [name = "", ...words] = notation.split(" ");
  const args = Object.fromEntries(
    (SHAPES[name] ?? []).map((field, at) => [
      field,
      NUMBERS.has(field) ? Number(words[at]) : (words[at] ?? ""),
    ]),
  );
  return { name, args, notation, reveals: false, hint: {}, ...more };
}
const all = (...notations: string[]): Legal[] => notations.map((notation) => legal(notation));

describe("the way that costs least", () => {
  it("is loose before disc before commodity before swap", () => {
    const ways = all(
      "store donkey swap_disc",
      "store donkey swap_loose",
      "store donkey commodity",
      "store donkey disc",
      "store donkey loose",
    );
    const left = [...ways];
    const order: unknown[] = [];
    for (let best = cheapestUse(left); best; best = cheapestUse(left)) {
      order.push(best.args["source"]);
      left.splice(left.indexOf(best), 1);
    }
    expect(order).toEqual(["loose", "disc", "commodity", "swap_loose", "swap_disc"]);
  });
  it("of a trade spends fewest commodities", () => {
    expect(paidWith(legal("trade olive 1-loose+1-disc+1-commodity"))).toEqual({
      loose: 1,
      disc: 1,
      commodity: 1,
    });
    const ways = all(
      "trade olive 1-disc+2-commodity",
      "trade olive 2-disc+1-commodity",
      "trade olive 3-commodity",
    );
    expect(cheapestUse(ways)?.args["with"]).toBe("2-disc+1-commodity");
    expect(cheapestUse([])).toBeUndefined();
  });
});

describe("the circles that light", () => {
  const ACTIONS = all(
    "roof commodity",
    "field 3 grape disc",
    "field 3 grape commodity",
    "load 1 grape disc",
    "load 1 donkey commodity",
    "load 1 donkey swap_loose",
    "load 1 donkey swap_disc",
    "store grape disc",
    "climb disc",
    "trade grape 2-disc+1-commodity",
    "end kept",
  );
  it("are all that can be crossed off, each with its cheapest way", () => {
    const found = cheapestUses(ACTIONS, null);
    expect([...found.keys()]).toEqual([
      "roof",
      "field-3-grape",
      "barrow-1-grape",
      "barrow-1-donkey",
      "store-grape",
      "climb",
      "trade-grape",
    ]);
    expect(found.get("field-3-grape")?.notation).toBe("field 3 grape disc");
    expect(circleOf(legal("end kept"))).toBe("end");
  });
  it("are those that take what was picked", () => {
    const grapes = cheapestUses(ACTIONS, { good: "grape", source: "disc" });
    expect([...grapes.keys()]).toEqual(["field-3-grape", "barrow-1-grape", "store-grape", "trade-grape"]);
    const goods = cheapestUses(ACTIONS, { good: "commodity", source: "disc" });
    expect([...goods.values()].map(({ notation }) => notation)).toEqual([
      "roof commodity",
      "field 3 grape commodity",
      "load 1 donkey commodity",
      "trade grape 2-disc+1-commodity",
    ]);
  });
  it("of a hat are a donkey's, too, where it may be one", () => {
    expect(
      [...cheapestUses(ACTIONS, { good: "hat", source: "disc" }).values()].map(({ notation }) => notation),
    ).toEqual(["load 1 donkey swap_disc", "climb disc"]);
    expect(
      [...cheapestUses(ACTIONS, { good: "hat", source: "loose" }).values()].map(({ notation }) => notation),
    ).toEqual(["load 1 donkey swap_loose"]);
    expect(isPickable(ACTIONS, { good: "hat", source: "disc" })).toBe(true);
    expect(isPickable(ACTIONS, { good: "pig", source: "disc" })).toBe(false);
    expect(isPickable(ACTIONS, { good: "grape", source: "loose" })).toBe(false);
  });
});

describe("a roof tile", () => {
  beforeAll(() => dictionary.use("en"));
  const tile = { kind: "bonus", bonus: ["grape", "olive"], gain: {}, used: true } as const;
  it("names what of it is still open", () => {
    expect(tileName({ ...tile, bonus: [...tile.bonus], open: ["olive"] })).toBe(
      "Grape and olive (still open: olive)",
    );
    expect(tileName({ ...tile, bonus: [...tile.bonus], open: [] })).toBe("grape and olive (used)");
    expect(tileName({ ...tile, bonus: [...tile.bonus], used: false, open: [] })).toBe("Grape and olive");
  });
});

describe("rounds in which nobody crosses anything off", () => {
  beforeAll(() => dictionary.use("en"));
  const shown = (idle: View["idle"]): Table => ({
    ...table({}),
    view: { players: [], winners: [], idle } as unknown as Table["view"],
  });
  it("are told as the end's reason", () => {
    expect(ending(shown({ rounds: 10, left: 0 })).notes).toEqual([
      "The game ended because no player had crossed off a circle for 10 rounds.",
    ]);
    expect(ending(shown(null)).notes).toEqual([]);
  });
});

const player = (change: Partial<Player>): Player =>
  ({ seat: 0, board: {}, loose: {}, not_stored: {}, storage: {}, ...change }) as Player;
const ROWS: Counts = { olive: 6, grain: 6, grape: 6, pig: 6, donkey: 6 };
const SHEET = { storage: ROWS } as Printed;

describe("the rest", () => {
  it("is what has room in its row, what lies beside the board first", () => {
    const rest = storableRest(
      player({ board: { olive: 2, hat: 1, silver: 1, pig: 3 }, loose: { olive: 1 }, storage: { pig: 5 } }),
      SHEET,
      false,
    );
    expect(rest.map(({ good, source }) => `${good} ${source}`)).toEqual([
      "olive loose",
      "olive disc",
      "olive disc",
      "pig disc",
    ]);
    expect(countGoods(rest)).toEqual({ olive: 3, pig: 1 });
  });
  it("is not what was taken out of the same place, but online", () => {
    const out = player({ loose: { grain: 2 }, not_stored: { grain: 1 } });
    expect(storableRest(out, SHEET, false)).toHaveLength(1);
    expect(storableRest(out, SHEET, true)).toHaveLength(2);
  });
});

it("crosses the leftmost of equal goods on a barrow", () => {
  expect(crossedCircles(["olive", "grain", "olive", "pig"], ["olive", "pig"])).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(crossedCircles(["olive", "grain"], [])).toEqual([false, false]);
});

it("lays arrows between neighbours, and the others round the board", () => {
  const [near, far] = arrowsOf([
    ["olive", "grain"],
    ["olive", "silver"],
  ]);
  expect([near?.round, far?.round]).toEqual([false, true]);
  const changes = all("change grain olive", "change olive grain", "change olive silver");
  expect(near && stepsAlong(near, changes).map(({ notation }) => notation)).toEqual([
    "change olive grain",
    "change grain olive",
  ]);
});

it("knows a part of the table for every letter", () => {
  expect(Object.keys(KEY_TARGETS).filter((letter) => !PART_OF_KEY[letter])).toEqual([]);
});

describe("a turn", () => {
  beforeAll(() => dictionary.use("en"));
  const now = (change: Partial<Table>, view: Partial<View> = {}): Table => {
    const base = table({});
    const shown = {
      game: "no-siesta",
      options: { rules: "printed" },
      sheet: SHEET,
      players: [player({ board: { olive: 2 } })],
      pending: { kind: "score", seat: 0, next: "anything" },
      ...view,
    };
    return { ...base, game: "no-siesta", seat: 0, view: shown, ...change } as Table;
  };
  const act = vi.fn(() => Promise.resolve(true));
  const match = {
    ready: true,
    busy: false,
    act,
    undo: vi.fn(),
    skipPlayback: vi.fn(),
  } as unknown as MatchStore;

  it("lights less while something is picked, and all again after Escape", () => {
    const turn = new NoSiestaTurn(match, () => now({ legal: all("store olive disc", "climb disc") }));
    expect(turn.circles.size).toBe(2);
    turn.pick({ good: "hat", source: "disc" });
    expect([...turn.circles.keys()]).toEqual(["climb"]);
    expect(turn.pending).toBe(true);
    turn.cancel();
    expect(turn.circles.size).toBe(2);
    turn.pick({ good: "hat", source: "disc" });
    turn.pick({ good: "hat", source: "disc" });
    expect(turn.picked).toBeNull();
  });
  it("shows what storing the rest does, and does it as one chain", async () => {
    const turn = new NoSiestaTurn(match, () => now({ legal: all("store olive disc", "end kept") }));
    expect(turn.rest).toHaveLength(2);
    turn.plan();
    expect(turn.ghosts).toEqual({ olive: 2 });
    expect(act).not.toHaveBeenCalled();
    await turn.storeAll();
    expect(act).toHaveBeenCalledWith(["store olive disc", "store olive disc"]);
    turn.clear();
    expect(turn.planned).toBeNull();
    const narrowed = new NoSiestaTurn(match, () =>
      now({}, { pending: { kind: "score", seat: 0, next: "commodity" } }),
    );
    expect(narrowed.rest).toEqual([]);
  });
  it("offers to store a single good, whose circle may be out of sight", () => {
    const single = now(
      { legal: all("store olive disc", "end kept") },
      { players: [player({ board: { olive: 1 } })] },
    );
    expect(new NoSiestaTurn(match, () => single).rest).toEqual([{ good: "olive", source: "disc" }]);
  });
  it("asks before a phase ends in which something would be lost, and not where nothing is", () => {
    settings.ending = "window";
    const lost = legal("end kept", { reveals: true, hint: { lost: { olive: 1 } } });
    const nothing = legal("end kept", { reveals: true, hint: { lost: {} } });
    const turn = new NoSiestaTurn(match, () => now({ undo: 0 }));
    expect([turn.isIrreversible(lost), turn.isIrreversible(nothing)]).toEqual([true, false]);
    const later = new NoSiestaTurn(match, () => now({ undo: 1 }));
    expect(later.isIrreversible(nothing)).toBe(true);
  });
  it("is told in words where no event tells of a step", () => {
    expect(describeStep("clear disc")).toMatch(/donkey/);
    expect(describeStep("clear swap_disc")).toMatch(/hat as a donkey/);
    expect(describeStep("nonsense")).toBe("");
  });
  it("hides two drawn tiles from those around the device", () => {
    const tiles = [{ number: 3, kind: "point" as const, bonus: ["point"], gain: { point: 1 } }];
    const keeping = now(
      {
        legal: all("keep 3"),
        log: [{ ply: 1, seat: 0, action: "roof disc", events: [{ type: "draw", tiles }] }],
      },
      { pending: { kind: "keep", seat: 0, gap: 1, tiles } },
    );
    expect(needsSecrets(keeping)).toBe(true);
    expect(needsSecrets(now({ legal: all("climb disc") }))).toBe(false);
    const hidden = hideSecrets(keeping);
    expect((hidden.view as View).pending?.tiles).toBeNull();
    expect(hidden.log[0]?.events[0]?.["tiles"]).toBeNull();
  });
});
