/** The position in the address of a table: `/table/ID#ply=212` is the position after 212 actions. */
import { untrack } from "svelte";

import { router } from "../ui/router.svelte";
import type { MatchStore } from "./matchStore.svelte";

const FRAGMENT = /^#ply=(\d{1,9})$/;

/** The ply in the page's address; null if it has none, or none that is valid. */
export function plyInAddress(): number | null {
  const digits = FRAGMENT.exec(location.hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The end of an address that leads to a position; empty for the present. */
export const positionFragment = (ply: number | null): string => (ply === null ? "" : `#ply=${ply}`);

/** Changes the ply in the page's address, without a new entry in the browser's history. Null removes it. */
export function replacePly(ply: number | null): void {
  const fragment = positionFragment(ply);
  if (fragment === location.hash || (ply === null && !location.hash.startsWith("#ply="))) return;
  try {
    history.replaceState(history.state, "", location.pathname + location.search + fragment);
  } catch {
    // Safari refuses more than 100 changes in 30 seconds; the next one corrects the address.
  }
}

/**
 * Shows the position that the address asks for, and writes the displayed position into the address. A replay changes
 * the address when it stops. Create it while a component is initialised.
 */
export class PositionAddress {
  /** The ply that the address asks for, until the board shows it; otherwise null. */
  #wanted = $state(plyInAddress());
  #loaded = $derived.by(() => this.match.displayed !== null);

  constructor(
    readonly match: MatchStore,
    /** Whether the page's address is that of the board. */
    readonly active: () => boolean,
    /** Called before a position from the address is shown. */
    readonly opens: () => void = () => undefined,
  ) {
    $effect(() => {
      void router.route; // Every navigation replaces the route, also one to another fragment.
      if (active()) untrack(() => this.#read());
    });
    $effect(() => {
      const ply = this.#wanted;
      if (ply !== null && active() && this.#loaded) untrack(() => void this.#show(ply));
    });
    $effect(() => {
      const { ply, playing } = match.history;
      if (active() && this.#loaded && this.#wanted === null && playing === null)
        untrack(() => replacePly(ply));
    });
  }

  /** Whether the position that the address asks for is still being loaded. */
  get pending(): boolean {
    return this.#wanted !== null && this.active();
  }

  #read(): void {
    const ply = plyInAddress();
    if (ply === null && location.hash !== "") return;
    this.#wanted = ply === this.match.history.ply ? null : ply;
    if (ply === null) this.match.history.returnToPresent();
  }

  /** Shows a ply; the first known one instead of an earlier one, and the present instead of a later one. */
  async #show(ply: number): Promise<void> {
    const { displayed: table, history: past } = this.match;
    if (table && table.phase !== "open" && ply < table.position) {
      this.opens();
      await past.show(Math.max(ply, table.log[0]?.ply ?? 0));
    } else past.returnToPresent();
    if (this.#wanted === ply) this.#wanted = null;
  }
}
