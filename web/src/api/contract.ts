/** Made by `python -m tools.contract` from the server's structs: to be changed there, not here. */

/** A way in which a table may vary the rules. */
export interface GameOption {
  name: string;
  choices: string[];
  default: string;
  /** With how many seats there is a choice at all; empty where it does not matter. */
  seats: number[];
}

/** What happened; the game's folder knows the fields of its events. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** What a seat may do now. */
export interface Legal {
  id: number;
  name: string;
  args: Record<string, string | number | number[]>;
  notation: string;
  /** Whether it brings what nobody could know before, so that it cannot be taken back. */
  reveals: boolean;
  hint: Record<string, unknown>;
  /** What would happen; empty for an action that reveals something. */
  then: GameEvent[];
}

/** A ply of the log, as one viewer may know it. Ply 0 is the set-up, with neither seat nor action. */
export interface LogEntry {
  ply: number;
  seat: number | null;
  /** In notation; null for the set-up, and where another seat chose in secret. */
  action: string | null;
  events: GameEvent[];
}

/** A game of the house. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
  /** The share of its rules that is compiled, from 0 to 1, where it cannot be played yet. */
  preparing?: number | null;
  /** Whether it cannot be played on this server, because its rules could not be compiled. */
  failed?: boolean;
}

/** Where a printed fact comes from. */
export interface Mark {
  what: string;
  source: string;
}

/** What is printed on a game's pieces, and how sure that is. */
export interface ComponentFacts {
  hash: string;
  data: Record<string, unknown>;
  marks: Mark[];
}

/** A seat: `me`, `guest`, `device`, `bot` or `open`. */
export interface Seat {
  index: number;
  kind: "bot" | "device" | "guest" | "me" | "open";
  name: string | null;
  bot: string | null;
  mine: boolean;
  online: boolean;
}

/** A table in the lobby. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  phase: "open" | "over" | "running";
  seats: Seat[];
  host: boolean;
  mine: number[];
  actors: number[];
}

/** A table, for one viewer at one of their seats. */
export interface TableMessage {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  version: number;
  position: number;
  phase: "open" | "over" | "running";
  seats: Seat[];
  host: boolean;
  mine: number[];
  as: number | null;
  view: unknown;
  legal: Legal[];
  actors: number[];
  log: LogEntry[];
  undo: number;
  commitment: string;
  key: string | null;
  components: string;
  again: string | null;
}

/** A game as it stood after a line of its log, for one viewer at one of their seats. Nothing can be done there. */
export interface MomentMessage {
  /** Of the table, whose log has the line. */
  version: number;
  ply: number;
  as: number | null;
  /** Who was to act then. */
  actors: number[];
  view: unknown;
}

/** What a change brought, for all who look from one seat: to be laid over the table of version `base`. */
export interface Change {
  base: number;
  version: number;
  position: number;
  actors: number[];
  undo: number;
  /** So many lines of the log are as they were; those after them are replaced by `log`. */
  kept: number;
  log: LogEntry[];
  legal: Legal[];
  /** The parts of the view that are new or different. */
  view: Record<string, unknown>;
  /** The parts of the view that are no longer there. */
  gone: string[];
}

/** Who is there, and what each seat is called. */
export interface Presence {
  online: number[];
  names: (string | null)[];
}

/** The tables that the guest may look at. */
export interface Lobby {
  tables: TableSummary[];
}

/** The guest who asks, and the token that their changes carry. */
export interface Me {
  id: string;
  name: string;
  language: string | null;
  csrf: string;
}

/** How others reach this site: its address in the own network, which only visitors on the server's machine are told; None where it answers nobody else, or for visitors from elsewhere. */
export interface Invitation {
  address: string | null;
}

/** A new table's id. */
export interface Created {
  id: string;
}

/** How many actions the log of the table holds now. */
export interface Done {
  position: number;
}

/** The body of every error. */
export interface Refusal {
  error: string;
  message: string;
  accepted?: string[] | null;
  table?: TableMessage | null;
}

/** A change of the guest's name or language. */
export interface Profile {
  name?: string;
  language?: string | null;
}

/** Who shall sit on a seat of a new table. */
export interface NewSeat {
  kind: "bot" | "device" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A new table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
}

/** A seat to sit down on. */
export interface SitDown {
  seat: number;
}

/** Actions in notation, made at a position (and, where it is sent, a version). */
export interface Moves {
  position: number;
  seat: number;
  actions: string[];
  version?: number | null;
}

/** Steps to be taken back. */
export interface Undo {
  position: number;
  seat: number;
  version?: number | null;
  steps?: number;
}
