/** Shared tests of wording: plies of random games and every verb become sentences without notation or gaps. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import type { GameEvent, LogEntry } from "../src/api/contract";
import type { Table } from "../src/api/table";
import { eventText } from "../src/i18n/wording";
import { dictionary, languages } from "../src/i18n/words.svelte";
import type { Screens } from "../src/match/games";
import { stepText } from "../src/match/stepText";
import { NAMES } from "./names";

const FOLDER = join(import.meta.dirname, "../../tests/games");

interface Examples {
  plies: LogEntry[];
  actions: string[];
}

/** Tests a game's texts at a table whose view has the names needed by actions. */
export function testWording(screens: Screens, now: Table): void {
  const { game } = now;
  /**
   * Matches notation or a missing message: `field_olive`, `trade:card`, `pig-…`, `{ $good }`. A name like `none` needs
   * no words.
   */
  const raw = new RegExp(`[a-z]_[a-z0-9]|[a-z]:[a-z]|${game}-[a-z]|\\{|\\$|undefined|\\bNaN\\b`);
  const { plies, actions } = JSON.parse(
    readFileSync(join(FOLDER, game.replaceAll("-", "_"), "plies.json"), "utf8"),
  ) as Examples;
  const describeEvent = (event: GameEvent): string[] => screens.describeEvent(event, NAMES);

  describe.each(languages)("in %s", (language) => {
    beforeAll(() => dictionary.use(language));

    it("every step has words", () => {
      const steps = plies.filter((ply) => ply.action !== null);
      expect(steps.length).toBeGreaterThan(30);
      for (const ply of steps) {
        const text = stepText(ply, {
          game,
          names: NAMES,
          own: "Ana",
          describe: describeEvent,
          describeStep: (one) => screens.describeStep(one, now),
        });
        expect(text, ply.action ?? "").toMatch(/\p{L}{2}/u);
        expect(text, ply.action ?? "").not.toMatch(raw);
        expect(text).not.toBe(ply.action);
      }
    });
    it("every event has words", () => {
      for (const event of plies.flatMap(({ events }) => events)) {
        expect(eventText(game, event, NAMES), event.type).not.toMatch(raw);
        expect(eventText(game, event, NAMES), event.type).toMatch(/\p{L}{2}/u);
      }
    });
    it("every action that no event tells has words", () => {
      for (const notation of actions) {
        const text = screens.describeStep(notation, now);
        expect(text, notation).toMatch(/\p{L}{2}/u);
        expect(text, notation).not.toMatch(raw);
        expect([notation, text]).not.toEqual([notation, notation]);
      }
    });
  });
}
