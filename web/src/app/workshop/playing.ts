/** A table with a set of one's own: which one, from the workshop to the form for a new table. */
import { at } from "../../api/address";
import { router } from "../../ui/router.svelte";
import type { OwnSet } from "./shelf.svelte";

let wanted: { game: string; set: string } | null = null;

/** Leads to the form for a new table, with this set chosen. */
export function playWith({ game, id }: OwnSet): void {
  wanted = { game, set: id };
  router.go(at());
}

/** What was asked for, once. */
export function wantedSet(): { game: string; set: string } | null {
  const asked = wanted;
  wanted = null;
  return asked;
}
