/** Whatever an action may bring about is foreseen in words, in every language: each kind of event has its form. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import type { GameEvent, LogEntry } from "../src/api/contract";
import granada from "../../src/tertulia/games/granada/screens/game";
import laGranja from "../../src/tertulia/games/la_granja/screens/game";
import noSiesta from "../../src/tertulia/games/no_siesta/screens/game";
import { dictionary, languages } from "../src/i18n/words.svelte";
import type { Forecast } from "../src/match/forecast";
import type { Screens } from "../src/match/games";
import { tile } from "./granada/fixture";

const ROOT = join(import.meta.dirname, "../..");
const NAMES = ["Ana", "Ben", "Eva", "Leo", "Ida", "Max", "Dirk"];
const RAW = /[a-z]_[a-z0-9]|granada-|no-siesta-|\{|\$|undefined|\bNaN\b/;

const source = (...path: string[]): string => readFileSync(join(ROOT, "src/tertulia/games", ...path), "utf8");
/** The names of a game's kinds of events, as its enum has them; and of those that would reveal something, as its views say. */
const kinds = (folder: string): string[] =>
  [...source(folder, "model/events.py").matchAll(/^ {4}([A-Z_]+) = \d+/gm)].map((found) => found[1] ?? "");
const revealing = (folder: string): Set<string> => {
  const list = /^REVEALING = frozenset\(\s*\[([^\]]+)\]/m.exec(source(folder, "views/events.py"))?.[1] ?? "";
  return new Set([...list.matchAll(/Event\.([A-Z_]+)/g)].map((found) => found[1] ?? ""));
};

const games = [
  {
    folder: "granada",
    game: "granada",
    screens: granada,
    setUp: ["deal", "start"],
    rare: [{ type: "lapse", seat: 0 }],
  },
  {
    folder: "la_granja",
    game: "la-granja",
    screens: laGranja,
    setUp: ["block", "roofs"],
    rare: [
      { type: "guard", seat: 0, space: 4 },
      { type: "free", seat: 0, where: "market", space: 4 },
    ],
  },
  {
    folder: "no_siesta",
    game: "no-siesta",
    screens: noSiesta,
    setUp: ["start"],
    rare: [
      { type: "copy", seat: 0, helper: "any_order" },
      { type: "unhired", seat: 0, field: 4 },
      { type: "waive", seat: 0, good: "commodity", count: 1 },
      { type: "idle", rounds: 3, left: 7 },
    ],
  },
];
/** What an action would do for nothing: a price of nought, a die that is only lost. */
const worded = ({ price, brings }: Forecast): string[] => [...price, ...brings];

describe.each(languages)("in %s", (language) => {
  beforeAll(() => dictionary.use(language));

  it.each(games)("every kind of event of $game has its form", ({ folder, screens, setUp, rare }) => {
    const file = readFileSync(join(ROOT, "tests/games", folder, "plies.json"), "utf8");
    const { plies } = JSON.parse(file) as { plies: LogEntry[] };
    const events: GameEvent[] = [...plies.flatMap((ply) => ply.events), ...rare];
    const wanted = kinds(folder)
      .filter((kind) => !revealing(folder).has(kind))
      .map((kind) => kind.toLowerCase())
      .filter((kind) => !setUp.includes(kind));
    expect(wanted.length).toBeGreaterThan(9);
    const said = new Set<string>();
    for (const event of events.filter(({ type }) => wanted.includes(type))) {
      const seat = typeof event["seat"] === "number" ? event["seat"] : 0;
      const words = worded(screens.foresee([event], NAMES, seat));
      for (const word of words) {
        expect(word, event.type).toMatch(/\p{L}{2}/u);
        expect(word, event.type).not.toMatch(RAW);
      }
      if (words.length > 0) said.add(event.type);
    }
    expect(wanted.filter((kind) => !said.has(kind))).toEqual([]);
  });
});

describe("the price comes apart from what is brought", () => {
  beforeAll(() => dictionary.use("en"));
  const farm = (...events: GameEvent[]): Forecast => laGranja.foresee(events, NAMES, 0);

  it("of a trade", () => {
    const events = [
      { type: "lose", seat: 0, good: "commodity", count: 1 },
      { type: "trade", seat: 0, for: "silver" },
      { type: "gain", seat: 0, good: "silver", count: 4 },
    ];
    expect(farm(...events)).toEqual({ price: ["a trade commodity"], brings: ["4 silver"] });
    expect(farm(...events.slice(0, 1), { type: "trade", seat: 0, for: "card" })).toEqual({
      price: ["a trade commodity"],
      brings: ["play or draw a card"],
    });
  });
  it("added up over all that comes of it", () => {
    const events = [
      { type: "deliver", seat: 0, good: "silver", place: "merchant_house" },
      { type: "building", seat: 0, building: "merchant_house" },
      { type: "points", seat: 0, amount: 3, source: "building" },
      { type: "points", seat: 0, amount: 1, source: "first" },
      { type: "gain", seat: 0, good: "silver", count: 3 },
    ];
    expect(farm(...events)).toEqual({
      price: ["1 silver"],
      brings: ["4 points", "3 silver", "a delivery: Merchant house", "Merchant house complete"],
    });
  });
  it("of circles that are crossed off, by what is given for them", () => {
    const given = (event: GameEvent): string[] => noSiesta.foresee([event], NAMES, 0).price;
    expect(given({ type: "roof", seat: 0, gap: 2, source: "commodity" })).toEqual(["a trade commodity"]);
    expect(given({ type: "climb", seat: 0, to: 3, source: "swap_loose" })).toEqual(["1 donkey"]);
    expect(given({ type: "clear", seat: 0, source: "disc" })).toEqual(["1 donkey"]);
    expect(given({ type: "clear", seat: 0, source: "swap_disc" })).toEqual(["1 hat"]);
    const paid = { disc: 2, swap_disc: 1 };
    expect(given({ type: "trade", seat: 0, good: "donkey", paid })).toEqual(["2 donkeys", "1 hat"]);
  });
  it("is told once where points are paid", () => {
    const events = [
      { type: "pay", seat: 0, good: "point" },
      { type: "points", seat: 0, amount: -1, source: "payment" },
    ];
    expect(farm(...events)).toEqual({ price: ["1 point"], brings: [] });
  });
  it("names another player who gets something, too", () => {
    const events = [
      { type: "grow", seat: 0, goods: { olive: 2 } },
      { type: "grow", seat: 1, goods: { grape: 1 } },
    ];
    expect(farm(...events)).toEqual({ price: [], brings: ["2 olives", "Ben: 1 grape"] });
  });
  it("of a building of Granada", () => {
    const school = tile(17, "school", 4, ["N", "E"]);
    const bought = { type: "buy", seat: 0, space: 3, tile: school, currency: "orange", paid: 7, exact: true };
    const screens: Screens = granada;
    expect(screens.foresee([bought], NAMES, 0)).toEqual({
      price: ["7 orange"],
      brings: ["School 4, and another action because it is paid exactly"],
    });
  });
});
