/** Whatever anybody did in random games, and every verb there is, is told in words: never in notation, never with a hole. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import granada from "../../src/tertulia/games/granada/screens/game";
import laGranja from "../../src/tertulia/games/la_granja/screens/game";
import noSiesta from "../../src/tertulia/games/no_siesta/screens/game";
import type { GameEvent, LogEntry } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { eventText } from "../src/i18n/wording";
import { dictionary, languages } from "../src/i18n/words.svelte";
import { stepText } from "../src/match/steps";
import { table, tile, view } from "./granada/fixture";

const FOLDER = join(import.meta.dirname, "../../tests/games");
const NAMES = ["Ana", "Ben", "Eva", "Leo", "Ida", "Max", "Dirk"];
/** Notation or an unworded id: `field_olive`, `trade:card`, `la-granja-…`, `{ $good }`; a name like `none` stands for nothing. */
const RAW = /[a-z]_[a-z0-9]|[a-z]:[a-z]|granada-|\{|\$|undefined|\bNaN\b/;

interface Examples {
  plies: LogEntry[];
  actions: string[];
}
const games = { granada, "la-granja": laGranja, "no-siesta": noSiesta };
const helper = {
  card: 17,
  place: 1,
  name: "carter",
  used: false,
  effect: "action",
  phases: ["any"],
  once: false,
};
const tables: Record<string, Table> = {
  granada: table({}, { reserves: [[tile(17, "school", 4)], []], cities: view().cities }),
  "la-granja": { ...table(), game: "la-granja", view: { players: [{ cards: { helper: [helper] } }] } },
  "no-siesta": { ...table(), game: "no-siesta", view: {} },
};

describe.each(languages)("in %s", (language) => {
  beforeAll(() => dictionary.use(language));

  describe.each(Object.entries(games))("%s", (game, screens) => {
    const { plies, actions } = JSON.parse(
      readFileSync(join(FOLDER, game.replaceAll("-", "_"), "plies.json"), "utf8"),
    ) as Examples;
    const now = tables[game] as Table;
    const tell = (event: GameEvent): string[] => screens.describe(event, NAMES);

    it("every step has words", () => {
      const steps = plies.filter((ply) => ply.action !== null);
      expect(steps.length).toBeGreaterThan(30);
      for (const ply of steps) {
        const text = stepText(ply, {
          game,
          names: NAMES,
          own: "Ana",
          tell,
          untold: (one) => screens.step(one, now),
        });
        expect(text, ply.action ?? "").toMatch(/\p{L}{2}/u);
        expect(text, ply.action ?? "").not.toMatch(RAW);
        expect(text).not.toBe(ply.action);
      }
    });
    it("every event has words", () => {
      for (const event of plies.flatMap(({ events }) => events)) {
        expect(eventText(game, event, NAMES), event.type).not.toMatch(RAW);
        expect(eventText(game, event, NAMES), event.type).toMatch(/\p{L}{2}/u);
      }
    });
    it("every action that no event tells has words", () => {
      for (const notation of actions) {
        const text = screens.step(notation, now);
        expect(text, notation).toMatch(/\p{L}{2}/u);
        expect(text, notation).not.toMatch(RAW);
        expect([notation, text]).not.toEqual([notation, notation]);
      }
    });
  });
});

describe("a step that no event tells", () => {
  beforeAll(() => dictionary.use("en"));

  it("names the helper and the tile where they lie open", () => {
    expect(laGranja.step("helper 17", tables["la-granja"] as Table)).toBe("Use Carter");
    expect(granada.step("exchange 17", tables["granada"] as Table)).toContain("School 4");
  });
  it.each([
    ["en", "began to buy School 4", "began to turn a tile over into School 4"],
    ["de", "beginnt die Schule 4 zu kaufen", "beginnt ein Plättchen umzudrehen in die Schule 4"],
    ["cs", "začíná kupovat školu 4", "začíná otáčet destičku na školu 4"],
    ["es", "empezó a comprar la escuela 4", "empezó a dar la vuelta a una loseta para obtener la escuela 4"],
  ])("names the tile that a purchase is about, in %s", async (language, bought, turned) => {
    await dictionary.use(language);
    const now = tables["granada"] as Table;
    const hint = { tile: tile(17, "school", 4), price: 4 };
    expect(granada.step("buy 2", now, hint)).toBe(bought);
    expect(granada.step("turn green", now, hint)).toBe(turned);
    await dictionary.use("en");
  });
  it("says nothing rather than notation", () => {
    expect(laGranja.step("sing 4", tables["la-granja"] as Table)).toBe("");
    expect(granada.step("add", tables["granada"] as Table)).toBe("");
  });
});
