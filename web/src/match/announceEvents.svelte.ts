/**
 * Announces new events to screen readers. From the first summary event on, announcements wait until the scene that
 * shows it has ended.
 */
import { tick, untrack } from "svelte";

import type { GameEvent } from "../api/contract";
import { announcer } from "../ui/announce.svelte";

interface Announcements {
  /** The events that have just arrived. */
  newEvents: () => readonly GameEvent[];
  /** Whether a scene is running. */
  sceneRunning: () => boolean;
  describe: (event: GameEvent) => string[];
  /** Whether an event begins a summary that a scene may show. */
  beginsSummary: (event: GameEvent) => boolean;
}

/** Maximum number of lines per announcement; the last ones are kept. */
const MAX_LINES = 8;

const say = (lines: readonly string[]): void => announcer.say(lines.slice(-MAX_LINES).join(" "));

/** Announces events for the lifetime of the calling component. */
export function announceEvents({ newEvents, sceneRunning, describe, beginsSummary }: Announcements): void {
  let waiting = $state.raw<readonly string[]>([]);
  $effect(() => {
    const events = newEvents();
    untrack(() => {
      const at = events.findIndex(beginsSummary);
      const [before, after] = at < 0 ? [events, []] : [events.slice(0, at), events.slice(at)];
      say(before.flatMap(describe));
      waiting = [...waiting, ...after.flatMap(describe)];
    });
  });
  $effect(() => {
    if (waiting.length === 0 || sceneRunning()) return;
    // The scene starts with the same table update as the events, so give it one tick.
    void tick().then(() => {
      if (waiting.length === 0 || sceneRunning()) return;
      say(waiting);
      waiting = [];
    });
  });
}
