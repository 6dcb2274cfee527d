/** Shared tests of previews: every kind of event that an action can cause has a message in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import type { GameEvent, LogEntry } from "../src/api/contract";
import { dictionary, languages } from "../src/i18n/words.svelte";
import type { Screens } from "../src/match/games";
import { NAMES } from "./names";

const ROOT = join(import.meta.dirname, "../..");

interface ForecastTest {
  /** The game's folder. */
  folder: string;
  screens: Screens;
  /** Kinds of events that no action causes. */
  setUp: string[];
  /** Events that are missing in the stored games. */
  rare: GameEvent[];
}

/** Tests a game's previews. */
export function testForecasts({ folder, screens, setUp, rare }: ForecastTest): void {
  const raw = new RegExp(`[a-z]_[a-z0-9]|${folder.replaceAll("_", "-")}-|\\{|\\$|undefined|\\bNaN\\b`);
  const source = (path: string): string =>
    readFileSync(join(ROOT, "src/tertulia/games", folder, path), "utf8");
  /** Names of the kinds of events, from the enum, and of the revealing ones, from the views. */
  const kinds = [...source("model/events.py").matchAll(/^ {4}([A-Z_]+) = \d+/gm)].map(
    (found) => found[1] ?? "",
  );
  const list = /^REVEALING = frozenset\(\s*\[([^\]]+)\]/m.exec(source("views/events.py"))?.[1] ?? "";
  const revealing = new Set([...list.matchAll(/Event\.([A-Z_]+)/g)].map((found) => found[1] ?? ""));

  describe.each(languages)("in %s", (language) => {
    beforeAll(() => dictionary.use(language));

    it("every kind of event has its form", () => {
      const file = readFileSync(join(ROOT, "tests/games", folder, "plies.json"), "utf8");
      const { plies } = JSON.parse(file) as { plies: LogEntry[] };
      const events: GameEvent[] = [...plies.flatMap((ply) => ply.events), ...rare];
      const wanted = kinds
        .filter((kind) => !revealing.has(kind))
        .map((kind) => kind.toLowerCase())
        .filter((kind) => !setUp.includes(kind));
      expect(wanted.length).toBeGreaterThan(9);
      const worded = new Set<string>();
      for (const event of events.filter(({ type }) => wanted.includes(type))) {
        const seat = typeof event["seat"] === "number" ? event["seat"] : 0;
        const { price, gains } = screens.forecast([event], NAMES, seat);
        for (const word of [...price, ...gains]) {
          expect(word, event.type).toMatch(/\p{L}{2}/u);
          expect(word, event.type).not.toMatch(raw);
        }
        // An action may have no effect: a price of zero, or a die that is only lost.
        if (price.length + gains.length > 0) worded.add(event.type);
      }
      expect(wanted.filter((kind) => !worded.has(kind))).toEqual([]);
    });
  });
}
