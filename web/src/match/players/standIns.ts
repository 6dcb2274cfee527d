/** Who plays a seat: its player, or a bot in their place. */
import type { Seat } from "../../api/contract";
import type { Table } from "../../api/table";

/** Whether a bot plays in the place of the seat's player. */
export const hasStandIn = ({ kind, bot }: Seat): boolean => kind !== "bot" && bot !== null;

/** Whether all seats belong to bots. */
export const isBotsOnly = ({ seats }: Table): boolean => seats.every(({ kind }) => kind === "bot");

/**
 * Whether bots decide on all seats, their own or those of players. Such a game only continues while it is being
 * watched.
 */
export const onlyBotsDecide = (seats: readonly Seat[]): boolean =>
  seats.length > 0 && seats.every((seat) => seat.kind === "bot" || hasStandIn(seat));

/** The viewer's seats that a bot plays. */
export const ownSeatsWithBots = ({ seats }: Table): Seat[] =>
  seats.filter((seat) => seat.own && hasStandIn(seat));

/** The viewer's seats that a bot plays since their time ran out. */
export const timedOutSeats = (table: Table): Seat[] =>
  ownSeatsWithBots(table).filter(
    ({ index }) => table.time.departures.findLast(({ seat }) => seat === index)?.why === "time",
  );

/** The seats that may act and that a player at this browser plays without a bot. */
export const seatsToPlay = (
  actors: readonly number[],
  ownSeats: readonly number[],
  seats: readonly Seat[],
): number[] => actors.filter((seat) => ownSeats.includes(seat) && !seats[seat]?.bot);

/** The handles of the other guests at the table. */
export const otherHandles = (seats: readonly Seat[]): string[] =>
  seats.flatMap(({ handle, own }) => (handle === null || own ? [] : [handle]));
