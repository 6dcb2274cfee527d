/** Screen reader announcements: results of a scoring are announced after its scene only. */
import { flushSync, tick } from "svelte";
import { beforeEach, expect, it } from "vitest";

import type { GameEvent } from "../src/api/contract";
import { announceEvents } from "../src/match/announceEvents.svelte";
import { announcer } from "../src/ui/announce.svelte";

let fresh = $state.raw<GameEvent[]>([]);
let staged = $state(false);
const told = (): string[] => announcer.lines.map(({ text }) => text);

beforeEach(() => {
  announcer.lines = [];
  [fresh, staged] = [[], false];
});

async function came(...types: string[]): Promise<void> {
  fresh = types.map((type) => ({ type }));
  flushSync();
  await tick();
  await tick();
}

function listening(): () => void {
  return $effect.root(() =>
    announceEvents({
      newEvents: () => fresh,
      sceneRunning: () => staged,
      describe: ({ type }) => [type],
      beginsSummary: ({ type }) => type === "scoring",
    }),
  );
}

it("tells a scoring at once where no scene shows it", async () => {
  const end = listening();
  await came("take", "scoring", "over");
  end();
  expect(told()).toEqual(["take", "scoring over"]);
});

it("tells who has won once the scene is over, and what came before it at once", async () => {
  const end = listening();
  staged = true;
  await came("take", "scoring", "over");
  expect(told()).toEqual(["take"]);
  staged = false;
  flushSync();
  await tick();
  await tick();
  end();
  expect(told()).toEqual(["take", "scoring over"]);
});
