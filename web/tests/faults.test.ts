/** Faults of component sets: shown in the reader's language, or in English if a message is missing. */
import { beforeAll, describe, expect, it } from "vitest";

import { faultText } from "../src/i18n/faults";
import { dictionary } from "../src/i18n/words.svelte";

const MESSAGE = "card: number must be a number from 1 to 66";

describe("in German", () => {
  beforeAll(() => dictionary.use("de"));

  it("a fault has the words of all games, with its arguments", () => {
    const fault = { code: "number-range", args: { least: 1, most: 66 }, message: MESSAGE };
    expect(faultText("a-game", fault)).toEqual({ text: "Gib eine Zahl von 1 bis 66 ein." });
  });
  it("a fault without words is told in English, and says so", () => {
    expect(faultText("a-game", { code: "nowhere", args: {}, message: MESSAGE })).toEqual({
      text: MESSAGE,
      language: "en",
    });
  });
});
