/** Hints point to the element of an action, or to all elements that it takes together. */
import { beforeEach, describe, expect, it, vi } from "vitest";

import { markAdvised } from "../src/match/advice/markAdvised";
import { joiningTakes } from "../../src/tertulia/games/granada/screens/turn/takes";

const marked = (): string[] => [...document.querySelectorAll("[data-advised]")].map(({ id }) => id);

describe("an action that is advised", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <button id="one" data-notation="take 1" data-joins="take 1+2|take 1+3"></button>
      <button id="two" data-notation="take 2" data-joins="take 1+2"></button>
      <button id="three" data-notation="take 3" data-joins="take 1+3"></button>
      <button id="some" data-offers="buy 1|buy 2"></button>
      <button id="laid" data-lays="pay 3"></button>
      <button id="equal" data-lays="pay 3"></button>`;
    Element.prototype.scrollIntoView = vi.fn();
    Element.prototype.checkVisibility = () => true;
  });

  it.each([
    ["take 1", ["one"]],
    ["buy 2", ["some"]],
    ["pay 3", ["laid"]],
    ["take 1+2", ["one", "two"]],
    ["take 1+3", ["one", "three"]],
    ["take 9", []],
  ])("%s is marked where it is done", (action, where) => {
    const end = markAdvised(action);
    expect(marked()).toEqual(where);
    end();
    expect(marked()).toEqual([]);
  });
});

it("names what takes a card together with others", () => {
  const take = (...slots: number[]) => ({ notation: `take ${slots.join("+")}`, args: { slots } });
  const takes = [take(1), take(2), take(1, 2), take(1, 3, 4)] as unknown as Parameters<
    typeof joiningTakes
  >[0];
  expect(joiningTakes(takes, 1)).toBe("take 1+2|take 1+3+4");
  expect(joiningTakes(takes, 3)).toBe("take 1+3+4");
  expect(joiningTakes([take(2)] as unknown as typeof takes, 2)).toBeUndefined();
});
