import { afterEach, beforeEach, expect, it } from "vitest";

import { roving } from "../src/ui/roving";

let group: HTMLElement;
let undo: () => void;

const button = (name: string): HTMLButtonElement => {
  const found = group.querySelector<HTMLButtonElement>(`#${name}`);
  if (!found) throw new Error(name);
  return found;
};
const stop = (): string | undefined =>
  [...group.querySelectorAll("button")].find(({ tabIndex }) => tabIndex === 0)?.id;

beforeEach(() => {
  group = document.createElement("div");
  group.innerHTML =
    '<button id="rule"></button><button id="one" class="lit"></button><button id="two" class="lit"></button>';
  document.body.replaceChildren(group, document.createElement("button"));
  undo = roving(group).destroy;
});
afterEach(() => {
  undo();
});

it("stops at what answers the question", () => {
  expect(stop()).toBe("one");
});

it("stops where one was among the answers", () => {
  button("two").focus();
  button("two").blur();
  expect(stop()).toBe("two");
});

it("stops at an answer again, once one has looked at something else and gone", () => {
  button("rule").focus();
  expect(stop()).toBe("rule");
  button("rule").blur();
  expect(stop()).toBe("one");
});
