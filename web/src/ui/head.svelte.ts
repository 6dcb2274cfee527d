/** What a page puts into the house's header instead of the ways to other pages, and what it is called. */
import type { Snippet } from "svelte";

class Head {
  /** Nothing where the header stands as it is. */
  content = $state.raw<Snippet | null>(null);
  /** At a table the path of its game's rules, of the component set that it is played with; else null. */
  rules = $state<string | null>(null);
  /** Of a page that knows its title better than the house does; empty for the others. */
  title = $state("");
}

export const head = new Head();
