/** Hot-seat play: several seats on one device. */
import type { Table } from "../api/table";
import { seatsToPlay } from "./players/standIns";

/** Rules of a game for information that only its seat may see while several players share a device. */
export interface HotseatPrivacy {
  /** Whether the seat's decision needs its secret information, so that the other players have to look away. */
  needsSecrets: (table: Table) => boolean;
  /** The table without the secret information, for all players at the device. */
  hideSecrets: (table: Table) => Table;
}

/** The next seat on this device that may act; undefined if the device has only one seat or none may act. */
export function nextSeatHere({ own_seats, phase, actors, seats }: Table): number | undefined {
  if (own_seats.length < 2 || phase !== "running") return undefined;
  return seatsToPlay(actors, own_seats, seats)[0];
}
