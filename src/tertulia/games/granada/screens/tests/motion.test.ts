/** Animations on Granada's table: coins, points, and the tiles that events name. */
import { describe, expect, it } from "vitest";

import { coinFlights } from "../motion/coins";
import { movesOf } from "../motion/moves";
import { pointFlights } from "../motion/points";
import { animateMoves, measureThings } from "tertulia/ui/flip";
import { entry, movingBoard, page } from "tertulia-tests/movingBoard";

movingBoard(
  `<button data-player="0" data-at="0,0,200,40"></button><button data-player="1" data-at="200,0,200,40"></button>`,
);

it("what flies is a coin for what is paid, and points where no scene tells them", () => {
  page.root.insertAdjacentHTML(
    "beforeend",
    `<span data-thing="tile-17" data-at="300,300,50,50"></span><div id="progress" data-at="0,400,100,100"></div>`,
  );
  const before = { places: measureThings(page.root), pictures: new Map<string, Element>() };
  const bought = { type: "buy", seat: 1, tile: { number: 17 }, currency: "blue", paid: 4 };
  const coins = coinFlights(before, page.root, [entry("done", bought)]);
  expect(coins.map(({ from, to }) => [from.left, from.top, to.left, to.top])).toEqual([[289, 9, 314, 314]]);
  const scoring = { type: "scoring", letter: "A", moats: [0, 2], kinds: { park: [0, 3] } };
  const gained = pointFlights(page.root, [entry("take 1", scoring)]);
  expect(gained.map(({ picture }) => picture.textContent)).toEqual(["+5"]);
});

describe("a tile", () => {
  const built = entry("build 1,0", { type: "build", seat: 0, tile: { number: 7 }, x: 1, y: 0 });
  const swapped = entry("build 1,0", { type: "exchange", seat: 0, tile: { number: 8 }, old: { number: 9 } });

  it("moves where the events name it; others only made room", () => {
    const moves = movesOf([built, swapped], true);
    expect(["tile-7", "tile-8", "tile-9", "tile-1", "start-0", "slot-2"].map(moves)).toEqual([
      ...[true, true, true],
      ...[false, false, true],
    ]);
  });
  it("moves home when a step is taken back, and not when another city is looked at", () => {
    expect(["tile-1", "start-0"].map(movesOf([], true))).toEqual([true, true]);
    expect(["tile-1", "start-0"].map(movesOf([], false))).toEqual([false, false]);
  });
  it("does not fly to its small picture because another city is looked at", () => {
    page.root.innerHTML = `<div data-thing="tile-1" data-at="0,0,80,80"></div>`;
    const before = measureThings(page.root);
    page.root.innerHTML = `<svg><g data-thing-small="tile-1" data-at="300,0,10,10"><svg></svg></g></svg>`;
    animateMoves(page.root, before, { duration: 1, moves: movesOf([], false) });
    expect(page.animated).toHaveLength(0);
    animateMoves(page.root, before, { duration: 1, moves: movesOf([], true) });
    expect(page.animated).toHaveLength(1);
  });
  it("flies over the page into a frame that would cut it off on its way", () => {
    page.root.innerHTML = `<span data-thing="tile-1" data-at="300,0,10,10"></span>`;
    const before = measureThings(page.root);
    page.root.innerHTML = `<div data-clips><span data-thing="tile-1" data-at="0,0,80,80"><svg></svg></span></div>`;
    animateMoves(page.root, before, { duration: 1 });
    expect(page.animated.map(({ element }) => element.className || element.tagName)).toEqual([
      "SPAN",
      "flier",
    ]);
  });
});
