/** Screen reader announcements: results of a scoring are announced after its scene only. */
import { flushSync, tick } from "svelte";
import { beforeEach, expect, it } from "vitest";

import type { GameEvent } from "../src/api/contract";
import { announceEvents } from "../src/match/announceEvents.svelte";
import { announcer } from "../src/ui/announce.svelte";

let fresh = $state.raw<GameEvent[]>([]);
let sceneRunning = $state(false);
const announced = (): string[] => announcer.lines.map(({ text }) => text);

beforeEach(() => {
  announcer.lines = [];
  [fresh, sceneRunning] = [[], false];
});

async function arrive(...types: string[]): Promise<void> {
  fresh = types.map((type) => ({ type }));
  flushSync();
  await tick();
  await tick();
}

function listening(): () => void {
  return $effect.root(() =>
    announceEvents({
      newEvents: () => fresh,
      sceneRunning: () => sceneRunning,
      describe: ({ type }) => [type],
      beginsSummary: ({ type }) => type === "scoring",
    }),
  );
}

it("tells a scoring at once where no scene shows it", async () => {
  const end = listening();
  await arrive("take", "scoring", "over");
  end();
  expect(announced()).toEqual(["take", "scoring over"]);
});

it("tells who has won once the scene is over, and what came before it at once", async () => {
  const end = listening();
  sceneRunning = true;
  await arrive("take", "scoring", "over");
  expect(announced()).toEqual(["take"]);
  sceneRunning = false;
  flushSync();
  await tick();
  await tick();
  end();
  expect(announced()).toEqual(["take", "scoring over"]);
});
