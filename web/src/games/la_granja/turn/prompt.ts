/** One sentence: what the player is to do, or whom everybody waits for. */
import type { Table } from "../../../api/table";
import { list, t } from "../../../i18n/words.svelte";
import { flatten } from "../../../i18n/facts";
import { GAME, stepName } from "../names";
import type { Pending, View } from "../types";

export function prompt(table: Table, view: View, mine: boolean, names: string[]): string {
  if (view.over) return t("table-over");
  if (mine && view.pending) return own(view, view.pending, names);
  if (table.actors.some((seat) => seat === table.seat)) return t("connection-sending");
  return waiting(table, view, names);
}

function own(view: View, pending: Pending, names: string[]): string {
  const helper = view.players[pending.seat]?.cards.helper.find(({ card }) => card === pending["card"]);
  return t(`la-granja-pending-${pending.kind}`, {
    ...flatten(GAME, { ...pending, ...(helper ? { name: helper.name } : {}) }, names),
  });
}

function waiting(table: Table, view: View, names: string[]): string {
  const players = table.actors.map((seat) => names[seat] ?? "");
  const facts = { "step-name": stepName(view.step) };
  return players.length === 1
    ? t("la-granja-waiting", { player: players[0] ?? "", ...facts })
    : t("la-granja-waiting-all", { players: list(players), ...facts });
}
