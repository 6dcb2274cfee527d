/** The component sets of this browser, shared by all pages. */
import { LocalSets } from "./localSets.svelte";

export const localSets = new LocalSets();
