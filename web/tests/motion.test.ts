/** What moves on La Granja's table: from where it lay to where it went, as the events tell it, and nothing that is out of sight. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent, LogEntry } from "../src/api/contract";
import { coinFlights } from "../../src/tertulia/games/granada/screens/motion/coins";
import { movesOf } from "../../src/tertulia/games/granada/screens/motion/moves";
import { pointFlights } from "../../src/tertulia/games/granada/screens/motion/points";
import { flightsOf, origins } from "../../src/tertulia/games/la_granja/screens/motion/flights";
import type { View } from "../../src/tertulia/games/la_granja/screens/types";
import { fly, glide, places, within, type Flight } from "../src/ui/flip";

const BOARD = `
  <button data-player="0" data-at="0,0,200,40"></button><button data-player="1" data-at="200,0,200,40"></button>
  <ol><li data-stall="3" data-at="0,100,80,60"><span data-thing="die-3-0" data-at="5,120,20,20"><svg></svg></span>
  <span data-thing="die-3-1" data-at="30,120,20,20"><svg></svg></span></li></ol>
  <div data-thing="building-deli" data-at="0,300,100,60"></div><div data-thing="card-9" data-at="300,100,90,50"></div>
  <button data-thing="roof-5" data-at="0,200,50,30"><svg></svg></button>
  <span data-thing="marker-4" data-at="100,200,24,24"><svg></svg></span>
  <div data-thing="card-7" data-at="0,0,0,0"></div>`;
/** A farm that lies open, with its counters. */
const FARM = `
  <section data-farm="0"><li data-roof="1" data-at="500,0,40,26"></li><li data-income data-at="600,0,26,26"></li>
  <li data-counter="olive" data-at="500,100,26,26"></li><li data-counter="food" data-at="540,100,26,26"></li>
  <li data-counter="silver" data-at="580,100,26,26"></li></section>
  <span data-thing="disc-0" data-at="700,0,26,26"></span>`;
const view = { players: [{ seat: 0, cards: { barrow: [{ place: 2, card: 9 }] } }] } as unknown as View;
const entry = (action: string, ...events: GameEvent[]): LogEntry => ({ ply: 3, seat: 0, action, events });

let root: HTMLElement;
let animated: { element: Element; frames: Keyframe[] }[];
beforeEach(() => {
  animated = [];
  document.body.innerHTML = `<main>${BOARD}</main>`;
  root = document.querySelector("main") as HTMLElement;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x, y, width, height] = (this.getAttribute("data-at") ?? "0,0,0,0").split(",").map(Number);
    return new DOMRect(x, y, width, height);
  });
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly left = 0,
        readonly top = 0,
        readonly width = 0,
        readonly height = 0,
      ) {}
    },
  );
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    animated.push({ element: this, frames });
    return {} as Animation;
  } as typeof Element.prototype.animate;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function flights(log: LogEntry[]): Flight[] {
  const pictures = new Map(
    [...root.querySelectorAll("[data-thing] svg")].map((svg) => [
      svg.parentElement?.getAttribute("data-thing") ?? "",
      svg,
    ]),
  );
  return flightsOf({ places: places(root), pictures }, root, log, view);
}
const ends = (log: LogEntry[]): number[][] =>
  flights(log).map(({ from, to }) => [from.left, from.top, Math.round(to.left), Math.round(to.top)]);

describe("what flies", () => {
  it("is the last die of its space, and what it brings", () => {
    const took = entry(
      "take 3",
      { type: "take", seat: 1, die: 3 },
      { type: "gain", seat: 1, good: "olive", count: 1 },
    );
    expect(ends([took])).toEqual([
      [30, 120, 287, 7],
      [27, 117, 287, 7],
    ]);
  });
  it("is a good on its way to a building, or to the cart that is in sight", () => {
    const to = (place: string): LogEntry => entry("", { type: "deliver", seat: 0, good: "grain", place });
    expect(ends([to("deli")])).toEqual([[87, 7, 37, 317]]);
    expect(ends([to("barrow_2")])).toEqual([[87, 7, 332, 112]]);
    expect(ends([to("barrow_1"), to("butcher")])).toEqual([]);
  });
  it("is a roof that is bought, a marker that is placed, and one that is removed", () => {
    expect(ends([entry("roof 5", { type: "roof", seat: 0, place: 1, roof: "pig", price: 2 })])).toHaveLength(
      1,
    );
    expect(ends([entry("", { type: "marker", seat: 1, space: 4 })])).toEqual([[287, 7, 100, 200]]);
    expect(ends([entry("", { type: "remove", seat: 0, space: 4, by: 1 })])).toEqual([[100, 200, 87, 7]]);
  });
  it("is what is bought, sold and made better, from counter to counter where the farm lies open", () => {
    root.insertAdjacentHTML("beforeend", FARM);
    const done = (type: string, more: object): LogEntry => entry(type, { type, seat: 0, ...more });
    expect(ends([done("buy", { good: "olive", price: 3 })])).toEqual([[580, 100, 500, 100]]);
    expect(ends([done("sell", { good: "olive", price: 1 })])).toEqual([[500, 100, 580, 100]]);
    expect(ends([done("upgrade", { good: "olive", into: "food", price: 2 })])).toEqual([
      [500, 100, 540, 100],
    ]);
    expect(ends([done("upgrade", { good: "field_olive", into: "food", price: 2 })])).toEqual([
      [500, 100, 540, 100],
    ]);
  });
  it("is a good that a roof brings, and silver that is one's income", () => {
    root.insertAdjacentHTML("beforeend", FARM);
    const silver = { type: "gain", seat: 0, good: "silver", count: 2 };
    const used = entry("use 1", { type: "use", seat: 0, place: 1, roof: "silver_2" }, silver);
    expect(ends([used])).toEqual([[507, 0, 580, 100]]);
    expect(ends([entry("done", silver)])).toEqual([[600, 0, 580, 100]]);
  });
  it("is points, from the building or the siesta track to the player's name", () => {
    root.insertAdjacentHTML("beforeend", FARM);
    const built = { type: "building", seat: 0, building: "deli" };
    const points = (source: string): GameEvent => ({ type: "points", seat: 0, amount: 3, source });
    expect(ends([entry("deliver", built, points("building"))])).toEqual([[37, 317, 87, 7]]);
    expect(ends([entry("done", points("siesta"))])).toEqual([[700, 0, 87, 7]]);
    expect(ends([entry("pay point", { ...points("payment"), amount: -1 })])).toEqual([]);
  });
  it("is in Granada a coin for what is paid, and points where no scene tells them", () => {
    root.insertAdjacentHTML(
      "beforeend",
      `<span data-thing="tile-17" data-at="300,300,50,50"></span><div id="progress" data-at="0,400,100,100"></div>`,
    );
    const before = { places: places(root), pictures: new Map<string, Element>() };
    const bought = { type: "buy", seat: 1, tile: { number: 17 }, currency: "blue", paid: 4 };
    const coins = coinFlights(before, root, [entry("done", bought)]);
    expect(coins.map(({ from, to }) => [from.left, from.top, to.left, to.top])).toEqual([[289, 9, 314, 314]]);
    const scoring = { type: "scoring", letter: "A", moats: [0, 2], kinds: { park: [0, 3] } };
    const gained = pointFlights(root, [entry("take 1", scoring)]);
    expect(gained.map(({ picture }) => picture.textContent)).toEqual(["+5"]);
  });
  it("is nothing that nobody has, and nothing that is not told", () => {
    expect(
      ends([entry("", { type: "marker", seat: "neutral", space: 4 }, { type: "points", seat: 0 })]),
    ).toEqual([]);
  });
  it("lies over the table only while it flies, out of the way of everybody", () => {
    const picture = document.createElement("b");
    fly(root, [{ picture, from: new DOMRect(0, 0, 9, 9), to: new DOMRect(50, 50, 9, 9) }], 100);
    const copy = root.querySelector(".flier");
    expect(copy?.getAttribute("aria-hidden")).toBe("true");
    expect(animated).toHaveLength(1);
  });
});

describe("what glides", () => {
  const at = (thing: string, place: string): void =>
    root.querySelector(`[data-thing="${thing}"]`)?.setAttribute("data-at", place);

  it("comes from where it lay; what was out of sight stays still", () => {
    const before = places(root);
    at("card-9", "300,400,90,50");
    at("card-7", "10,10,50,50");
    glide(root, before, { duration: 100 });
    expect(animated.map(({ element }) => element.getAttribute("data-thing"))).toEqual(["card-9"]);
  });
  it("comes from whoever played it where it lay nowhere", () => {
    const before = places(root);
    const card = document.createElement("div");
    card.dataset["thing"] = "card-12";
    card.setAttribute("data-at", "400,400,80,80");
    root.append(card);
    const played = [entry("", { type: "play", seat: 1, card: 12, side: "helper", name: "chef" })];
    glide(root, before, { duration: 100, appears: () => false, origins: origins(root, played) });
    expect(animated.map(({ element }) => element)).toEqual([card]);
    expect(String(animated[0]?.frames[0]?.["transform"])).toContain("translate(-126px, -406px)");
  });
});

it("a place within a place is in its middle", () => {
  expect(within(new DOMRect(10, 20, 100, 50), 20)).toMatchObject({
    left: 50,
    top: 35,
    width: 20,
    height: 20,
  });
});

describe("a tile of Granada", () => {
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
    root.innerHTML = `<div data-thing="tile-1" data-at="0,0,80,80"></div>`;
    const before = places(root);
    root.innerHTML = `<svg><g data-thing-small="tile-1" data-at="300,0,10,10"><svg></svg></g></svg>`;
    glide(root, before, { duration: 1, moves: movesOf([], false) });
    expect(animated).toHaveLength(0);
    glide(root, before, { duration: 1, moves: movesOf([], true) });
    expect(animated).toHaveLength(1);
  });
  it("flies over the page into a frame that would cut it off on its way", () => {
    root.innerHTML = `<span data-thing="tile-1" data-at="300,0,10,10"></span>`;
    const before = places(root);
    root.innerHTML = `<div data-clips><span data-thing="tile-1" data-at="0,0,80,80"><svg></svg></span></div>`;
    glide(root, before, { duration: 1 });
    expect(animated.map(({ element }) => element.className || element.tagName)).toEqual(["SPAN", "flier"]);
  });
});
