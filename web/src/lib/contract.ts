/** What the server sends and takes. A game's own view is opaque here: its folder knows the shape. */

export type Args = Record<string, string | number | number[]>;
export type GameEvent = { type: string; [field: string]: unknown };

export interface Legal {
  id: number;
  name: string;
  args: Args;
  notation: string;
  reveals: boolean;
  hint: Record<string, unknown>;
  /** What would happen; empty for an action that reveals something. */
  then: GameEvent[];
}

export type SeatKind = "me" | "open" | "bot" | "device" | "guest";

export interface Seat {
  index: number;
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  mine: boolean;
  online: boolean;
}

export interface LogEntry {
  ply: number;
  seat: number | null;
  /** In notation; null for the set-up, and where another seat chose in secret. */
  action: string | null;
  events: GameEvent[];
}

export type Phase = "open" | "running" | "over";

export interface Table<View = unknown> {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  version: number;
  position: number;
  phase: Phase;
  seats: Seat[];
  host: boolean;
  mine: number[];
  as: number | null;
  view: View | null;
  legal: Legal[];
  actors: number[];
  log: LogEntry[];
  /** How many of one's last steps may be taken back. */
  undo: number;
  commitment: string;
  key?: string | null;
  components: string;
  /** The table of the next game with the same company, once somebody has asked for it. */
  again: string | null;
}

/** What has changed of a table since its version `base`, as the live connection tells it; all else is as it was. */
export interface Change {
  base: number;
  version: number;
  position: number;
  actors: number[];
  undo: number;
  /** So many lines of the log are as they were; `log` follows them. */
  kept: number;
  log: LogEntry[];
  legal: Legal[];
  /** The parts of the view that are different now, and the names of those that are gone. */
  view: Record<string, unknown>;
  gone: string[];
}

/** Who is at the table now, and how each seat is called. */
export interface Presence {
  online: number[];
  names?: (string | null)[];
}

export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  phase: Phase;
  seats: Seat[];
  mine: number[];
  actors?: number[];
  host?: boolean;
}

export interface Me {
  id: string;
  name: string;
  language: string | null;
  csrf: string;
}

export interface GameOption {
  name: string;
  choices: string[];
  default: string;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
}

export interface NewSeat {
  kind: "me" | "open" | "bot" | "device";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  public: boolean;
}

export interface ComponentFacts {
  hash: string;
  data: Record<string, unknown>;
  marks: { what: string; source: string }[];
}
