/** One sentence: what the player is to do, or whom everybody waits for. */
import type { Legal } from "../../../api/contract";
import type { Table } from "../../../api/table";
import { dictionary, list, t } from "../../../i18n/words.svelte";
import { flatten } from "../../../i18n/facts";
import { missing } from "../board/why";
import { buildingName, GAME, goodName, stepName } from "../names";
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

/** Questions that something else may come before. */
const BEFORE = new Set(["play", "grow", "siesta"]);
/** Questions that going on says no to. */
const DECLINED = new Set(["offer", "extra", "merchant", "help", "guard", "step", "double", "shift"]);

/** What stands on the button that goes on. */
export function doneWord(kind: string): string {
  if (kind === "roof") return t("la-granja-decline-roof");
  return t(DECLINED.has(kind) ? "la-granja-decline" : "la-granja-action-done");
}

/** Why a question has no other answer than to go on; or, before something happens, what can still be done at any time. */
export function onlyDone(view: View, names: string[], anytime: readonly Legal[]): string {
  const { pending } = view;
  if (!pending) return "";
  const over = pending.kind === "deliver" && pending["left"] === 0;
  if (over && !anytime.length) return "";
  if ((over || BEFORE.has(pending.kind)) && anytime.length) {
    const kinds = [...new Set(anytime.map(({ name }) => name))];
    return t("la-granja-may", { what: list(kinds.map((name) => t(`la-granja-can-${name}`))) });
  }
  if (["deliver", "extras", "extra"].includes(pending.kind)) {
    const open = view.buildings.filter(({ blocked }) => blocked === null);
    const asked = open
      .flatMap(({ building, row, rows }) => {
        const own = rows.find(({ seat }) => seat === pending.seat);
        const goods = Object.keys(missing(row, own?.delivered ?? {})).map(goodName);
        return own && goods.length ? [`${buildingName(building)}: ${goods.join(", ")}`] : [];
      })
      .join("; ");
    return t("la-granja-only-deliver", { asked });
  }
  const id = `la-granja-only-${pending.kind}`;
  return dictionary.has(id) ? t(id, flatten(GAME, pending, names)) : "";
}
