/** Animations at a table: flying things cross it, gliding things start at their old place. */
import { describe, expect, it } from "vitest";

import { flyPictures, animateMoves, measureThings, centredBox } from "../src/ui/flip";
import { movingBoard, page } from "./movingBoard";

movingBoard(`
  <div data-thing="card-9" data-at="300,100,90,50"></div>
  <div data-thing="card-7" data-at="0,0,0,0"></div>`);

it("what flies lies over the table only while it flies, out of the way of everybody", () => {
  const picture = document.createElement("b");
  flyPictures(page.root, [{ picture, from: new DOMRect(0, 0, 9, 9), to: new DOMRect(50, 50, 9, 9) }], 100);
  const copy = page.root.querySelector(".flier");
  expect(copy?.getAttribute("aria-hidden")).toBe("true");
  expect(page.animated).toHaveLength(1);
});

describe("what glides", () => {
  const at = (thing: string, place: string): void =>
    page.root.querySelector(`[data-thing="${thing}"]`)?.setAttribute("data-at", place);

  it("comes from where it lay; what was out of sight stays still", () => {
    const before = measureThings(page.root);
    at("card-9", "300,400,90,50");
    at("card-7", "10,10,50,50");
    animateMoves(page.root, before, { duration: 100 });
    expect(page.animated.map(({ element }) => element.getAttribute("data-thing"))).toEqual(["card-9"]);
  });
});

it("a place within a place is in its middle", () => {
  expect(centredBox(new DOMRect(10, 20, 100, 50), 20)).toMatchObject({
    left: 50,
    top: 35,
    width: 20,
    height: 20,
  });
});
