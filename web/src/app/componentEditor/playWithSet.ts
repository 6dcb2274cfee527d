/** Passes a component set from the editor to the form for a new table. */
import { sitePath } from "../../api/address";
import { router } from "../../ui/router.svelte";
import type { OwnSet } from "./localSets.svelte";

let wanted: { game: string; set: string } | null = null;

/** Opens the form for a new table with this set chosen. */
export function playWith({ game, id }: OwnSet): void {
  wanted = { game, set: id };
  router.go(sitePath("new"));
}

/** The set passed by `playWith`, once; then null. */
export function takeRequestedSet(): { game: string; set: string } | null {
  const taken = wanted;
  wanted = null;
  return taken;
}
