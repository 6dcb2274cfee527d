/** Sound when a turn begins at a table that is not open: once, and only if sounds are on. */
import { beforeEach, expect, it, vi } from "vitest";

import type { Turn } from "../src/api/contract";

const { chime } = vi.hoisted(() => ({ chime: vi.fn() }));
vi.mock("../src/ui/chime", () => ({ chime }));

const told = (...ids: string[]): Turn[] => ids.map((id) => ({ id, game: "any", age: 0, ends: null }));

/** Opens a page and returns the number of sounds after each answer. */
async function heard(sound: boolean, here: string | null, ...answers: Turn[][]): Promise<number[]> {
  vi.resetModules();
  const { api } = await import("../src/api/client");
  const asked = vi.spyOn(api, "turns");
  const { myTurns } = await import("../src/match/myTurns.svelte");
  const { settings } = await import("../src/ui/settings.svelte");
  settings.sound = sound;
  myTurns.openTable = here;
  const found: number[] = [];
  for (const answer of answers) {
    asked.mockResolvedValueOnce(answer);
    await myTurns.reload();
    found.push(chime.mock.calls.length);
  }
  return found;
}
beforeEach(() => {
  chime.mockClear();
});

it("is heard once, and again only when another begins", async () => {
  const answers = [told(), told("one"), told("one"), told("one", "two"), told("two"), told("two", "one")];
  expect(await heard(true, null, ...answers)).toEqual([0, 1, 1, 2, 2, 3]);
});
it("is not heard where it waits since before the page was opened, nor with sounds switched off", async () => {
  expect(await heard(true, null, told("one"), told("one"))).toEqual([0, 0]);
  expect(await heard(false, null, told(), told("one"))).toEqual([0, 0]);
});
it("is left to the open table where it begins there", async () => {
  expect(await heard(true, "one", told(), told("one"), told("one", "two"))).toEqual([0, 0, 1]);
});
