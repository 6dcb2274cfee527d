/** Deleted accounts are named in the reader's language. */
import { beforeEach, expect, it } from "vitest";

import { FORMER_NAME } from "../src/api/usual";
import { playerName } from "../src/i18n/playerNames";
import { dictionary } from "../src/i18n/words.svelte";
import { CurrentNames } from "../src/match/currentNames.svelte";
import { table } from "./granada/fixture";

beforeEach(() => dictionary.use("de"));

it("is in the reader's language for deleted accounts alone, numbers kept", () => {
  expect(playerName(FORMER_NAME)).toBe("Gelöschtes Konto");
  expect(playerName(`${FORMER_NAME} 2`)).toBe("Gelöschtes Konto 2");
  expect(playerName("Ana")).toBe("Ana");
  expect(playerName(`${FORMER_NAME} de la Torre`)).toBe(`${FORMER_NAME} de la Torre`);
});

it("is so for the seats of a table", () => {
  const { seats, ...rest } = table();
  const now = { ...rest, seats: seats.map((seat) => (seat.own ? seat : { ...seat, name: FORMER_NAME })) };
  const names = new CurrentNames();
  names.readTable(now);
  expect(names.apply(now).seats.map(({ name }) => name)).toEqual(["Ana", "Gelöschtes Konto"]);
});
