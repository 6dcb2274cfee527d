/** The sets of this browser, for every page. */
import { Shelf } from "./shelf.svelte";

export const shelf = new Shelf();
