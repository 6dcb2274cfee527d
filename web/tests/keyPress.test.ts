/** Shortcuts work with Shift, with Caps Lock and on every keyboard layout. */
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { characterOf, shortcutOf } from "../src/ui/keyPress";
import { sources } from "./sources";

const press = (key: string, code: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

it.each([
  ["l", "KeyL", "l"],
  ["L", "KeyL", "l"], // Shift or Caps Lock
  ["z", "KeyY", "z"], // German: the typed letter counts, not the key's position
  ["ф", "KeyA", "a"], // Russian: without a Latin letter the key's position counts
  ["1", "Digit1", "1"],
  ["1", "Numpad1", "1"],
  ["+", "Digit1", "1"], // Czech: the digit row types other characters
  ["!", "Digit1", "1"], // Shift on a US layout
  ["?", "Digit7", "?"], // Russian: a question mark above the 7
  ["?", "Slash", "?"],
])("reads %s of the key %s as %s", (key, code, character) => {
  expect(characterOf(press(key, code))).toBe(character);
});

it.each([
  ["Escape", "Escape"],
  ["F1", "F1"],
  ["Dead", "KeyA"],
  ["0", "Digit0"],
  ["ö", "Semicolon"],
])("takes %s of the key %s for no character", (key, code) => {
  expect(characterOf(press(key, code))).toBeNull();
});

it.each(["ctrlKey", "altKey", "metaKey"])("is no shortcut while %s is held", (held) => {
  expect(shortcutOf(press("l", "KeyL", { [held]: true }))).toBeNull();
  expect(shortcutOf(press("l", "KeyL", { shiftKey: true }))).toBe("l");
});

it("is read by every shortcut that is a letter or a digit", () => {
  const direct = sources.filter(
    ([name, path]) =>
      name !== "ui/keyPress.ts" &&
      /event\.key\s*[!=]==\s*(?:"."|'.'|[A-Z]+\b)|\.test\(event\.key\)/.test(readFileSync(path, "utf8")),
  );
  expect(direct.map(([name]) => name)).toEqual([]);
});
