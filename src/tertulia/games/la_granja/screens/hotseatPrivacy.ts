/**
 * Hot-seat play: hands are secret, donkey markers are until all are chosen, and points are if the game option says so.
 */
import type { GameEvent } from "tertulia/api/contract";
import type { Table } from "tertulia/api/table";
import type { Player, View } from "./types";

/** Actions that need a look at the hand, or are secret themselves. */
const SECRET = new Set(["play", "discard", "donkey", "card"]);
/** Events whose cards only their player may know. */
const DRAWN = new Set(["draw", "deal"]);

export const needsSecrets = ({ legal, seat, view }: Table): boolean =>
  legal.some(({ name }) => SECRET.has(name)) ||
  (view as View | null)?.players.find((player) => player.seat === seat)?.donkey_hidden === true;

export function hideSecrets(table: Table): Table {
  const view = table.view as View | null;
  const own = view?.players.find(({ seat }) => seat === table.seat);
  if (!view || !own) return table;
  const shown = faceDown(
    own,
    view.players.find((player) => player !== own),
  );
  const players = view.players.map((player) => (player === own ? shown : player));
  const scores = view.scores.map((points, seat) => (seat === own.seat ? shown.points : points));
  const log = table.log.map((entry) => ({ ...entry, events: entry.events.map(hideCards) }));
  return { ...table, log, view: { ...view, players, scores } };
}

/** A player as the others may know them. Points are hidden if the others' points are. */
function faceDown(player: Player, other: Player | undefined): Player {
  const points = other?.points === null ? { points: null, sources: null } : {};
  const donkeys = player.donkey_hidden ? { ...player.donkeys, chosen: null } : player.donkeys;
  return { ...player, ...points, donkeys, hand: null };
}

const hideCards = (event: GameEvent): GameEvent =>
  DRAWN.has(event.type) ? { ...event, cards: null } : event;
