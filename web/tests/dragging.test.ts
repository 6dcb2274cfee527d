/** Dragging by finger or mouse: valid targets, dropping, and presses that are not drags. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { listenForDrags, type DropTargets } from "../src/ui/dragging";

const BOXES: Readonly<Record<string, [number, number]>> = { pig: [0, 0], near: [200, 0], far: [400, 0] };
let places: DropTargets = [];
let end = (): void => undefined;
const lay = vi.fn();
const near = vi.fn();
const far = vi.fn();
const pressed = vi.fn();

function pointer(type: string, x: number, y: number, change: MouseEventInit = {}): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, ...change });
  document.getElementById("pig")?.dispatchEvent(Object.assign(event, { pointerId: 1 }));
}
const carried = (): Element | null => document.querySelector(".carried");
const under = (): string[] => [...document.querySelectorAll("[data-under]")].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<button id="pig" data-drag="disc-pig"><svg></svg></button><i id="near"></i><i id="far"></i>`;
  for (const [id, [left, top]] of Object.entries(BOXES)) {
    const box = { left, top, right: left + 40, bottom: top + 40, width: 40, height: 40 } as DOMRect;
    const element = document.getElementById(id) as HTMLElement;
    element.getBoundingClientRect = () => box;
  }
  document.getElementById("pig")?.addEventListener("click", pressed);
  places = [
    ["#near", near],
    ["#far", far],
  ];
  vi.clearAllMocks();
  end = listenForDrags({ lift: () => places, lay });
});
afterEach(() => {
  end();
  document.body.innerHTML = "";
});

it("is done where the thing is let go, or a little beside it, and is no press", () => {
  pointer("pointerdown", 20, 20);
  pointer("pointermove", 120, 20);
  expect(carried()).not.toBeNull();
  expect(under()).toEqual([]);
  pointer("pointermove", 190, 50);
  expect(under()).toEqual(["near"]);
  pointer("pointermove", 410, 20);
  expect(under()).toEqual(["far"]);
  pointer("pointerup", 410, 20);
  expect([far.mock.calls.length, near.mock.calls.length, lay.mock.calls.length]).toEqual([1, 0, 0]);
  expect([carried(), under()]).toEqual([null, []]);
  document.getElementById("pig")?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(pressed).not.toHaveBeenCalled();
});

it("is laid back where nothing can be done with it, on Escape, and where the browser takes the finger", () => {
  pointer("pointerdown", 20, 20);
  pointer("pointermove", 300, 300);
  pointer("pointerup", 300, 300);
  expect(lay).toHaveBeenCalledTimes(1);
  for (const stops of ["Escape", "pointercancel"]) {
    pointer("pointerdown", 20, 20);
    pointer("pointermove", 210, 20);
    if (stops === "Escape") document.dispatchEvent(new KeyboardEvent("keydown", { key: stops }));
    else pointer(stops, 210, 20);
    expect([carried(), under()]).toEqual([null, []]);
    pointer("pointerup", 210, 20);
  }
  expect(near).not.toHaveBeenCalled();
});

it("does not begin with a press that trembles, with another button, or with what can go nowhere", () => {
  pointer("pointerdown", 20, 20);
  pointer("pointermove", 24, 23);
  expect(carried()).toBeNull();
  pointer("pointerup", 24, 23);
  document.getElementById("pig")?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(pressed).toHaveBeenCalledTimes(1);
  pointer("pointerdown", 20, 20, { button: 2 });
  pointer("pointermove", 200, 20);
  expect(carried()).toBeNull();
  places = [];
  pointer("pointerdown", 20, 20);
  pointer("pointermove", 200, 20);
  expect(carried()).toBeNull();
  expect(lay).not.toHaveBeenCalled();
});
