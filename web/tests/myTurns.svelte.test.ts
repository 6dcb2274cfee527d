/** Sound when a turn begins at a table that is not open: once, and only if sounds are on. */
import { beforeEach, expect, it, vi } from "vitest";

import type { Turn } from "../src/api/contract";

const { chime } = vi.hoisted(() => ({ chime: vi.fn() }));
vi.mock("../src/ui/chime", () => ({ chime }));

const turnsAt = (...ids: string[]): Turn[] => ids.map((id) => ({ id, game: "any", age: 0, deadline: null }));

/** Opens a page and returns the number of sounds after each answer. */
async function countSounds(sound: boolean, here: string | null, ...answers: Turn[][]): Promise<number[]> {
  vi.resetModules();
  const { api } = await import("../src/api/client");
  const request = vi.spyOn(api, "turns");
  const { myTurns } = await import("../src/match/myTurns.svelte");
  const { settings } = await import("../src/ui/settings.svelte");
  settings.sound = sound;
  myTurns.openTable = here;
  const found: number[] = [];
  for (const answer of answers) {
    request.mockResolvedValueOnce({ turns: answer, online: 1, here: null, notifications: [] });
    await myTurns.reload();
    found.push(chime.mock.calls.length);
  }
  return found;
}
beforeEach(() => {
  chime.mockClear();
});

it("is heard once, and again only when another begins", async () => {
  const answers = [
    turnsAt(),
    turnsAt("one"),
    turnsAt("one"),
    turnsAt("one", "two"),
    turnsAt("two"),
    turnsAt("two", "one"),
  ];
  expect(await countSounds(true, null, ...answers)).toEqual([0, 1, 1, 2, 2, 3]);
});
it("is not heard where it waits since before the page was opened, nor with sounds switched off", async () => {
  expect(await countSounds(true, null, turnsAt("one"), turnsAt("one"))).toEqual([0, 0]);
  expect(await countSounds(false, null, turnsAt(), turnsAt("one"))).toEqual([0, 0]);
});
it("is left to the open table where it begins there", async () => {
  expect(await countSounds(true, "one", turnsAt(), turnsAt("one"), turnsAt("one", "two"))).toEqual([0, 0, 1]);
});
