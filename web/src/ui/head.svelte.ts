/** Content that a page puts into the site's header in place of the navigation, and the page's title. */
import type { Snippet } from "svelte";

class Head {
  /** Null for the default header. */
  content = $state.raw<Snippet | null>(null);
  /** At a table, the path of the rules of its game with its component set; else null. */
  rules = $state<string | null>(null);
  /** The page's own title; empty for the default one. */
  title = $state("");
}

export const head = new Head();
