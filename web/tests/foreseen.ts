/** Whatever an action may bring about is foreseen in words, in every language: each kind of event of a game has its form. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import type { GameEvent, LogEntry } from "../src/api/contract";
import { dictionary, languages } from "../src/i18n/words.svelte";
import type { Screens } from "../src/match/games";
import { NAMES } from "./names";

const ROOT = join(import.meta.dirname, "../..");

interface Foreseeing {
  /** The game's folder. */
  folder: string;
  screens: Screens;
  /** Kinds of events that no action brings about. */
  setUp: string[];
  /** Events that the kept games do not have. */
  rare: GameEvent[];
}

/** The tests of a game's forecasts. */
export function foreseesEveryKind({ folder, screens, setUp, rare }: Foreseeing): void {
  const raw = new RegExp(`[a-z]_[a-z0-9]|${folder.replaceAll("_", "-")}-|\\{|\\$|undefined|\\bNaN\\b`);
  const source = (path: string): string =>
    readFileSync(join(ROOT, "src/tertulia/games", folder, path), "utf8");
  /** The names of the kinds of events, as the enum has them; and of those that would reveal something, as the views say. */
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
      const said = new Set<string>();
      for (const event of events.filter(({ type }) => wanted.includes(type))) {
        const seat = typeof event["seat"] === "number" ? event["seat"] : 0;
        const { price, brings } = screens.foresee([event], NAMES, seat);
        for (const word of [...price, ...brings]) {
          expect(word, event.type).toMatch(/\p{L}{2}/u);
          expect(word, event.type).not.toMatch(raw);
        }
        // An action may do something for nothing: a price of nought, a die that is only lost.
        if (price.length + brings.length > 0) said.add(event.type);
      }
      expect(wanted.filter((kind) => !said.has(kind))).toEqual([]);
    });
  });
}
