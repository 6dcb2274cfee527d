/** Several seats at one device. */
import type { Table } from "../api/table";
import { waitingForMe } from "./people/standing";

/** What only its seat may know of a table, where several share a device. */
export interface HotseatPrivacy {
  /** Whether the seat is asked about just that, so that the others have to look away. */
  lifted: (table: Table) => boolean;
  /** The table without it, as the others at the device may see it. */
  over: (table: Table) => Table;
}

/** The next seat of this device that may act, where it has several; nothing where it need not go round. */
export function nextHere({ mine, phase, actors, seats }: Table): number | undefined {
  if (mine.length < 2 || phase !== "running") return undefined;
  return waitingForMe(actors, mine, seats)[0];
}
