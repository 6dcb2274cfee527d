/** What the lists of tables say about a table. */
import type { TableSummary } from "../../api/contract";
import { serverTime } from "../../api/serverTime";
import { playerName } from "../../i18n/playerNames";
import { dictionary, t } from "../../i18n/words.svelte";
import { durationText, momentText, shortPaceText, urgencyOf, type Urgency } from "../../match/clock/timeText";
import { seatsToPlay } from "../../match/players/standIns";
import { agoText, isMine, isMyTurn } from "./sortTables";

const DAY_SECONDS = 86_400;
/** Age of an open table, and its age when it is closed for lack of players, in days. */
const [OLD_DAYS, CLOSED_DAYS] = [10, 14];

export const listText = (words: readonly string[]): string =>
  new Intl.ListFormat(dictionary.language, { type: "conjunction" }).format(words);

function nameOf(table: TableSummary, index: number): string {
  const seat = table.seats[index];
  const player = playerName(seat?.name ?? t("table-seat", { seat: index + 1 }));
  return seat?.kind === "bot" ? t("bot-marked", { player }) : player;
}

export const freeSeats = ({ seats }: TableSummary): number =>
  seats.filter(({ kind }) => kind === "open").length;

/** The other players by name, and the number of bots. */
export function otherPlayers(table: TableSummary): string[] {
  const seated = table.seats.filter(({ kind, index }) => kind !== "open" && !table.own_seats.includes(index));
  const bots = seated.filter(({ kind }) => kind === "bot").length;
  const people = seated.filter(({ kind }) => kind !== "bot").map(({ index }) => nameOf(table, index));
  return bots > 0 ? [...people, t("lobby-bots", { count: bots })] : people;
}

/** Names of the players who are to act; null if that is only this guest, or the game does not go on. */
function actingNames(table: TableSummary): string | null {
  if (table.phase !== "running" || table.asleep) return null;
  if (!isMyTurn(table)) return listText(table.actors.map((seat) => nameOf(table, seat)));
  const acting = seatsToPlay(table.actors, table.own_seats, table.seats);
  return table.own_seats.length > 1 ? listText(acting.map((seat) => nameOf(table, seat))) : null;
}

const present = (texts: readonly (string | null)[]): string[] => texts.filter((one) => one !== null);

/** State of the table: round, free seats, pause, time control. */
export function tableFacts(table: TableSummary): string[] {
  const age = (table.age ?? 0) / DAY_SECONDS;
  const closes = table.phase === "open" && isMine(table) && age > OLD_DAYS;
  const paused =
    table.phase === "running" && table.paused_until !== null && table.paused_until > serverTime()
      ? table.paused_until
      : null;
  return present([
    closes ? t("lobby-vanishes", { days: Math.max(1, Math.ceil(CLOSED_DAYS - age)) }) : null,
    table.round === null ? null : t("lobby-round", { round: table.round }),
    table.phase === "open" ? t("lobby-seats-free", { count: freeSeats(table) }) : null,
    table.practice ? t("practice-short") : null,
    table.asleep ? t("lobby-asleep") : null,
    paused === null ? null : t("clock-paused-short", { when: momentText(paused, serverTime()) }),
    table.phase === "over" ? t("lobby-finished") : shortPaceText(table.pace) || null,
  ]);
}

/** Players, component set, who is to act, and the last move. */
export function tableDetails(table: TableSummary): string[] {
  const [others, acting] = [otherPlayers(table), actingNames(table)];
  return present([
    others.length > 0 ? listText(others) : null,
    table.set_name || null,
    acting === null ? null : t("lobby-turn-of", { players: acting }),
    lastMoveText(table),
  ]);
}

function lastMoveText(table: TableSummary): string | null {
  if (table.age === null || !isMine(table) || table.phase === "open") return null;
  return table.age < 60
    ? t("lobby-last-now")
    : t("lobby-last", { ago: agoText(table.age, dictionary.language) });
}

export interface TimeLeft {
  text: string;
  /** The whole date. */
  until: string;
  urgency: Urgency;
}

/** Time until the deadline of the player who is to act; null without one. */
export function timeLeft(table: TableSummary): TimeLeft | null {
  if (table.deadline === null || table.phase !== "running") return null;
  const left = table.deadline - serverTime();
  return {
    text: t("home-left", { time: durationText(left) }),
    until: t("clock-until", { when: momentText(table.deadline, serverTime()) }),
    urgency: urgencyOf(left, table.pace),
  };
}
