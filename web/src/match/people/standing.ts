/** Who plays a seat: whoever sits there, or a bot in their place. */
import type { Seat } from "../../api/contract";
import type { Table } from "../../api/table";

/** Whether a bot plays in the place of whoever sits there. */
export const isPlayedFor = ({ kind, bot }: Seat): boolean => kind !== "bot" && bot !== null;

/** Whether only bots sit there: whoever looks on sees their game as fast as they like. */
export const isBotsOnly = ({ seats }: Table): boolean => seats.every(({ kind }) => kind === "bot");

/** Whether bots decide everywhere, in their own places or in others': such a game goes on only while somebody looks. */
export const onlyBotsDecide = (seats: readonly Seat[]): boolean =>
  seats.length > 0 && seats.every((seat) => seat.kind === "bot" || isPlayedFor(seat));

/** One's own seats that a bot plays. */
export const mineWithBots = ({ seats }: Table): Seat[] =>
  seats.filter((seat) => seat.mine && isPlayedFor(seat));

/** One's own seats that a bot plays since their time ran out. */
export const timedOutSeats = (table: Table): Seat[] =>
  mineWithBots(table).filter(
    ({ index }) => table.time.departures.findLast(({ seat }) => seat === index)?.why === "time",
  );

/** The seats that wait for this browser's people: theirs, and played by themselves. */
export const waitingForMe = (
  actors: readonly number[],
  mine: readonly number[],
  seats: readonly Seat[],
): number[] => actors.filter((seat) => mine.includes(seat) && !seats[seat]?.bot);

/** The handles of the other people who sit there. */
export const peopleAt = (seats: readonly Seat[]): string[] =>
  seats.flatMap(({ person, mine }) => (person === null || mine ? [] : [person]));
