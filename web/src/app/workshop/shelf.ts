/** The component sets of this browser, shared by all pages. */
import { Shelf } from "./shelf.svelte";

export const shelf = new Shelf();
