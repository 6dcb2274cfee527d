/** Default table for games without screens: actions as choices, views as panels, names as words. */
import { beforeEach, describe, expect, it } from "vitest";

import type { GameEvent, VerbSchema } from "../src/api/contract";
import { nameOfNumber, schemaKey, collectThingNames } from "../src/default/thingNames";
import { actionsAfter, cellOf, nextQuestion, setWord } from "../src/default/choices";
import { actionLabel, eventLine, lineText, fieldLabel, valueText } from "../src/default/labels";
import { DefaultTurn } from "../src/default/turn.svelte";
import { namesOf, splitView } from "../src/default/splitView";
import { addSchema } from "../src/i18n/schema";
import { settings } from "../src/ui/settings.svelte";
import { legal, table } from "./granada/fixture";

const SCHEMA: VerbSchema[] = [
  { name: "roll", parts: [] },
  {
    name: "ship",
    parts: [
      { kind: "names", name: "good", names: ["olive", "wine"] },
      "to",
      { kind: "numbers", name: "harbour", first: 1, count: 9 },
    ],
  },
  { name: "keep", parts: [{ kind: "subset", name: "dice", count: 3 }] },
  { name: "lay", parts: [{ kind: "cell", radius: 2 }] },
];
const of = (notation: string) => legal(notation.split(" ")[0] ?? "", {}, notation);
const actions = (...notations: string[]) => notations.map(of);

describe("choices", () => {
  it("ask for the verb first", () => {
    const question = nextQuestion(actions("roll", "ship olive to 1", "ship wine to 2"), SCHEMA, []);
    expect(question?.argument).toBeNull();
    expect(question?.choices.map(({ word, actions: those }) => [word, those.length])).toEqual([
      ["roll", 1],
      ["ship", 2],
    ]);
  });
  it("ask for each argument, with its kind", () => {
    const open = actions("ship olive to 1", "ship olive to 2", "ship wine to 2");
    const good = nextQuestion(open, SCHEMA, ["ship"]);
    expect(good?.argument).toMatchObject({ kind: "names", name: "good" });
    const harbour = nextQuestion(open, SCHEMA, ["ship", "olive"]);
    expect(harbour?.argument).toMatchObject({ kind: "numbers", name: "harbour" });
    expect(harbour?.path).toEqual(["ship", "olive", "to"]);
    expect(harbour?.choices.map(({ word }) => word)).toEqual(["1", "2"]);
  });
  it("do not ask what leaves no choice", () => {
    const question = nextQuestion(actions("ship olive to 1", "ship olive to 2"), SCHEMA, []);
    expect(question?.path).toEqual(["ship", "olive", "to"]);
  });
  it("leave the last word to be pressed", () => {
    const question = nextQuestion(actions("roll"), SCHEMA, []);
    expect(question?.choices.map(({ word }) => word)).toEqual(["roll"]);
  });
  it("end where no action goes on so", () => {
    expect(nextQuestion(actions("roll"), SCHEMA, ["ship"])).toBeNull();
    expect(actionsAfter(actions("roll", "ship olive to 1"), ["ship"])).toHaveLength(1);
  });
  it("read sets and places", () => {
    expect(setWord(new Set([3, 1]))).toBe("1+3");
    expect(cellOf("2,-1")).toEqual({ x: 2, y: -1 });
    expect(nextQuestion(actions("keep 1", "keep 1+3"), SCHEMA, [])?.argument).toMatchObject({
      kind: "subset",
    });
    expect(nextQuestion(actions("lay 0,1", "lay 1,1"), SCHEMA, [])?.argument).toMatchObject({
      kind: "cell",
    });
  });
});

describe("what is chosen", () => {
  const open = actions("ship olive to 1", "ship olive to 2");
  const act = async () => true;
  const turnAt = (): DefaultTurn =>
    new DefaultTurn(
      { ready: true, busy: false, playingBack: false, act, undo: act, skipPlayback: () => {} } as never,
      () => table({ legal: open }),
    );
  beforeEach(() => Object.assign(settings, { ending: "hold" }));

  it("is kept while a step is shown, and forgotten with the table as it was", () => {
    const turn = turnAt();
    turn.continueWith(["ship", "olive"]);
    void turn.choose({ ...of("ship olive to 1"), reveals: true });
    expect([turn.preview?.notation, turn.path]).toEqual(["ship olive to 1", ["ship", "olive"]]);
    turn.onTableChanged();
    expect([turn.preview, turn.path, turn.pending]).toEqual([null, [], false]);
  });
  it("is taken back by Escape one after the other", () => {
    const turn = turnAt();
    turn.continueWith(["ship", "olive"]);
    void turn.choose({ ...of("ship olive to 1"), reveals: true });
    turn.cancel();
    expect([turn.preview, turn.path]).toEqual([null, ["ship", "olive"]]);
    turn.cancel();
    expect([turn.path, turn.pending]).toEqual([[], false]);
  });
  it("has a set that numbers are put into and taken out of", () => {
    const turn = turnAt();
    for (const number of [3, 1, 3]) turn.toggle(number);
    expect([...turn.picked]).toEqual([1]);
    turn.cancel();
    expect(turn.pending).toBe(false);
  });
});

describe("a view", () => {
  const view = {
    game: "pig",
    seats: 2,
    scores: [4, null],
    dice: [3],
    best: [9, 2],
    farms: [
      { seat: 1, pigs: 2 },
      { seat: 0, pigs: 7 },
    ],
  };
  it("has what is each seat's apart from what is all's", () => {
    addSchema("pig", { best: { kind: "by-player" } });
    const found = splitView("pig", view, 2);
    expect(found.shared).toEqual([["dice", [3]]]);
    expect(found.own).toEqual([
      [
        ["best", 9],
        ["pigs", 7],
      ],
      [
        ["best", 2],
        ["pigs", 2],
      ],
    ]);
    expect(found.scores).toEqual([4, null]);
  });
  it("shows to all what belongs to nobody who sits there", () => {
    const cities = [{ seat: 0 }, { seat: 1, moat: 3 }, { seat: 2, moat: 4 }];
    const found = splitView("pig", { cities }, 2);
    expect(found.own).toEqual([[], [["moat", 3]]]);
    expect(found.shared).toEqual([["cities", [{ seat: 2, moat: 4 }]]]);
  });
  it("without anything is empty", () => {
    expect(splitView("pig", null, 1)).toEqual({ shared: [], own: [[]], scores: null });
  });
  it("names who sits without a name by their seat", () => {
    const [first, ...rest] = table({}).seats;
    const seats = [first, ...rest].map((seat) => ({ ...seat, name: null }));
    expect(namesOf({ ...table({}), seats } as never, (seat) => `Seat ${seat}`)[0]).toBe("Seat 1");
  });
});

describe("words of a game without words", () => {
  const names = ["Ann", "Ben"];
  it("are made of its names", () => {
    expect(fieldLabel("pig", "turn_total")).toBe("Turn total");
    expect(valueText("pig", "good", "olive_oil")).toBe("olive oil");
    expect(valueText("pig", "good", null)).toBe("–");
    expect(valueText("pig", "x", -1)).toBe("-1");
    expect(actionLabel("pig", { name: "ship", args: { good: "olive", harbour: 3 } }, {}, names)).toBe(
      "Ship olive 3",
    );
  });
  it("say who, what and how much", () => {
    const event = { type: "rolled_die", seat: 1, pips: 4 } as unknown as GameEvent;
    expect(eventLine("pig", event, names)).toBe("Ben: rolled die: pips 4");
    expect(eventLine("pig", { type: "round_over" } as GameEvent, names)).toBe("Round over");
  });
  it("call a player by name where the facts say that a number is a seat", () => {
    addSchema("pig", { owner: { kind: "player" }, order: { kind: "players" } });
    expect(valueText("pig", "owner", 1, { players: names })).toBe("Ben");
    expect(valueText("pig", "pips", 1, { players: names })).toBe("1");
    expect(lineText("pig", "order", [1, 0], { players: names })).toMatch(/^Ben \S+ Ann$/);
    expect(lineText("pig", "order", [], { players: names })).toBe("–");
  });
  it("call players by name in a thing of seats, but for what is a kind of its own", () => {
    addSchema("pig", { spaces: { kind: "players" }, price: { kind: "word" } });
    expect(schemaKey("pig", "spaces", "north")).toBe("spaces");
    expect(schemaKey("pig", "spaces", "price")).toBe("price");
    expect(lineText("pig", "spaces", { north: [1], price: 1 }, { players: names })).toBe(
      "North Ben, Price 1",
    );
  });
  it("call what is numbered by the name that the view has for it, or by its number alone", () => {
    addSchema("pig", { card: { kind: "numbered", named: "name" } });
    const view = {
      hand: [{ card: 7, helper: { name: "swine_herd" } }, { card: 8 }],
      place: { card: 9, name: "x" },
    };
    const things = collectThingNames("pig", [view, [{ card: 3, name: "butcher" }]]);
    const labels = [7, 8, 9, 3].map((number) => valueText("pig", "card", number, { players: names, things }));
    expect(labels).toEqual(["7 (Swine herd)", "8", "9 (X)", "3 (Butcher)"]);
    expect(nameOfNumber("pig", "place", 7, { players: names, things })).toBe("");
  });
});
