/** The picture of a result: everything on it lies inside, however long the names are. */
import { expect, it } from "vitest";

import { drawResult, fitText } from "../src/match/end/resultPicture";

const [WIDTH, HEIGHT, LETTER] = [1200, 630, 20];

/** Draws a result and returns the texts with their horizontal extent and height. */
function texts(names: string[]): { text: string; from: number; to: number; y: number }[] {
  const found: { text: string; from: number; to: number; y: number }[] = [];
  const context = {
    textAlign: "left",
    measureText: (text: string) => ({ width: text.length * LETTER }),
    fillRect: () => undefined,
    beginPath: () => undefined,
    arc: () => undefined,
    fill: () => undefined,
    fillText(this: { textAlign: string }, text: string, x: number, y: number) {
      const width = text.length * LETTER;
      const from = this.textAlign === "left" ? x : this.textAlign === "right" ? x - width : x - width / 2;
      found.push({ text, from, to: from + width, y });
    },
  };
  const rows = names.map((name, seat) => ({ seat, place: seat + 1, name, points: "123" }));
  const text = { title: "The Game", headline: "Ana won.", rows, site: "Tertulia · example.org" };
  drawResult(context as unknown as CanvasRenderingContext2D, text, (token, seat) => `${token} ${seat}`);
  return found;
}

it("names game, outcome, players and site", () => {
  const words = texts(["Ana", "Ben"]).map(({ text }) => text);
  expect(words).toEqual([
    "The Game",
    "Ana won.",
    "1",
    "123",
    "Ana",
    "2",
    "123",
    "Ben",
    "Tertulia · example.org",
  ]);
});

it.each([1, 4, 6])("keeps long names of %s players inside, and apart from the points", (players) => {
  const drawn = texts(Array.from({ length: players }, () => "Albahaca the Great ".repeat(5)));
  for (const { from, to, y } of drawn)
    expect([from >= 0, to <= WIDTH, y > 0, y < HEIGHT]).toEqual([true, true, true, true]);
  const points = drawn.filter(({ text }) => text === "123");
  const names = drawn.filter(({ text }) => text.startsWith("Albahaca"));
  names.forEach(({ text, to }, index) => {
    expect(text.endsWith("…")).toBe(true);
    expect(to).toBeLessThan(points[index]?.from ?? 0);
  });
  expect(new Set(names.map(({ y }) => y)).size).toBe(players);
});

it("cuts a text only if it is too long", () => {
  const measure = (text: string): number => text.length;
  expect(fitText("Ana", 3, measure)).toBe("Ana");
  expect(fitText("Ana Maria", 5, measure)).toBe("Ana…");
});
