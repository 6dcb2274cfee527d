/** Waiting room: options shown at once, and options shown on demand. */
import { expect, it } from "vitest";

import { splitOptions } from "../src/match/players/splitOptions";

const offered = [
  { name: "scoring", choices: ["normal", "simplified"], default: "normal", seats: [] },
  { name: "stay", choices: ["yes", "no"], default: "no", seats: [2] },
];

it("keeps what somebody chose apart from what is as usual", () => {
  expect(splitOptions({ scoring: "simplified", stay: "no" }, offered)).toEqual({
    unusual: [["scoring", "simplified"]],
    usual: [["stay", "no"]],
  });
});

it("hides nothing of an option that nobody knows", () => {
  expect(splitOptions({ newer: "yes" }, offered).unusual).toEqual([["newer", "yes"]]);
});
