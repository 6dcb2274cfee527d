// @vitest-environment jsdom
/** Copying also works over plain HTTP, where browsers have no clipboard API. */
import { afterEach, describe, expect, it, vi } from "vitest";

import { copyField, copyText } from "../src/ui/clipboard";

function field(): HTMLInputElement {
  const input = document.createElement("input");
  input.value = "http://192.168.1.2:8000/table/a1";
  document.body.append(input);
  return input;
}
function clipboard(found: unknown): void {
  Object.defineProperty(navigator, "clipboard", { value: found, configurable: true });
}
function keys(copies: () => boolean): void {
  Object.defineProperty(document, "execCommand", { value: copies, configurable: true });
}

describe("copying", () => {
  afterEach(() => document.body.replaceChildren());

  it("uses the clipboard where there is one", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard({ writeText });
    expect(await copyField(field())).toBe(true);
    expect(writeText).toHaveBeenCalledWith("http://192.168.1.2:8000/table/a1");
  });
  it.each([true, false])("selects the text where there is none, and copies that: %s", async (copies) => {
    clipboard(undefined);
    keys(() => copies);
    const shown = field();
    expect(await copyField(shown)).toBe(copies);
    expect(document.activeElement).toBe(shown);
    expect(shown.selectionEnd).toBe(shown.value.length);
  });
  it("copies a text that no field shows, and leaves nothing behind", async () => {
    const button = document.createElement("button");
    document.body.append(button);
    button.focus();
    clipboard(undefined);
    let selected = "";
    keys(() => {
      selected = (document.activeElement as HTMLInputElement).value;
      return true;
    });
    expect([await copyText("a link"), selected]).toEqual([true, "a link"]);
    expect(document.body.children).toHaveLength(1);
    expect(document.activeElement).toBe(button);
    keys(() => false);
    expect(await copyText("a link")).toBe(false);
  });
  it("does the same where the clipboard refuses", async () => {
    clipboard({ writeText: () => Promise.reject(new Error("not allowed")) });
    keys(() => true);
    expect(await copyField(field())).toBe(true);
  });
});
