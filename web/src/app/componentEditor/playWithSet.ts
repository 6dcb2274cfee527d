/** Passes a component set from the editor to the lobby's form for a new table. */
import { sitePath } from "../../api/address";
import { router } from "../../ui/router.svelte";
import type { OwnSet } from "./localSets.svelte";

let wanted: { game: string; set: string } | null = null;

/** Opens the lobby's form for a new table with this set chosen. */
export function playWith({ game, id }: OwnSet): void {
  wanted = { game, set: id };
  router.go(sitePath());
}

/** The set passed by `playWith`, once; then null. */
export function takeRequestedSet(): { game: string; set: string } | null {
  const taken = wanted;
  wanted = null;
  return taken;
}
