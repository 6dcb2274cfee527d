/** Synchronized settings: values from the server are accepted only if this version of the client knows them. */
import { expect, test } from "vitest";

import { readKnownSettings } from "../src/app/syncSettings.svelte";

test("what is known is taken over", () => {
  expect(readKnownSettings({ theme: '"dark"', sound: "true", ending: '"hold"' })).toEqual({
    theme: "dark",
    sound: true,
    ending: "hold",
  });
});

test("what is not known, or no more, is left out", () => {
  expect(
    readKnownSettings({ later: "1", sound: '"loud"', ending: '"thrice"', motion: "{", pace: "" }),
  ).toEqual({});
});
