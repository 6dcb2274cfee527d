/** What a page puts into the house's header instead of the ways to other pages. */
import type { Snippet } from "svelte";

class Head {
  /** Nothing where the header stands as it is. */
  content = $state.raw<Snippet | null>(null);
}

export const head = new Head();
