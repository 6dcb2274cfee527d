/** One sentence: what the player is to do, or whom everybody waits for. */
import type { Legal } from "tertulia/api/contract";
import type { Table } from "tertulia/api/table";
import { dictionary, list, t } from "tertulia/i18n/words.svelte";
import { flatten } from "tertulia/i18n/facts";
import { missing } from "../board/why";
import { buildingName, GAME, goodName, placeName, stepName } from "../names";
import type { Pending, View } from "../types";
import { cheapestRoof } from "./money";

export function prompt(table: Table, view: View, mine: boolean, names: string[]): string {
  if (view.over) return t("table-over");
  if (mine && view.pending) return own(view, view.pending, names);
  if (table.actors.some((seat) => seat === table.seat)) return t("connection-sending");
  return waiting(table, view, names);
}

function own(view: View, pending: Pending, names: string[]): string {
  const helper = view.players[pending.seat]?.cards.helper.find(({ card }) => card === pending["card"]);
  return t(`la-granja-pending-${pending.kind}`, {
    ...flatten(GAME, { ...pending, round: view.round, ...(helper ? { name: helper.name } : {}) }, names),
  });
}

function waiting(table: Table, view: View, names: string[]): string {
  const players = table.actors.map((seat) => names[seat] ?? "");
  if (players.length === 0) return ""; // where a plan ends nobody is waited for
  const facts = { "step-name": stepName(view.step) };
  return players.length === 1
    ? t("la-granja-waiting", { player: players[0] ?? "", ...facts })
    : t("la-granja-waiting-all", { players: list(players), ...facts });
}

/** Questions that something else may come before. */
const BEFORE = new Set(["play", "grow", "pause", "siesta"]);
/** Questions that going on says no to. */
const DECLINED = new Set(["offer", "extra", "merchant", "help", "guard", "step", "double", "shift"]);

/** What going on brings about by itself. */
const GOES_ON = new Set(["grow", "pause", "siesta"]);

/** What stands on the button that goes on: `nothing` else can be answered. */
export function doneWord(pending: Pending | null, nothing: boolean): string {
  const kind = pending?.kind ?? "";
  if (GOES_ON.has(kind)) return t(`la-granja-go-${kind}`, flatten(GAME, { ...pending }, []));
  if (nothing) return t("la-granja-action-done");
  if (kind === "roof" || (kind === "play" && pending?.["left"] !== 0)) return t(`la-granja-decline-${kind}`);
  return t(DECLINED.has(kind) ? "la-granja-decline" : "la-granja-action-done");
}

/** What may bring silver at any time. */
const RAISES = new Set(["sell", "trade", "use", "helper"]);

/** What the open rows and carts of a player still ask for, each with its goods. */
function askedFor({ buildings, players }: View, seat: number): string {
  const rows = buildings
    .filter(({ blocked, completed }) => blocked === null && !completed.includes(seat))
    .map(({ building, row, rows }) => {
      const own = rows.find((one) => one.seat === seat);
      return { place: buildingName(building), goods: Object.keys(missing(row, own?.delivered ?? {})) };
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

/** Whether deliveries are for sale and only the silver is missing. */
const tooPoor = ({ players }: View, { kind, seat, most, price }: Pending): boolean =>
  players[seat]?.silver === 0 && ((kind === "extra" && most !== 0) || (kind === "extras" && price !== 0));

/** What any-time actions do, each kind once. */
const can = (actions: readonly Legal[]): string =>
  list([...new Set(actions.map(({ name }) => name))].map((name) => t(`la-granja-can-${name}`)));

/** Why it goes on although these lie ready. */
export const passed = (declined: readonly Legal[]): string => t("la-granja-passed", { what: can(declined) });

/** Why a question has no other answer than to go on; or, before something happens, what can still be done at any time. */
export function onlyDone(view: View, names: string[], anytime: readonly Legal[]): string {
  const { pending } = view;
  if (!pending) return "";
  const over = pending.kind === "deliver" && pending["left"] === 0;
  if (over && !anytime.length) return "";
  if ((over || BEFORE.has(pending.kind)) && anytime.length) return t("la-granja-may", { what: can(anytime) });
  // That there are no more extra deliveries is what the question itself says.
  if (pending.kind === "extras" && pending["left"] === 0) return "";
  if (tooPoor(view, pending)) return t("la-granja-only-silver");
  if (["deliver", "extras", "extra"].includes(pending.kind))
    return t("la-granja-only-deliver", { asked: askedFor(view, pending.seat) });
  if (pending.kind === "roof") return noRoof(view, pending.seat, anytime);
  const id = `la-granja-only-${pending.kind}`;
  return dictionary.has(id) ? t(id, flatten(GAME, { ...pending }, names)) : "";
}

/** The one reason why no roof marker can be bought; and that silver can be had first, where that is all that is missing. */
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

/** What is to be known about a question beside what it says: why less is offered, what comes on top. */
export function besides({ pending, players }: View, decision: readonly Legal[]): string {
  if (pending?.kind === "die" && pending["value"] === 6)
    return decision.some(({ name }) => name === "deliver") ? "" : t("la-granja-only-6");
  const wainwright = players[pending?.seat ?? -1]?.crafts.some(
    ({ building, fresh }) => building === "wainwright" && !fresh,
  );
  return pending?.kind === "donkey" && wainwright ? t("la-granja-also-wainwright") : "";
}
