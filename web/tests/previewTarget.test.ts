/** A long press on a thing shows it without doing anything. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { trackPreviewTarget, PREVIEW_HOLD_MS } from "../src/match/previewTarget";

let button: HTMLButtonElement;
let seen: (string | undefined)[];
const pressed = vi.fn(() => undefined);
let stop: () => void;
let means = false;

beforeEach(() => {
  vi.useFakeTimers();
  means = false;
  seen = [];
  pressed.mockClear();
  button = document.createElement("button");
  button.dataset["notation"] = "take 1";
  button.addEventListener("click", pressed);
  document.body.append(button);
  document.elementFromPoint = () => button;
  stop = trackPreviewTarget(
    (at) => seen.push(at?.dataset["notation"]),
    () => means,
  );
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function finger(type: string): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 });
  button.dispatchEvent(Object.assign(event, { pointerType: "touch" }));
}

it("presses where the finger is let go soon", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(PREVIEW_HOLD_MS - 1);
  finger("pointerup");
  finger("click");
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(seen).not.toContain("take 1");
});

it("looks where it stays, and lets go without a press; the next press counts", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(PREVIEW_HOLD_MS);
  expect(seen).toEqual(["take 1"]);
  finger("pointerup");
  finger("click");
  expect(seen).toEqual(["take 1", undefined]);
  expect(pressed).not.toHaveBeenCalled();
  finger("pointerdown");
  finger("pointerup");
  finger("click");
  expect(pressed).toHaveBeenCalledTimes(1);
});

it("is no look where the page scrolls, or the finger moves off", () => {
  finger("pointerdown");
  finger("pointercancel");
  finger("pointerdown");
  document.elementFromPoint = () => document.body;
  finger("pointermove");
  vi.advanceTimersByTime(2 * PREVIEW_HOLD_MS);
  expect(seen).not.toContain("take 1");
});

it("leaves a button alone that is held to do it", () => {
  means = true;
  finger("pointerdown");
  vi.advanceTimersByTime(2 * PREVIEW_HOLD_MS);
  finger("click");
  expect(seen).not.toContain("take 1");
  expect(pressed).toHaveBeenCalledTimes(1);
});

it("does not swallow the key that follows a look", () => {
  finger("pointerdown");
  vi.advanceTimersByTime(PREVIEW_HOLD_MS);
  finger("pointerup");
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
