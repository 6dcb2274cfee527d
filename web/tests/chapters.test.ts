/** Illustrated rules: every picture has its position, its texts, and the places that the texts number. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";

import Chapter from "../src/app/rules/Chapter.svelte";
import { positionOf, splitLines } from "../src/app/rules/chapters";
import { listRulesParts } from "../src/app/rules/rulesParts";
import { findPassages } from "../src/app/rules/search";
import { dictionary, languages } from "../src/i18n/words.svelte";
import { games } from "../src/match/games";

const loaded = await Promise.all(
  Object.entries(games).map(async ([game, folder]) => {
    const screens = await folder.screens?.();
    return {
      game,
      chapters: screens?.chapters,
      pictures: await screens?.chapters?.load(),
      positions: (await folder.positions?.()) ?? {},
    };
  }),
);
const illustrated = loaded.flatMap(({ game, chapters, pictures, positions }) =>
  chapters && pictures ? [{ game, chapters, pictures, positions }] : [],
);

it("lists the chapters in the order of their positions", async () => {
  await dictionary.loadPage("rules");
  await dictionary.use("en");
  for (const { game, positions } of illustrated)
    expect(listRulesParts(game, dictionary).chapters).toEqual(Object.keys(positions));
});

it.each(illustrated)(
  "draws each chapter of $game with its numbered places",
  ({ game, pictures, positions }) => {
    for (const chapter of Object.keys(positions)) {
      const props = {
        id: `${game}-rules-chapter-${chapter}`,
        chapter,
        pictures,
        position: positionOf(positions, chapter),
      };
      const shown = mount(Chapter, { target: document.body, props });
      flushSync();
      const picture = document.querySelector("[role=img]");
      expect(picture?.getAttribute("aria-label"), chapter).not.toBe("");
      const placed = [...(picture?.querySelectorAll(".place-number") ?? [])].map((one) => one.textContent);
      const numbered = [...document.querySelectorAll("ul .place-number, li > .place-number")]
        .filter((one) => !picture?.contains(one))
        .map((one) => one.textContent);
      expect(placed.toSorted(), chapter).toEqual(numbered);
      expect(placed, chapter).toHaveLength(pictures.places[chapter]?.length ?? 0);
      void unmount(shown);
    }
  },
);

it.each(languages)("numbers the same places in every chapter (%s)", async (language) => {
  const countLines = (game: string, chapter: string): number =>
    splitLines(dictionary.text(`${game}-rules-chapter-${chapter}-text`)).length;
  await dictionary.use("en");
  const english = illustrated.map(({ game, positions }) =>
    Object.keys(positions).map((chapter) => countLines(game, chapter)),
  );
  await dictionary.use(language);
  expect(
    illustrated.map(({ game, positions }) =>
      Object.keys(positions).map((chapter) => countLines(game, chapter)),
    ),
  ).toEqual(english);
  for (const { game, pictures, positions } of illustrated)
    for (const chapter of Object.keys(positions)) {
      const lines = splitLines(dictionary.text(`${game}-rules-chapter-${chapter}-text`));
      const numbers = lines.flatMap(({ number }) => (number === null ? [] : [number]));
      expect(numbers, chapter).toEqual((pictures.places[chapter] ?? []).map((_, index) => index + 1));
      expect(lines.length, chapter).toBeGreaterThanOrEqual(2);
      for (const { text } of lines)
        for (const sentence of text.split(/(?<=[.!?]) /))
          expect(sentence.split(" ").length, sentence).toBeLessThan(25);
    }
  await dictionary.use("en");
});

it.each(illustrated)(
  "links hints of $game to existing chapters and decisions",
  ({ game, chapters, positions }) => {
    for (const [kind, chapter] of Object.entries(chapters.ofDecision)) {
      expect(positionOf(positions, chapter), chapter).toBeDefined();
      expect(dictionary.has(`${game}-guide-${kind}`), kind).toBe(true);
    }
  },
);

it("finds words in titles and texts, without case and diacritics", () => {
  const passages = [
    { anchor: "a", title: "Příjem", text: "(1) Každý rok. Pak růst!" },
    { anchor: "b", title: "Konec", text: "- Bez růstu\n- Nic" },
  ];
  expect(findPassages(passages, "RUST")).toEqual([
    { anchor: "a", title: "Příjem", sentence: "Pak růst!" },
    { anchor: "b", title: "Konec", sentence: "Bez růstu" },
  ]);
  expect(findPassages(passages, "prijem rok").map(({ anchor }) => anchor)).toEqual(["a"]);
  expect(findPassages(passages, "konec nic neni")).toEqual([]);
  expect(findPassages(passages, " ")).toEqual([]);
});
