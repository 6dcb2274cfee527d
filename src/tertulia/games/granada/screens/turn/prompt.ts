/** The prompt in one sentence: the decision to make, or the player that the table waits for. */
import type { Table } from "tertulia/api/table";
import { t } from "tertulia/i18n/words.svelte";
import { tileWords } from "../names";
import { pendingTile } from "../tiles";
import type { View } from "../types";

export function prompt(table: Table, view: View, mine: boolean, names: string[]): string {
  if (view.over) return t("table-over");
  if (mine) return ownPrompt(view);
  if (table.actors.length === 0) return ""; // no actor at the end of a plan
  const player = names[view.actor ?? -1] ?? "";
  if (table.actors.some((seat) => seat === table.seat)) return t("connection-sending");
  return t(`granada-waiting-${view.phase}`, { player });
}

function ownPrompt(view: View): string {
  const tile = pendingTile(view);
  const about = tile ? { ...tileWords(tile) } : {};
  if (view.phase === "act") return t(view.bought.length ? "granada-phase-again" : "granada-phase-act");
  if (view.phase === "place")
    return view.pending?.from === "award"
      ? t("granada-phase-place-award", { ...about, currency: awardCurrency(view) })
      : t("granada-phase-place-tile", about);
  if (view.phase === "exchange") return t("granada-phase-exchange-tile", about);
  return t(`granada-phase-${view.phase}`);
}

/** The currency of the yard space that an awarded tile comes from. */
function awardCurrency({ bought, pending, yard }: View): string {
  const tile = bought.find(({ number }) => number === pending?.tile);
  return yard.find(({ space }) => space === tile?.space)?.currency ?? "";
}
