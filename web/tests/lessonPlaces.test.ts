/** Places of a lesson on the page: the bubble, the shade's holes, and things in closed parts of a small screen. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { placeBubble } from "../src/match/lesson/placeBubble";
import { buttonsOf, closedPartsOf, separateBoxes } from "../src/match/lesson/pointedThings";

it("places the bubble where it covers no thing", () => {
  const window = { width: 1000, height: 800 };
  const size = { width: 300, height: 200 };
  const left = { left: 20, top: 300, width: 100, height: 100 };
  expect(placeBubble(size, [left], window)).toEqual({ left: 134, top: 250 });
  const right = { left: 130, top: 200, width: 400, height: 400 };
  const { left: x, top: y } = placeBubble(size, [left, right], window);
  expect(x >= 530 || y >= 600 || y + 200 <= 200).toBe(true);
  expect(placeBubble(size, [], window)).toEqual({ left: 686, top: 14 });
});

describe("things in closed parts of a small screen", () => {
  const visible = (id: string): void => {
    const element = document.getElementById(id) as HTMLElement;
    element.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
  };
  const tabsOf = (...selectors: string[]): (string | undefined)[] =>
    closedPartsOf(selectors).map(({ dataset }) => dataset["tab"]);
  beforeEach(() => {
    document.body.innerHTML = `
      <button data-tab="city" aria-pressed="true"></button>
      <button data-tab="market" aria-pressed="false"></button>
      <button data-tab="hand" aria-pressed="false"></button>
      <div data-part="city"><p id="moat"></p><p id="folded"></p></div>
      <div data-part="market"><p id="yard"></p><button data-offers="buy 1|buy 2"></button></div>
      <div data-part="hand"><p id="card"></p></div>`;
  });
  afterEach(() => (document.body.innerHTML = ""));

  it("are reached by the tabs of these parts, each named once", () => {
    visible("moat");
    expect(tabsOf("#card", "#moat", "#yard", buttonsOf("buy 2"))).toEqual(["hand", "market"]);
  });

  it("have no tab if they are in the open part, or not on the page", () => {
    expect(tabsOf("#folded", "#nothing", buttonsOf("buy 3"))).toEqual([]);
  });

  it("are the lists that offer an action at any place", () => {
    document.body.innerHTML = ["a|b|c", "b", "b|a", "a|b", "ab|c b", "a|bc"]
      .map((offers) => `<button data-offers="${offers}"></button>`)
      .join("");
    const found = [...document.querySelectorAll<HTMLElement>(buttonsOf("b"))];
    expect(found.map(({ dataset }) => dataset["offers"])).toEqual(["a|b|c", "b", "b|a", "a|b"]);
  });
});

it("joins holes of the shade that overlap", () => {
  const box = (left: number, width: number): Parameters<typeof separateBoxes>[0][number] => ({
    left,
    top: 0,
    width,
    height: 10,
  });
  expect(separateBoxes([box(0, 10), box(20, 10), box(5, 20)])).toEqual([box(0, 30)]);
  expect(separateBoxes([box(0, 10), box(20, 10)])).toEqual([box(0, 10), box(20, 10)]);
});
