/**
 * Announces new events to screen readers. From the first summary event on, announcements wait until the scene that
 * shows it has ended.
 */
import { tick, untrack } from "svelte";

import type { GameEvent } from "../api/contract";
import { announcer } from "../ui/announce.svelte";

interface Telling {
  /** The events that have just arrived. */
  fresh: () => readonly GameEvent[];
  /** Whether a scene is running. */
  staged: () => boolean;
  tell: (event: GameEvent) => string[];
  /** Whether an event begins a summary that a scene may show. */
  sums: (event: GameEvent) => boolean;
}

/** Maximum number of lines per announcement; the last ones are kept. */
const MOST = 8;

const say = (lines: readonly string[]): void => announcer.say(lines.slice(-MOST).join(" "));

/** Announces events for the lifetime of the calling component. */
export function newsAloud({ fresh, staged, tell, sums }: Telling): void {
  let held = $state.raw<readonly string[]>([]);
  $effect(() => {
    const events = fresh();
    untrack(() => {
      const at = events.findIndex(sums);
      const [before, after] = at < 0 ? [events, []] : [events.slice(0, at), events.slice(at)];
      say(before.flatMap(tell));
      held = [...held, ...after.flatMap(tell)];
    });
  });
  $effect(() => {
    if (held.length === 0 || staged()) return;
    // The scene starts with the same table update as the events, so give it one tick.
    void tick().then(() => {
      if (held.length === 0 || staged()) return;
      say(held);
      held = [];
    });
  });
}
