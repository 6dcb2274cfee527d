/** Keyboard focus: kept when its button disappears, and moved by shortcuts. */
import { afterEach, expect, it, vi } from "vitest";

import { keepFocus } from "../src/ui/focus";
import { settings } from "../src/ui/settings.svelte";
import { shortcuts } from "../src/ui/shortcuts";
import type { TurnModel } from "../src/ui/turnModel.svelte";

afterEach(() => (document.body.innerHTML = ""));

const key = (letter: string): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: letter, code: `Key${letter.toUpperCase()}`, bubbles: true });

it("goes on in the bar when the button that has the keyboard is taken away", async () => {
  document.body.innerHTML = '<div class="board"><button id="card"></button></div><div id="actions"></div>';
  dispatchEvent(key("x"));
  keepFocus();
  const card = document.querySelector<HTMLElement>("#card") ?? expect.fail();
  card.focus();
  expect(document.activeElement).toBe(card);
  card.remove();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("actions"));
});

it("goes to the answer of the open question, past what else is in the bar", () => {
  settings.shortcuts = true;
  document.body.innerHTML = `<div id="actions"><button data-action="advice"></button><button id="answer"></button></div>
    <div class="board" data-ready="true"></div><div id="log"><button id="line"></button></div>`;
  for (const button of document.querySelectorAll("button"))
    button.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
  const turn = { pending: false } as TurnModel;
  const press = shortcuts({}, { turn, showSeat: () => undefined });
  press(key("a"));
  expect(document.activeElement?.id).toBe("answer");
  press(key("l"));
  expect(document.activeElement?.id).toBe("line");
});
