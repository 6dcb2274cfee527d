/** The prompt in one sentence: the decision to make, or the players that the table waits for. */
import type { Table } from "tertulia/api/table";
import { formatList, t } from "tertulia/i18n/words.svelte";
import { dieName, goodName } from "../names";
import type { Pending, View } from "../types";
import type { Pick } from "./uses";

export function prompt(
  table: Table,
  view: View,
  mine: boolean,
  names: string[],
  picked: Pick | null,
): string {
  if (view.over) return t("table-over");
  if (mine && picked) return t("no-siesta-picked", { good: goodName(picked.good) });
  if (mine && view.pending) return own(view.pending, table, view);
  if (table.actors.some((seat) => seat === table.seat)) return t("connection-sending");
  return waiting(table, view, names);
}

const own = (
  { kind, next, die, left, field, gap }: Pending,
  { legal, seat }: Table,
  { players }: View,
): string =>
  t(`no-siesta-pending-${kind}`, {
    next: next === "anything" && legal.every(({ name }) => name === "end") ? "end" : (next ?? "anything"),
    nth: (players[seat ?? -1]?.dice.length ?? 0) + 1,
    die: die ? dieName(die) : "",
    left: left ?? 0,
    field: field ?? 0,
    gap: gap ?? 0,
  });

function waiting(table: Table, view: View, names: string[]): string {
  const players = table.actors.map((seat) => names[seat] ?? "");
  if (players.length === 0) return ""; // no actor at the end of a plan
  const facts = { step: t(`no-siesta-step-${view.step}`) };
  return players.length === 1
    ? t("no-siesta-waiting", { player: players[0] ?? "", ...facts })
    : t("no-siesta-waiting-all", { players: formatList(players), ...facts });
}
