/** Content that a page puts into the site's header in place of the navigation, and the page's title. */
import type { Snippet } from "svelte";

class Head {
  /** Null for the default header. */
  content = $state.raw<Snippet | null>(null);
  /** Whether a table is being loaded: the header is then that of a table, without content. */
  #loading = $state(false);
  #loadingCount = 0;
  /** Whether the header is that of a table. */
  readonly slim = $derived(this.content !== null || this.#loading);
  /** At a table, the path of the rules of its game with its component set; else null. */
  rules = $state<string | null>(null);
  /** The page's own title; empty for the default one. */
  title = $state("");

  /** Shows the header of a table until the returned function is called. */
  awaitTable(): () => void {
    this.#loading = ++this.#loadingCount > 0;
    return () => (this.#loading = --this.#loadingCount > 0);
  }
}

export const head = new Head();
