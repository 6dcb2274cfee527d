/** Catalogues are complete in every language, and data from the server becomes sentences without gaps. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";

import { describeEvent } from "../../src/tertulia/games/granada/screens/eventText";
import { tileFull } from "../../src/tertulia/games/granada/screens/names";
import { completeTile } from "../../src/tertulia/games/granada/screens/tiles";
import { dictionary, languages, languageName, pickLanguage } from "../src/i18n/words.svelte";
import { flatten } from "../src/i18n/facts";
import { eventText } from "../src/i18n/wording";
import { tile, view } from "./granada/fixture";

const PACKAGE = join(import.meta.dirname, "../../src/tertulia");
/** Folders of the shared catalogues and of each game's. */
const LOCALES = [
  join(PACKAGE, "i18n/locales"),
  ...readdirSync(join(PACKAGE, "games"))
    .map((game) => join(PACKAGE, "games", game, "locales"))
    .filter((folder) => existsSync(folder)),
];

function bundle(language: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  for (const folder of LOCALES)
    for (const file of readdirSync(join(folder, language)).filter((one) => one.endsWith(".ftl"))) {
      const errors = found.addResource(
        new FluentResource(readFileSync(join(folder, language, file), "utf8")),
      );
      expect(errors, `${language}/${file}`).toEqual([]);
    }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

/** Message ids written literally in the source; composed ids are tested during play. */
const usedIds = new Set(
  sources(join(import.meta.dirname, "../src")).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*"([a-z][\w-]+)"/g)].map((match) => match[1] ?? ""),
  ),
);

describe.each(languages)("%s", (language) => {
  it("has every message that the client asks for", () => {
    const words = bundle(language);
    expect([...usedIds].filter((id) => !words.hasMessage(id))).toEqual([]);
  });

  it("tells events as whole sentences", async () => {
    await dictionary.use(language);
    const names = ["Ana", "Ben", "Dirk"];
    const thing = tile(17, "school", 4);
    const cards = [
      { currency: "yellow", value: 3 },
      { currency: "yellow", value: 1 },
      { currency: "blue", value: 9 },
    ];
    const events = [
      { type: "take", seat: 0, cards },
      { type: "buy", seat: 1, space: 2, tile: thing, paid: 4, currency: "green", exact: true },
      { type: "turn", seat: 1, tile: thing, paid: 3, currency: "green" },
      { type: "build", seat: 0, tile: thing, x: 1, y: -2, from: "reserve" },
      { type: "exchange", seat: 0, tile: thing, old: tile(3, "inn", 2), x: 0, y: 1 },
      { type: "award", space: 3, seat: 1, tile: thing, currency: "orange" },
      { type: "over", scores: [12, 9], winners: [0] },
    ];
    for (const event of events) {
      const line = eventText("granada", event, names);
      expect(line, event.type).toMatch(/\S/);
      expect(line, event.type).not.toMatch(/\{|\$|granada-/);
    }
    const complete = completeTile(view().tiles, view().yard[0]?.tile ?? thing);
    expect(tileFull(complete)).not.toMatch(/\{|\$|granada-/);
  });

  it("is named as its speakers name it", () => {
    expect(languageName(language)).toMatch(/^\p{Lu}/u);
  });
});

describe("words", () => {
  beforeAll(() => dictionary.use("en"));

  it("put cards of one currency together", () => {
    const cards = [
      { currency: "blue", value: 2 },
      { currency: "green", value: 5 },
      { currency: "blue", value: 4 },
    ];
    expect(flatten("granada", { cards })["cards"]).toContain("2 + 4");
  });
  it("leave out small steps, and tell a scoring with its sums", () => {
    expect(describeEvent({ type: "money", slot: 1, currency: "blue", value: 2 }, [])).toEqual([]);
    const kinds = { park: [3, 0] };
    expect(
      describeEvent({ type: "scoring", letter: "A", moats: [1, 2], kinds }, ["Ana", "Ben"]),
    ).toHaveLength(3);
  });
  it("choose the first language of the browser that there is", () => {
    expect(pickLanguage(["pt-BR", "cs-CZ", "en"])).toBe("cs");
    expect(pickLanguage(["pt"])).toBe("en");
  });
});
