/** Time data of a table without clocks. */
import type { Pace, TableTime } from "../src/api/contract";

export const NO_PACE: Pace = {
  kind: "none",
  start: 0,
  added: 0,
  cap: 0,
  delay: 0,
  by_decision: false,
  nights: false,
  weekends: false,
  vacation_days: 0,
  pause: 0,
};
export const UNTIMED: TableTime = {
  agreement: { pace: NO_PACE, forfeit: "bot", end_proposal_days: 7 },
  pace: null,
  clocks: [],
  end_proposal: null,
  pause_proposal: null,
  paused_until: null,
  pause_left: 0,
  turn_based_votes: [],
  lost: [],
  departures: [],
  ended: null,
  pending_changes: null,
};
