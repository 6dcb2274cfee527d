/** The prompt in one sentence: the decision to make, or the players that the table waits for; and notes beside it. */
import type { Legal, Table } from "tertulia/api/table";
import { dictionary, formatList, t } from "tertulia/i18n/words.svelte";
import { flatten } from "tertulia/i18n/facts";
import { missingGoods } from "../board/explanations";
import { buildingName, GAME, goodName, placeName, stepName } from "../names";
import type { Pending, View } from "../types";
import { cheapestRoof } from "./money";

export function prompt(table: Table, view: View, mine: boolean, names: string[]): string {
  if (view.over) return t("table-over");
  if (mine && view.pending) return ownPrompt(view, view.pending, names);
  if (table.actors.some((seat) => seat === table.seat)) return t("connection-sending");
  return waitingPrompt(table, view, names);
}

function ownPrompt(view: View, pending: Pending, names: string[]): string {
  const helper = view.players[pending.seat]?.cards.helper.find(({ card }) => card === pending["card"]);
  return t(`la-granja-pending-${pending.kind}`, {
    ...flatten(GAME, { ...pending, round: view.round, ...(helper ? { name: helper.name } : {}) }, names),
  });
}

function waitingPrompt(table: Table, view: View, names: string[]): string {
  const players = table.actors.map((seat) => names[seat] ?? "");
  if (players.length === 0) return ""; // no actor at the end of a plan
  const facts = { "step-name": stepName(view.step) };
  return players.length === 1
    ? t("la-granja-waiting", { player: players[0] ?? "", ...facts })
    : t("la-granja-waiting-all", { players: formatList(players), ...facts });
}

/** Decisions that any-time actions may precede. */
const BEFORE = new Set(["play", "grow", "pause", "siesta"]);
/** Decisions that `done` answers with no. */
const DECLINED = new Set(["offer", "extra", "merchant", "help", "guard", "step", "double", "shift"]);

/** Decisions after which something happens by itself. */
const GOES_ON = new Set(["grow", "pause", "siesta"]);

/** The label of the `done` button; `nothing`: whether it is the only answer. */
export function doneLabel(pending: Pending | null, nothing: boolean): string {
  const kind = pending?.kind ?? "";
  if (GOES_ON.has(kind)) return t(`la-granja-go-${kind}`, flatten(GAME, { ...pending }, []));
  if (nothing) return t("la-granja-action-done");
  if (kind === "roof" || (kind === "play" && pending?.["left"] !== 0)) return t(`la-granja-decline-${kind}`);
  return t(DECLINED.has(kind) ? "la-granja-decline" : "la-granja-action-done");
}

/** Any-time actions that may raise silver. */
const RAISES = new Set(["sell", "trade", "use", "helper"]);

/** The goods that a player's open buildings and market barrows still require, in words. */
function requiredText({ buildings, players }: View, seat: number): string {
  const rows = buildings
    .filter(({ blocked, completed }) => blocked === null && !completed.includes(seat))
    .map(({ building, row, rows }) => {
      const own = rows.find((one) => one.seat === seat);
      return { place: buildingName(building), goods: Object.keys(missingGoods(row, own?.delivered ?? {})) };
    });
  const carts = (players[seat]?.cards.barrow ?? []).map(({ place, symbols }) => ({
    place: placeName(`barrow_${place}`),
    goods: [...new Set(symbols.filter(({ delivered }) => !delivered).map(({ good }) => good))],
  }));
  return [...rows, ...carts]
    .filter(({ goods }) => goods.length > 0)
    .map(({ place, goods }) => `${place}: ${goods.map(goodName).join(", ")}`)
    .join("; ");
}

/** Whether extra deliveries are for sale and only the silver is missing. */
const tooPoor = ({ players }: View, { kind, seat, most, price }: Pending): boolean =>
  players[seat]?.silver === 0 && ((kind === "extra" && most !== 0) || (kind === "extras" && price !== 0));

/** The kinds of any-time actions in words, each once. */
const kindsText = (actions: readonly Legal[]): string =>
  formatList([...new Set(actions.map(({ name }) => name))].map((name) => t(`la-granja-can-${name}`)));

/** The note that declined actions are skipped. */
export const passedText = (declined: readonly Legal[]): string =>
  t("la-granja-passed", { what: kindsText(declined) });

/**
 * Why `done` is the only answer; before an automatic event, which any-time actions are still possible. Empty if there
 * is nothing to say.
 */
export function whyOnlyDone(view: View, names: string[], anytime: readonly Legal[]): string {
  const { pending } = view;
  if (!pending) return "";
  const over = pending.kind === "deliver" && pending["left"] === 0;
  if (over && !anytime.length) return "";
  if ((over || BEFORE.has(pending.kind)) && anytime.length)
    return t("la-granja-may", { what: kindsText(anytime) });
  // The prompt itself says that no extra deliveries are left.
  if (pending.kind === "extras" && pending["left"] === 0) return "";
  if (tooPoor(view, pending)) return t("la-granja-only-silver");
  if (["deliver", "extras", "extra"].includes(pending.kind))
    return t("la-granja-only-deliver", { asked: requiredText(view, pending.seat) });
  if (pending.kind === "roof") return noRoof(view, pending.seat, anytime);
  const id = `la-granja-only-${pending.kind}`;
  return dictionary.has(id) ? t(id, flatten(GAME, { ...pending }, names)) : "";
}

/** Why no roof marker can be bought, and whether silver could be raised first. */
function noRoof(view: View, seat: number, anytime: readonly Legal[]): string {
  const { players, roofs } = view;
  const player = players[seat];
  if (!player) return "";
  if (player.roofs.length >= player.roof_places) return t("la-granja-only-roof", { why: "full" });
  if (roofs.display.length === 0) return t("la-granja-only-roof", { why: "none" });
  const price = cheapestRoof(view, player);
  const dear = t("la-granja-only-roof", { why: "dear", price, silver: player.silver });
  return anytime.some(({ name }) => RAISES.has(name)) ? `${dear} ${t("la-granja-could-raise")}` : dear;
}

/** A note about fewer choices or additional effects; empty for most decisions. */
export function otherActionsText({ pending, players }: View, decision: readonly Legal[]): string {
  if (pending?.kind === "die" && pending["value"] === 6)
    return decision.some(({ name }) => name === "deliver") ? "" : t("la-granja-only-6");
  const wainwright = players[pending?.seat ?? -1]?.crafts.some(
    ({ building, fresh }) => building === "wainwright" && !fresh,
  );
  return pending?.kind === "donkey" && wainwright ? t("la-granja-also-wainwright") : "";
}
