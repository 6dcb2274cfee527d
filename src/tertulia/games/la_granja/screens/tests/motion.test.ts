/** Animations on La Granja's table: flights follow the events, and invisible things do not fly. */
import { describe, expect, it } from "vitest";

import { listFlights, startPlaces } from "../motion/flights";
import type { View } from "../types";
import type { GameEvent, LogEntry } from "tertulia/api/contract";
import { animateMoves, measureThings, type Flight } from "tertulia/ui/flip";
import { entry, movingBoard, page } from "tertulia-tests/movingBoard";

const BOARD = `
  <button data-player="0" data-at="0,0,200,40"></button><button data-player="1" data-at="200,0,200,40"></button>
  <ol><li data-stall="3" data-at="0,100,80,60"><span data-thing="die-3-0" data-at="5,120,20,20"><svg></svg></span>
  <span data-thing="die-3-1" data-at="30,120,20,20"><svg></svg></span></li></ol>
  <div data-thing="building-deli" data-at="0,300,100,60"></div><div data-thing="card-9" data-at="300,100,90,50"></div>
  <button data-thing="roof-5" data-at="0,200,50,30"><svg></svg></button>
  <span data-thing="marker-4" data-at="100,200,24,24"><svg></svg></span>
  <div data-thing="card-7" data-at="0,0,0,0"></div>`;
/** A visible farm with its counters. */
const FARM = `
  <section data-farm="0"><li data-roof="1" data-at="500,0,40,26"></li><li data-income data-at="600,0,26,26"></li>
  <li data-counter="olive" data-at="500,100,26,26"></li><li data-counter="food" data-at="540,100,26,26"></li>
  <li data-counter="silver" data-at="580,100,26,26"></li></section>
  <span data-thing="disc-0" data-at="700,0,26,26"></span>`;
const view = { players: [{ seat: 0, cards: { barrow: [{ place: 2, card: 9 }] } }] } as unknown as View;

movingBoard(BOARD);

function flights(log: LogEntry[]): Flight[] {
  const pictures = new Map(
    [...page.root.querySelectorAll("[data-thing] svg")].map((svg) => [
      svg.parentElement?.getAttribute("data-thing") ?? "",
      svg,
    ]),
  );
  return listFlights({ places: measureThings(page.root), pictures }, page.root, log, view);
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
    page.root.insertAdjacentHTML("beforeend", FARM);
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
    page.root.insertAdjacentHTML("beforeend", FARM);
    const silver = { type: "gain", seat: 0, good: "silver", count: 2 };
    const used = entry("use 1", { type: "use", seat: 0, place: 1, roof: "silver_2" }, silver);
    expect(ends([used])).toEqual([[507, 0, 580, 100]]);
    expect(ends([entry("done", silver)])).toEqual([[600, 0, 580, 100]]);
  });
  it("is points, from the building or the siesta track to the player's name", () => {
    page.root.insertAdjacentHTML("beforeend", FARM);
    const built = { type: "building", seat: 0, building: "deli" };
    const points = (source: string): GameEvent => ({ type: "points", seat: 0, amount: 3, source });
    expect(ends([entry("deliver", built, points("building"))])).toEqual([[37, 317, 87, 7]]);
    expect(ends([entry("done", points("siesta"))])).toEqual([[700, 0, 87, 7]]);
    expect(ends([entry("pay point", { ...points("payment"), amount: -1 })])).toEqual([]);
  });
  it("is nothing that nobody has, and nothing that is not told", () => {
    expect(
      ends([entry("", { type: "marker", seat: "neutral", space: 4 }, { type: "points", seat: 0 })]),
    ).toEqual([]);
  });
});

describe("what glides", () => {
  it("comes from whoever played it where it lay nowhere", () => {
    const before = measureThings(page.root);
    const card = document.createElement("div");
    card.dataset["thing"] = "card-12";
    card.setAttribute("data-at", "400,400,80,80");
    page.root.append(card);
    const played = [entry("", { type: "play", seat: 1, card: 12, side: "helper", name: "chef" })];
    animateMoves(page.root, before, {
      duration: 100,
      appears: () => false,
      origins: startPlaces(page.root, played),
    });
    expect(page.animated.map(({ element }) => element)).toEqual([card]);
    expect(String(page.animated[0]?.frames[0]?.["transform"])).toContain("translate(-126px, -406px)");
  });
});
