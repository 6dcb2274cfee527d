/** News in words, for those who listen. What a scoring comes to, and what follows it, is not told before its scene has shown it. */
import { tick, untrack } from "svelte";

import type { GameEvent } from "../api/contract";
import { announcer } from "../ui/announce.svelte";

interface Telling {
  /** The events that have just come. */
  fresh: () => readonly GameEvent[];
  /** Whether a scene is on stage. */
  staged: () => boolean;
  tell: (event: GameEvent) => string[];
  /** Whether an event begins what a scene may show. */
  sums: (event: GameEvent) => boolean;
}

/** The number of lines that are told at once: the last ones. */
const MOST = 8;

const say = (lines: readonly string[]): void => announcer.say(lines.slice(-MOST).join(" "));

/** Tells news for as long as the component that calls this is there. */
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
    // The scene comes with the same change of the table as the news.
    void tick().then(() => {
      if (held.length === 0 || staged()) return;
      say(held);
      held = [];
    });
  });
}
