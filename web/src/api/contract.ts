/** Made by `python -m tools.contract` from the server's structs: to be changed there, not here. */

/** A rule variant that the host of a table chooses. */
export interface GameOption {
  name: string;
  choices: string[];
  default: string;
  /** The numbers of seats for which the option can be changed; empty for all. */
  seats: number[];
}

/** Something that happened in a game. Each game defines the further fields of its events. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** A legal action of a seat. */
export interface Legal {
  /** The number of the action in its game. */
  id: number;
  name: string;
  args: Record<string, string | number | number[]>;
  /** The action as text, such as `donkey 3`. */
  notation: string;
  /** Whether it reveals hidden information, so that it cannot be undone. */
  reveals: boolean;
  /** Facts about the action for display, defined by each game. */
  hint: Record<string, unknown>;
  /** The events that a planned action would cause, empty if it reveals hidden information. For other actions they are requested separately: `GET /api/tables/{table_id}/previews`. */
  then?: GameEvent[] | null;
}

/** A ply of the log, limited to one viewer's knowledge. Ply 0 is the set-up, with neither seat nor action. */
export interface LogEntry {
  ply: number;
  seat: number | null;
  /** The action in notation; null for the set-up, and if the action is secret from the viewer. */
  action: string | null;
  events: GameEvent[];
}

/** A game of this site. */
export interface GameInfo {
  name: string;
  /** The possible numbers of seats. */
  seats: number[];
  options: GameOption[];
  bots: string[];
  /** The default bot. */
  usual: string;
  /** The share of its rules that is compiled, from 0 to 1; absent if the game is ready or has `failed`. */
  preparing?: number | null;
  /** Whether it cannot be played because the server could not compile its rules. */
  failed?: boolean;
  /** The typical shortest and longest playing time, in minutes. */
  minutes?: number[] | null;
  /** The complexity of the game. */
  weight?: "heavy" | "light" | "medium" | null;
}

/** An integer: `17` in notation, a number in JSON. */
export interface NumbersSchema {
  kind: "numbers";
  name: string;
  /** Smallest value. */
  first: number;
  /** Number of values, counted up from `first`. */
  count: number;
}

/** One of several names: `olive`. */
export interface NamesSchema {
  kind: "names";
  name: string;
  names: string[];
}

/** A non-empty subset of the numbers 1 to `count`: `1+3` in notation, `[1, 3]` in JSON. */
export interface SubsetSchema {
  kind: "subset";
  name: string;
  /** Largest number. */
  count: number;
}

/** A cell of a square grid: `2,-1` in notation, the fields `x` and `y` in JSON. */
export interface CellSchema {
  kind: "cell";
  /** Both coordinates run from -radius to radius; y grows to the north. */
  radius: number;
}

/** A kind of action. */
export interface VerbSchema {
  name: string;
  /** Arguments, and fixed words such as `to`, in the order of the notation after the verb's name. */
  parts: (NumbersSchema | NamesSchema | SubsetSchema | CellSchema | string)[];
}

/** The kinds of actions of a game, with their arguments. */
export interface GameSchema {
  actions: VerbSchema[];
}

/** The texts of a game in one language. */
export interface GameTexts {
  /** Fluent sources by name: `<game>`, and `<game>-rules` for the rules pages. Missing sources are omitted. */
  catalogues: Record<string, string>;
  /** The kinds of the game's facts, by name: how they become arguments of messages. The shape of its value decides for a fact without an entry. */
  facts: Record<string, unknown>;
}

/** The source of a printed fact. */
export interface Mark {
  what: string;
  source: string;
}

/** A component set: the printed values of a game's pieces, with their sources. */
export interface ComponentFacts {
  /** A hash of its facts alone. */
  hash: string;
  /** A hash of the complete set, including its name and sources. */
  digest: string;
  /** The name that its author gave it; empty for the set in the game's package. */
  name: string;
  data: Record<string, unknown>;
  marks: Mark[];
}

/** A component set that the administrator has published for new tables. */
export interface SetSummary {
  digest: string;
  hash: string;
  name: string;
  /** The number of facts in which it differs from the site's default set. */
  changes: number;
  /** When it was published, in ISO 8601 (UTC). */
  added: string;
}

/** The component set that a table is played with. */
export interface SetOfTable {
  hash: string;
  /** Null if the set is not stored here: the game goes on, but cannot be replayed. */
  digest: string | null;
  name: string;
  /** Whether it is the site's default set and has no name of its own. */
  usual: boolean;
  /** Whether bots were trained with it. With another set, they use evaluations of the set that they were trained with. */
  learnt: boolean;
}

/** An error in a component set. `table`, `number` and `key` locate it, as far as it is about a single one. */
export interface SetFault {
  table: string | null;
  /** The index of the row, for an array of tables. */
  number: number | null;
  key: string | null;
  /** The error code. The message `<game>-fault-<code>` or `fault-<code>` of the catalogues words it, with `args`. */
  code: string;
  /** The error in English, with the keys of the file. */
  message: string;
  args: Record<string, unknown>;
}

/** The result of validating a component set that is being edited. */
export interface SetCheck {
  /** Whether games can be played with the set: it has no faults, and is no draft. */
  ok: boolean;
  draft: boolean;
  name: string;
  /** The hash of its facts alone. It is null, like `digest`, `marks` and `changes`, if the set is not playable. */
  hash: string | null;
  digest: string | null;
  /** The complete set: a partial one is laid over the game's own set. Errors are left in. */
  data: Record<string, unknown>;
  marks: Mark[] | null;
  /** The tables and rows that differ from the game's own set. Together with a `name`, they are a partial set. */
  changes: Record<string, unknown> | null;
  faults: SetFault[];
}

/** A time control (docs/pace.md). Durations are seconds, except for days of vacation. */
export interface Pace {
  kind: "by turns" | "live" | "none";
  /** The time that each seat starts with. */
  start: number;
  /** The time that is added after each turn, or after each decision with `by_decision`. */
  added: number;
  cap: number;
  delay: number;
  by_decision: boolean;
  nights: boolean;
  weekends: boolean;
  vacation_days: number;
  pause: number;
}

/** The time control and forfeit rule of a table. */
export interface Agreement {
  pace: Pace;
  /** What happens if a player times out or resigns: a `bot` plays for them, or they lose (`end`). */
  forfeit: "bot" | "end";
  /** Days after which an unopposed proposal to end the game takes effect. */
  end_proposal_days: number;
}

/** The clock of a seat, as of the last change of the table. */
export interface SeatClock {
  /** The time that is left. */
  left: number;
  /** The deadline, if the player does not act before; null if the clock does not run. */
  ends: number | null;
}

/** A player's proposal that takes effect if all agree, or if no player opposes it. */
export interface Proposal {
  /** Who agrees. */
  seats: number[];
  /** When a proposed end takes effect unless a player opposes it, or when a proposed pause ends. */
  until: number;
}

/** A player timed out or resigned after `ply` actions. */
export interface Departure {
  ply: number;
  seat: number;
  why: "resigned" | "time";
}

/** The early end of a game, and the seat of the only remaining player, if any. Kinds: all players `agreed`; a proposal took effect without opposition (`wish`); only one player remained (`forfeit`); no player remained (`deserted`). */
export interface EndedEarly {
  kind: "agreed" | "deserted" | "forfeit" | "wish";
  winner: number | null;
}

/** Changes by the host of a table that has not started, which the other players have to agree to. */
export interface Altered {
  /** The changed options of the game. */
  options: string[];
  /** The other changed settings. */
  terms: ("forfeit" | "hints" | "order" | "pace" | "patience" | "seats" | "substitute" | "wish")[];
  /** Seats of players who have not agreed yet. The game cannot start before they agree or leave. */
  unsure: number[];
}

/** Clocks and proposals at a table. */
export interface TableTime {
  agreed: Agreement;
  /** The current time control, which differs if a live game became turn-based; null without clocks. */
  pace: Pace | null;
  /** By seat; empty without clocks. */
  clocks: SeatClock[];
  /** The proposal to end the game. */
  end_proposal: Proposal | null;
  /** The proposal to pause. */
  pause_proposal: Proposal | null;
  /** The end of the last agreed pause; null if there was none. */
  paused: number | null;
  /** How long the table may still pause. */
  pause_left: number;
  /** Seats that propose to continue a live game turn-based. */
  turn_based_votes: number[];
  /** Seats whose players have lost: bots play on for them, and they are ranked last. */
  lost: number[];
  /** The players who timed out or resigned, in order. */
  departures: Departure[];
  ended: EndedEarly | null;
  /** Before the game: changes by the host that players have to agree to. */
  altered: Altered | null;
}

/** A vacation (`YYYY-MM-DD`) from the first to the last day, both included. */
export interface Vacation {
  first: string;
  last: string;
}

/** A guest's calendar. Quiet hours and days are in its time zone. */
export interface Calendar {
  zone: string;
  /** Minutes after midnight. */
  quiet_from: number;
  quiet_until: number;
  /** Days of the week; 0 is Monday. */
  weekend: number[];
  /** Whether the guest has saved a calendar; otherwise the default applies. */
  chosen: boolean;
  vacations: Vacation[];
}

/** A seat of a table. */
export interface Seat {
  index: number;
  /** `me`: the asking guest; `guest`: another one; `device`: another person at a guest's device; `open`: no player. */
  kind: "bot" | "device" | "guest" | "me" | "open";
  /** The name to display, distinct from the others at the table; null for an open seat. */
  name: string | null;
  /** The bot that plays the seat, also in place of an absent player; null if the player decides. */
  bot: string | null;
  /** Whether the asking guest plays the seat, or owns the device at which it is played. */
  mine: boolean;
  /** Whether its guest, or the owner of its device, looks at the table now; always true for a bot. */
  online: boolean;
  /** The handle of a seat's guest; null for other kinds of seats. */
  person: string | null;
}

/** A table in the lobby. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  phase: "open" | "over" | "running";
  seats: Seat[];
  /** Whether the asking guest is the host. */
  host: boolean;
  /** The seats that the asking guest plays. */
  mine: number[];
  /** The seats that have to act now. */
  actors: number[];
  /** Whether the game continues from a position of another game. */
  practice: boolean;
  /** Whether the game waits for a viewer, as bots play all seats and no visitor looks at the table. */
  asleep: boolean;
  /** The current round of a running game; null if unknown. */
  round: number | null;
  /** Seconds since the last change of the table; null if unknown. */
  age: number | null;
  /** The name of its component set; empty for a set without a name. */
  set_name: string;
  /** The current time control. It differs from the agreed one if a live game became turn-based. */
  pace: Pace;
  /** What happens if a player times out or resigns: a `bot` plays for them, or they lose (`end`). */
  forfeit: "bot" | "end";
  /** The next deadline, in milliseconds since 1970; null if no clock runs. It is that of the asking guest's own clocks if one of them runs, otherwise the next one of all clocks. */
  ends: number | null;
  /** The end of the current pause, in milliseconds since 1970; null if the table is not paused. */
  paused: number | null;
}

/** The substitution of a player by a bot, or the return of the player. */
export interface Substitution {
  /** The number of actions before it. */
  ply: number;
  seat: number;
  /** Null if the player has returned. */
  bot: string | null;
}

/** The position of another game from which a practice game continues. */
export interface Practice {
  /** The id of the other game's table; null if that game came from a file. */
  table: string | null;
  /** The number of actions before the position. */
  ply: number;
}

/** The result of a game. */
export interface Outcome {
  /** Points by seat. */
  scores: number[];
  /** The seats that won; more than one if they share the victory. */
  winners: number[];
}

/** A table, as a guest sees it from one of their seats, or as a spectator sees it. */
export interface TableResponse {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  /** A number that increases with every change of the table. */
  version: number;
  /** The number of actions in the log. */
  position: number;
  phase: "open" | "over" | "running";
  seats: Seat[];
  /** Whether the asking guest is the host. */
  host: boolean;
  /** The first seat that the host plays; null if the host has no seat. */
  host_seat: number | null;
  /** The seats that the asking guest plays. */
  mine: number[];
  /** The seat from which the guest sees the table; null for a spectator. */
  as: number | null;
  /** The position as the seat may know it, defined by each game; null before the game starts. */
  view: unknown;
  /** The legal actions of the seat; empty if it does not have to act, or if a bot plays for it. */
  legal: Legal[];
  /** The seats that have to act now. */
  actors: number[];
  /** The log from the set-up on; after a request with a known version, only its newer lines. */
  log: LogEntry[];
  /** The number of its last steps that the seat may undo. */
  undo: number;
  /** The SHA-256 of `key`, published before the game so that players can verify the shuffle afterwards. */
  commitment: string;
  /** The key of the shuffle in hexadecimal; null until the game is over. */
  key: string | null;
  components: SetOfTable;
  /** The id of the next table with the same players; null if there is none. */
  again: string | null;
  handed: Substitution[];
  /** Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never. */
  patience: number;
  /** The bot that players can let play for an absent player. */
  substitute: string;
  /** Whether players may ask for hints. */
  hints: boolean;
  practice: Practice | null;
  /** Null until the game is over, or if it ended early. */
  outcome: Outcome | null;
  time: TableTime;
}

/** An earlier position of a game, as a guest could see it then from one of their seats. It allows no actions. */
export interface PositionResponse {
  /** The current version of the table. */
  version: number;
  /** The number of actions before the position. */
  ply: number;
  /** The seat from which the guest sees the position; null for a spectator. */
  as: number | null;
  /** The seats that had to act then. */
  actors: number[];
  view: unknown;
}

/** The events that each legal action of a seat would bring, for the seat's own player. */
export interface PreviewsResponse {
  /** The version of the table that the previews belong to. */
  version: number;
  position: number;
  seat: number;
  /** Events by the number of the action. Actions that reveal hidden information are left out. */
  previews: Record<string, GameEvent[]>;
}

/** A stream event: the change of a table from version `base` to `version`, for viewers at one seat. `merge` and `gone` are a merge patch of the table's fields `view` and `time` (`tertulia.server.http.merge_patch`). */
export interface ChangeEvent {
  base: number;
  version: number;
  position: number;
  actors: number[];
  undo: number;
  /** The number of unchanged lines at the beginning of the log. `log` replaces all lines after them. */
  kept: number;
  log: LogEntry[];
  legal: Legal[];
  /** New and changed values. */
  merge: Record<string, unknown>;
  /** Paths of values to drop first. If `merge` has a value at such a path, it replaces the dropped one. */
  gone: string[][];
}

/** A stream event: the presence and the names of the players of a table. */
export interface PresenceEvent {
  /** The seats whose players look at the table now, including all seats of bots. */
  online: number[];
  /** The name of each seat. */
  names: (string | null)[];
  /** By seat, the seconds since its player last looked at the table; 0 if present or unknown, or without a player. */
  away: number[];
}

/** The guest's own tables, tables to which the guest is invited, and public tables that are not over. */
export interface Lobby {
  tables: TableSummary[];
}

/** A table that waits for the asking guest to act. */
export interface Turn {
  id: string;
  game: string;
  /** Seconds since the last change of the table; null if unknown. */
  age: number | null;
  /** The guest's deadline, in milliseconds since 1970; null if none of the guest's clocks runs. */
  ends: number | null;
}

/** The tables that wait for the asking guest to act. Tables with other guests come first, and among them those that have not changed for longest. */
export interface Turns {
  turns: Turn[];
}

/** A recent notification on a channel. */
export interface RecentNotification {
  kind: "altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish" | "merged" | "trial";
  table: string;
  state: "failed" | "sending" | "sent" | "unsure" | "waiting";
  /** Milliseconds since 1970. */
  made: number;
}

/** A notification channel. */
export interface NotificationChannel {
  id: string;
  kind: "mail" | "push" | "service" | "webhook";
  /** The address of the channel; for a browser only that of its push service. */
  address: string;
  kinds: ("altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish")[];
  state: "ready" | "refused" | "unconfirmed";
  /** The last error that the receiver reported; empty if there is none. */
  error: string;
  /** When the receiver last accepted a message, in milliseconds since 1970; null if never. */
  last: number | null;
  recent: RecentNotification[];
}

/** Daily hours in a time zone, in minutes after midnight. */
export interface Night {
  zone: string;
  begin: number;
  end: number;
}

/** The notification settings and channels of a guest, or of a table that the guest hosts. */
export interface NotificationSettings {
  /** The time zone; null if the guest has never stored settings. */
  zone: string | null;
  as_calendar: boolean;
  /** The quiet hours of the guest's calendar; null if they have none. */
  night: Night | null;
  quiet_from: number | null;
  quiet_to: number;
  digest: number | null;
  short: 2 | 8 | 24 | 48 | null;
  channels: NotificationChannel[];
  /** Whether this site sends notifications by email. */
  mails: boolean;
  /** Sign-in addresses of the guest that receive no notifications yet. As channels they need no confirmation. */
  confirmed: string[];
  /** External services that the site can notify, by the prefixes of their addresses. */
  services: string[];
  push_key: string;
  /** Whether the guest has a calendar feed. */
  feed: boolean;
}

/** A channel that was created. `secret` is the key of a webhook: it is sent in this response only. */
export interface NewChannel {
  id: string;
  secret: string | null;
}

/** The channel that an unsubscribe link belongs to, and its notification kinds. */
export interface UnsubscribableChannel {
  address: string;
  kinds: ("altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish")[];
}

/** The email address that was confirmed. */
export interface ConfirmedAddress {
  address: string;
}

/** The path of a calendar feed. It is secret: no sign-in is needed to read the feed. */
export interface CalendarFeed {
  path: string;
}

/** The guest who sent the request. */
export interface Me {
  id: string;
  name: string;
  /** Null if the guest has not chosen one. */
  language: string | null;
  /** The token that requests with changes carry in the header `X-CSRF-Token`. */
  csrf: string;
}

/** How other people in the local network reach this site. */
export interface Invitation {
  /** The site's address in the local network. Null if the visitor is not on the server's own machine, or if the server does not listen to the network. */
  address: string | null;
}

/** A table that was just created. */
export interface Created {
  id: string;
}

/** The state of a table after a command. A client with this version or a later one shows the command's effect. */
export interface Done {
  /** The number of actions in the log of the table. */
  position: number;
  /** The version of the table. */
  version: number;
}

/** Points that an action denies to an opponent. */
export interface Prevented {
  seat: number;
  /** Points that the opponent is expected to make less than after other actions. */
  points: number;
}

/** An advised action, and the facts in its favour. */
export interface Advice {
  /** The action in notation. */
  action: string;
  /** Its rank, from 1. Actions of equal value share a rank. */
  rank: number;
  /** Immediate points; null if they are uncertain. */
  at_once: number | null;
  /** Expected final points. */
  expected: number;
  /** The chance of winning, from 0 to 1. Actions are ranked by it, rounded to percent; in a game for one player by `expected`, rounded to points. */
  chance: number;
  /** Points that it denies to opponents. */
  prevents: Prevented[];
}

/** Hints for a seat's decision. */
export interface HintResponse {
  /** The number of actions before the decision. */
  position: number;
  seat: number;
  /** The best actions, the best first. */
  advice: Advice[];
}

/** An action of a seat. */
export interface AnalysedMove {
  seat: number;
  action: string;
}

/** A possible action, and the expected end of the game after it. */
export interface AnalysedChoice {
  action: string;
  /** Expected final points if all seats play strongly from there on. */
  points: number[];
  /** Chances of winning, from 0 to 1, if all seats go on playing as they have played. */
  chances: number[];
}

/** Why the best action was better than the played one. Scaled to the points that count as lost. */
export interface AnalysedReason {
  /** Additional immediate points; negative for fewer, 0 if they are uncertain. */
  at_once: number;
  /** Additional final points beyond `at_once`; negative for fewer. */
  later: number;
  /** Points that it would have denied to opponents. */
  denied: Prevented[];
  /** When most of its points would have come: at once, within `Decision.line`, or later. */
  when: "late" | "now" | "soon";
}

/** A decision of a finished game: the played action and the best ones. */
export interface AnalysedDecision {
  /** Number of actions before it. */
  ply: number;
  seat: number;
  played: AnalysedChoice;
  /** The best actions, best first. The played action may be among them. */
  choices: AnalysedChoice[];
  /** Expected line of play that begins with the best action. */
  line: AnalysedMove[];
  /** Points that it lost: the loss of expected lead over the best opponent against the best action. At most the points that could still be gained (`analysis/lost_points.py`). */
  lost_points: number;
  /** Loss of the chance of winning at this table, reduced like `lost_points`. */
  lost_chance: number;
  /** Reason for the loss; None except for the mistakes. */
  reason: AnalysedReason | null;
}

/** The expected end of the game at a decision, or its true end. */
export interface AnalysedMoment {
  /** Number of actions before it. */
  ply: number;
  /** Points made so far. */
  scores: number[];
  /** Expected final points if all seats go on playing as they have played. */
  points: number[];
  /** Chances of winning on that condition; they sum up to 1. */
  chances: number[];
  /** Expected final points if all seats play strongly from there on. */
  strong_points: number[];
  strong_chances: number[];
}

/** Value of a random draw, compared with other draws from the same position. */
export interface AnalysedLuck {
  /** Number of actions before its result was known. */
  ply: number;
  points: number[];
  chances: number[];
}

/** A turning point: successive decisions of a player with their draws, in which chances changed much. */
export interface TurningPoint {
  /** Number of actions before the most important decision or draw in it. */
  ply: number;
  /** The seat whose chance of winning changed most. */
  seat: number;
  before: number;
  after: number;
  /** Whether a draw caused most of the change; otherwise a decision did. */
  luck: boolean;
}

/** Playing strength of a seat in this game. */
export interface AnalysedStrength {
  /** Share of its possible points that it lost, from 0 to 1. */
  given: number;
  /** Level of bots that most likely loses such a share. */
  level: string;
  /** Probability of that level among the measured ones, from 0 to 1. */
  sure: number;
}

/** The analysis of a complete game. */
export interface Analysis {
  game: string;
  seats: string[];
  /** Approximate milliseconds of search for each decision. */
  milliseconds: number;
  scores: number[];
  winners: number[];
  /** One moment before each decision, and one for the end. */
  course: AnalysedMoment[];
  decisions: AnalysedDecision[];
  /** Indices of the costliest decisions in `decisions`, the costliest first. */
  mistakes: number[];
  luck: AnalysedLuck[];
  /** Total luck of each seat in points, bounded by the result (`analysis/lost_points.py`). */
  lucky_points: number[];
  /** Total points that each seat's decisions lost. */
  lost_points: number[];
  /** Turning points, in the order of the game. */
  turns: TurningPoint[];
  /** Playing strength of each seat; empty if the game has no measured levels (then all count as strong). */
  strengths: AnalysedStrength[];
  /** Whether the game ended early, by agreement or forfeit. Then scores are those at that time, and the course ends with a prediction. */
  early: boolean;
}

/** A step of a better continuation, which was not played, and its effect. */
export interface LineStep {
  seat: number;
  /** In notation. */
  action: string;
  events: GameEvent[];
  /** If there are no events: facts about the action, as for a legal action. */
  hint: Record<string, unknown>;
}

/** The continuation after the best action of a decision, as far as it is known. */
export interface BetterLine {
  /** The index of the decision in the analysis. */
  decision: number;
  steps: LineStep[];
  /** Facts about the action that was played instead, as in `LineStep.hint`. */
  played: Record<string, unknown>;
}

/** The analysis of a finished game: the value of each decision, and better continuations. */
export interface AnalysisReport {
  analysis: Analysis;
  lines: BetterLine[];
}

/** The analysis of a finished game, or its progress. */
export interface AnalysisResponse {
  /** The number of decisions and random draws that are analysed; 0 if the report is present. */
  done: number;
  /** The number of all decisions and random draws; 0 until they are counted, or if the report is present. */
  of: number;
  /** The report; null until the analysis is complete. */
  explained: AnalysisReport | null;
}

/** A planned action, with its expected results. */
export interface ForeseenAction {
  /** The action in notation. */
  action: string;
  /** Whether the action reveals hidden information, which ends the plan. */
  reveals?: boolean;
  /** `Game.hint` of the planned action. */
  hint: Record<string, unknown>;
  /** Events of the planned action; empty if it reveals hidden information. */
  events: GameEvent[];
}

/** Why a plan cannot be carried out. */
export interface Obstacle {
  /** Index of the plan's first action that is illegal or has other results than planned. */
  at: number;
  reason: "changed" | "illegal";
  /** Results that the action would have now; None if it is illegal. */
  now?: ForeseenAction | null;
}

/** A planned move, as alternative chains of actions. The first chain that can be played as foreseen is played. */
export interface Plan {
  alternatives: ForeseenAction[][];
  /** The number of actions in the log when the move was planned. */
  position: number;
  status: "failed" | "played" | "waiting";
  /** For each chain that could not be played, the reason, in order. */
  obstacles: Obstacle[];
}

/** An automatic answer that a seat has switched on. */
export interface AutoAnswer {
  /** Name of the `Answer`. */
  answer: string;
  until: "game" | "round";
  /** Value of the question field that limits the answer, usually a card number; None if not limited. */
  about?: number | null;
  /** Round at whose end the answer expires; None if it lasts until the game ends. */
  round?: number | null;
}

/** An automatic answer that the game offers. */
export interface OfferedAnswer {
  answer: string;
  until: ("game" | "round")[];
  /** The kind of thing that the answer is for, such as `card`; null if it does not depend on one. */
  about: string | null;
  /** Whether it would answer the seat's current decision. */
  fits: boolean;
  /** The number of the thing in the current decision that it would be for; null if it does not depend on one. */
  of: number | null;
}

/** Private data of a seat: its plan, automatic answers, and how far its player has seen the game. */
export interface OwnSeat {
  seat: number;
  plan: Plan | null;
  /** Whether the game can foresee the seat's next turn now. */
  may_plan: boolean;
  answers: AutoAnswer[];
  offered: OfferedAnswer[];
  /** The numbers of the actions that automatic answers have played. */
  automatic: number[];
  /** The number of actions that the player has seen. */
  seen: number;
}

/** The table as it would look at the seat's next turn, after a chain of actions. */
export interface PlannedTable {
  position: number;
  as: number | null;
  actors: number[];
  view: unknown;
  legal: Legal[];
  /** The log lines of the chain. */
  log: LogEntry[];
  /** Whether the last action reveals hidden information: nothing can be planned after it. */
  ends: boolean;
}

/** The body of every error. */
export interface Refusal {
  /** The code of the error. */
  error: string;
  /** An explanation in English. */
  message: string;
  /** The values that would have been accepted. */
  accepted?: string[] | null;
  /** The current table, if the request was about an outdated position. */
  table?: TableResponse | null;
}

/** A chat room, of a table or of the lobby, that the guest can read. */
export interface ChatRoom {
  listeners: "all" | "players" | "spectators";
  /** The number of its newest line. */
  last: number;
  /** The number of the newest line that the guest has read. */
  read: number;
}

/** A chat message. */
export interface ChatLine {
  listeners: "all" | "players" | "spectators";
  number: number;
  /** The author's handle. */
  person: string;
  name: string;
  mine: boolean;
  /** The author's seat at this table; null if the author has none. */
  seat: number | null;
  /** The key of a quick phrase; null if the author wrote `words`. */
  phrase: string | null;
  words: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** The chat of a table or the lobby: recent lines, and whether the guest can write. */
export interface ChatResponse {
  /** Whether the chat is on. */
  open: boolean;
  /** The players or spectators who can read what the guest writes now. */
  writes: "all" | "players" | "spectators";
  rooms: ChatRoom[];
  lines: ChatLine[];
}

/** Stream event: the number of the newest line of a room. Clients fetch the lines themselves. */
export interface ChatNews {
  listeners: "all" | "players" | "spectators";
  last: number;
}

/** The room and the line number of a message that was just stored. */
export interface SentLine {
  listeners: "all" | "players" | "spectators";
  number: number;
}

/** A private note of the guest. */
export interface PrivateNote {
  words: string;
}

/** A player as other players see them. */
export interface PlayerRef {
  /** Their handle. */
  person: string;
  name: string;
}

/** A list of players. */
export interface PlayerList {
  players: PlayerRef[];
}

/** A warning, a mute or a suspension. */
export interface Sanction {
  id: string;
  person: PlayerRef;
  kind: "mute" | "suspension" | "warning";
  reason: string;
  began: number;
  /** The end, in milliseconds since 1970; for a warning equal to `began`. */
  until: number;
  /** Whether it is in force now. */
  holds: boolean;
  seen: boolean;
  appeal: string | null;
  answer: string | null;
  upheld: boolean | null;
  lifted: number | null;
  /** Whether the asking moderator imposed it: then another moderator or an administrator decides the appeal. */
  mine: boolean;
}

/** A line that moderators see with a report. */
export interface ReportLine {
  number: number;
  author: PlayerRef;
  phrase: string | null;
  words: string;
  time: number;
}

/** A report as moderators see it. */
export interface Report {
  id: string;
  reporter: PlayerRef;
  about: PlayerRef;
  table: string | null;
  listeners: "all" | "players" | "spectators";
  /** The number of the reported chat line; 0 if the report is about a player. */
  line: number;
  context: ReportLine[];
  reason: string;
  time: number;
}

/** A report that the guest has sent; `outcome` is null until a moderator has reviewed it. */
export interface OwnReport {
  about: PlayerRef;
  time: number;
  outcome: "acted" | "dismissed" | "unfounded" | null;
}

/** The account status of the guest: role, sanctions, and own reports. */
export interface AccountStatus {
  role: "administrator" | "moderator" | "player";
  sanctions: Sanction[];
  reports: OwnReport[];
  /** The number of reports and appeals that wait for a moderator; 0 for players. */
  waiting: number;
  /** Whether the guest has a sign-in method: without one, a role is lost with the browser's cookie. */
  signs_in: boolean;
}

/** The role that a link gives. */
export interface RoleOffer {
  role: "administrator" | "moderator" | "player";
}

/** A moderator or an administrator. */
export interface StaffMember {
  person: PlayerRef;
  role: "administrator" | "moderator" | "player";
}

/** Open reports and appeals, and the list of moderators and administrators. */
export interface Moderation {
  role: "administrator" | "moderator" | "player";
  reports: Report[];
  appeals: Sanction[];
  staff: StaffMember[];
}

/** A player as moderators see them: role, and all sanctions, the newest first. */
export interface PlayerRecord {
  person: PlayerRef;
  role: "administrator" | "moderator" | "player";
  sanctions: Sanction[];
}

/** An entry of the moderation log. */
export interface ModerationAction {
  number: number;
  time: number;
  who: PlayerRef;
  what: string;
  about: PlayerRef;
  details: Record<string, string>;
  hash: string;
}

/** Entries of the moderation log, the newest first. */
export interface ModerationActions {
  actions: ModerationAction[];
}

/** Results of a player's games with one number of players and one kind of opponents. */
export interface ResultTally {
  company: "alone" | "bots" | "people";
  /** The number of players at the table. */
  players: number;
  games: number;
  /** The number of first places, second places and so on; empty for solo games. */
  places: number[];
  /** The number of first places that were shared. */
  shared: number;
  /** The number of games that ended early without ranking. */
  unranked: number;
  /** The number of games that the player lost early by a timeout or by resigning. */
  forfeited: number;
  /** The number of games that a stand-in bot finished. */
  stood_in: number;
  /** Mean points of the games that the player finished themselves; null without any. */
  mean: number | null;
  best: number | null;
}

/** A player's statistics in one game. */
export interface GameProfile {
  game: string;
  games: number;
  tallies: ResultTally[];
  /** The sources of points. */
  sources: string[];
  /** Points by source in the last games with opponents that the player finished themselves, the oldest game first. */
  curve: number[][];
}

/** The time that a player takes for a move, by kind of time control. */
export interface MeanMoveTime {
  pace: "by turns" | "live" | "none";
  moves: number;
  /** In milliseconds. */
  mean: number;
}

/** An opponent of the player, and the results. Games in which one of the two had no rank count in `games` only. */
export interface Opponent {
  person: PlayerRef;
  games: number;
  won: number;
  lost: number;
  tied: number;
}

/** A player's profile. It covers finished games at public tables, and at tables where the asking guest sits. */
export interface Profile {
  person: PlayerRef;
  /** Whether it is the asking guest's own profile. */
  mine: boolean;
  /** The asking guest's private note about the player. */
  note: string;
  /** The number of games that the statistics cover. */
  counted: number;
  /** Whether the player has older games that the statistics leave out. */
  more: boolean;
  /** Statistics by game, the most played first. */
  games: GameProfile[];
  /** The most frequent opponents first. */
  opponents: Opponent[];
  /** Mean time per move, by kind of time control. */
  paces: MeanMoveTime[];
}

/** A finished game of a player. */
export interface PlayedGame {
  table: string;
  game: string;
  /** When it ended, in milliseconds since 1970; null if the time is unknown. */
  over: number | null;
  company: "alone" | "bots" | "people";
  players: number;
  /** The player's rank, from 1; null without a ranking, and in solo games. */
  place: number | null;
  /** Whether the player shared the victory. */
  shared: boolean;
  /** Null if the game ended early. */
  points: number | null;
  /** Why the game ended early; null if it did not. */
  ended: "agreed" | "deserted" | "forfeit" | "wish" | null;
  /** Whether the player timed out or resigned before the end. */
  forfeited: boolean;
  /** Whether a bot finished the game in the player's place. */
  stood_in: boolean;
  opponents: PlayerRef[];
}

/** A page of a player's finished games, the latest first. */
export interface PlayedPage {
  games: PlayedGame[];
  /** Whether there is another page. */
  more: boolean;
}

/** A player about whom the asking guest keeps a note. */
export interface NoteOnPlayer {
  /** The player's handle. */
  person: string;
  words: string;
}

/** All private notes of the asking guest about players. */
export interface NotesOnPlayers {
  notes: NoteOnPlayer[];
}

/** A browser that is signed in as this guest. */
export interface Session {
  id: string;
  /** A key such as `firefox`; `other` for an unknown browser. */
  browser: string;
  /** A key of its operating system such as `android`; `other` for an unknown one. */
  system: string;
  /** Seconds since the browser was signed in. */
  made: number;
  /** Seconds since its last request, accurate to ten minutes. */
  seen: number;
  /** Whether it is the asking browser. */
  here: boolean;
}

/** A sign-in method of an account. */
export interface Credential {
  id: string;
  kind: "mail" | "openid" | "passkey";
  label: string;
  /** Seconds since it was added. */
  made: number;
  /** Seconds since the last sign-in with it; null if it was never used. */
  used: number | null;
  /** Whether it is a passkey that signs in without PIN, fingerprint or face. */
  unverified: boolean;
}

/** The account of the asking guest: sign-in methods, sessions, and what the site offers. */
export interface Account {
  credentials: Credential[];
  sessions: Session[];
  /** The number of tables where this guest sits or that they host. */
  tables: number;
  /** Whether this site offers sign-in by email. */
  mail: boolean;
  /** Whether browsers offer passkeys at this address. */
  passkey: boolean;
  /** The name of the OpenID provider; null if this site has none. */
  openid: string | null;
  /** The guest's role; without a sign-in method it is lost with the browser's cookie. */
  role: "administrator" | "moderator" | "player";
}

/** A link for one use: the token behind its `#`, and the seconds for which it is valid. */
export interface NewLink {
  token: string;
  seconds: number;
}

/** The purpose of a link, shown before it is used. */
export interface LinkInfo {
  purpose: "device" | "mail";
  /** The name of the guest that the link signs in as. */
  name: string;
  /** Whether this browser is signed in as that guest already. */
  here: boolean;
  /** The email address that the link was sent to; null for a device link. */
  address: string | null;
  /** Whether the link adds that address to the account. */
  adds: boolean;
}

/** A ticket that the client sends with the code or the answer of a device. */
export interface Ticket {
  ticket: string;
  /** The WebAuthn options as JSON; empty if no device has to answer. */
  options: string;
}

/** Tables of one game where the former guest sits or that they host. */
export interface FormerTables {
  game: string;
  tables: number;
}

/** A sign-in method of the former guest. */
export interface FormerCredential {
  kind: "mail" | "openid" | "passkey";
  label: string;
}

/** A notification channel of the former guest, or of a table that they host. */
export interface FormerChannel {
  kind: "mail" | "push" | "service" | "webhook";
  /** The channel's address; for a browser only the host of its push service. */
  address: string;
}

/** The guest that a browser was before it signed in: which data the account takes over, and which is lost. */
export interface FormerGuest {
  name: string;
  /** Tables by game; the account takes them over. */
  tables: FormerTables[];
  /** The sign-in methods that this browser has added; the account takes them over. */
  moves: FormerCredential[];
  /** The sign-in methods that this browser has not added; the account does not get them. */
  drops: FormerCredential[];
  channels: FormerChannel[];
  /** Whether the former guest has a calendar feed. */
  calendar: boolean;
  role: "administrator" | "moderator" | "player";
  /** The number of other browsers that are signed in as the former guest. */
  browsers: number;
  /** The number of players that the former guest blocks. */
  blocked: number;
  /** Whether the former guest is muted or suspended now. */
  sanctioned: boolean;
}

/** The result of signing in: the same guest, another guest, or a question about the former guest's seats. */
export interface SignedIn {
  what: "ask" | "entered" | "same";
  /** The name of the account. */
  name: string;
  /** Whether a sign-in method was added. */
  added: boolean;
  /** The ticket that the client sends with the answer; null unless `what` is `ask`. */
  ticket: string | null;
  /** The former guest; null unless `what` is `ask`. */
  former: FormerGuest | null;
}

/** The address of the OpenID provider that the browser goes to. */
export interface ProviderAddress {
  address: string;
}

/** The settings of a guest that differ from the defaults, by the client's names. */
export interface StoredSettings {
  settings: Record<string, string>;
  /** Whether this browser has a session: nothing is stored for a visitor who only looks. */
  stored: boolean;
}

/** Let a bot play on a seat. Before the game, the host puts a bot on a free seat or in another bot's place. While the game runs, the bot stands in for the seat's player. Players can choose any bot for themselves. For a player who is away, the others can only choose the table's stand-in bot: the host after `MIN_ABSENCE_SECONDS`, any player at the table after the table's patience. */
export interface PlaceBot {
  seat: number;
  bot: string;
}

/** Take a seat back from its stand-in bot. */
export interface TakeBack {
  seat: number;
}

/** Remove the player or bot of a seat of an open table; for the host. */
export interface Clear {
  seat: number;
}

/** Set the number and the order of seats of an open table; for the host. */
export interface Arrange {
  /** `order[i]` is the current index of the seat that becomes seat i; null adds an open seat. */
  order: (number | null)[];
}

/** Change options and time control of an open table; for the host. A missing or null setting stays. The other players have to agree. */
export interface ChangeTerms {
  options?: Record<string, string>;
  /** The time control (docs/pace.md); `{"kind": "none"}` for no time limit. */
  pace?: Untimed | Live | ByTurns | null;
  forfeit?: "bot" | "end" | null;
  end_proposal_days?: number | null;
  /** Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never. */
  patience?: number | null;
  /** The stand-in bot for players who are away. */
  substitute?: string | null;
  /** Whether players can ask for hints. */
  hints?: boolean | null;
}

/** Agree to the host's changes of an open table as of a version, and stay. */
export interface AgreeToTerms {
  version: number;
}

/** Start the game; for the host, once every seat is taken. */
export interface Start {
  /** Whether to remove open seats and start with fewer players. */
  fewer?: boolean;
}

/** Carry out a chain of actions in notation, all or none, at the position that the guest saw. The command is refused if `position` is outdated. With `version`, it is also refused if actions were taken back since, and accepted if only other players have acted since in a simultaneous decision. Only the last action may reveal something: a chain that failed after a revelation would show hidden information without changing anything. */
export interface Act {
  seat: number;
  position: number;
  version?: number | null;
  actions: string[];
}

/** Undo the last steps of a seat, all or none. */
export interface Undo {
  seat: number;
  position: number;
  version?: number | null;
  steps?: number;
}

/** Resign a seat. The table's forfeit rule applies. */
export interface Resign {
  seat: number;
}

/** Propose to end the game with the current scores, agree to the proposal, or decline it. The game ends once all players agree, or if no player declines for the table's number of days. */
export interface ProposeEnd {
  /** False declines the proposal, which withdraws it. */
  agree?: boolean;
}

/** Propose a pause of some hours, or agree to a proposed one; then `hours` has no effect. */
export interface ProposePause {
  hours: number;
}

/** Take a free seat of an open table. */
export interface Sit {
  seat: number;
  /** The version at which the guest saw the table's settings; null accepts the current ones. The command is refused if the host has changed the settings since that version. */
  version?: number | null;
}

/** Open a table with the guest as its host. */
export interface Open {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  public?: boolean;
  /** Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never. Null for the default: ten minutes, or a day with a turn-based time control. */
  patience?: number | null;
  /** The stand-in bot for players who are away; null for the game's default. */
  substitute?: string | null;
  /** Whether players can ask for hints; null allows them unless the table is public and has open seats. */
  hints?: boolean | null;
  /** The component set to play with; null for the site's default. */
  components?: SetChoice | null;
  /** The time control (docs/pace.md); null for no time limit. */
  pace?: Untimed | Live | ByTurns | null;
  /** What happens if a player times out or resigns: a bot plays for them, or they lose. */
  forfeit?: "bot" | "end";
  /** Days after which an unopposed proposal to end the game takes effect. */
  end_proposal_days?: number;
}

/** Request hints for a seat's decision, at the position and version that the guest saw (see `Act`). */
export interface RequestHint {
  seat: number;
  position: number;
  version?: number | null;
}

/** Search criteria for opponents. Null for patience, substitute or hints accepts any value; a new table gets the default. */
export interface MatchRequest {
  game: string;
  seats: number;
  pace?: "calm" | "daily" | "live" | "none" | "quick" | "slow" | "turns";
  /** What happens if a player times out or resigns: a bot plays for them, or they lose. */
  forfeit?: "bot" | "end";
  options?: Record<string, string>;
  /** Whether other players who search may join; otherwise a new table is opened that only players with its link can find. */
  public?: boolean;
  /** Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never. */
  patience?: number | null;
  /** The stand-in bot for players who are away. */
  substitute?: string | null;
  /** Whether players can ask for hints. */
  hints?: boolean | null;
  /** The component set to play with; null for the site's default. */
  components?: SetChoice | null;
}

/** No clock. */
export interface Untimed {
  kind: "none";
}

/** Real-time play with all players at the table: a bank, plus an increment per turn or decision. */
export interface Live {
  kind: "live";
  /** Initial seconds of each seat. */
  bank: number;
  /** Seconds added to the bank at the end of a turn (or decision, see `per`). */
  increment?: number;
  /** The unit that `increment` and `delay` apply to. */
  per?: "decision" | "turn";
  /** Seconds at the start of each turn (or decision) that the bank is not charged for. Unused seconds are lost. */
  delay?: number;
  /** Upper limit of the bank, in seconds. */
  cap?: number;
  /** Total seconds of agreed pauses in a game. */
  pause?: number;
}

/** Correspondence play over days: a time reserve, plus an increment for each turn, up to a limit. */
export interface ByTurns {
  kind: "by turns";
  /** Initial seconds of each seat. */
  reserve: number;
  /** Seconds added to the reserve at the end of a turn. */
  per_move: number;
  /** Upper limit of the reserve, in seconds. */
  cap: number;
  /** Whether the clock stops during the quiet hours of each player's own calendar. */
  nights?: boolean;
  /** Whether the clock stops on the weekends of each player's own calendar. */
  weekends?: boolean;
  /** Vacation days per calendar year on which a player's clock stops. Further days count normally. */
  vacation_days?: number;
  /** Total seconds of agreed pauses in a game. */
  pause?: number;
}

/** The player of a seat of a new table. It is the host (`me`), a player at the host's device (`device`), a bot, or any guest (`open`). */
export interface SeatPlan {
  kind: "bot" | "device" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** The component set to play with. Exactly one field is set: `digest` of a set on this site, or a set of the client's own. */
export interface SetChoice {
  digest?: string | null;
  /** A components file as JSON, complete or partial. */
  set?: Record<string, unknown> | null;
}

/** A change of the guest's name or language. */
export interface MeRequest {
  name?: string;
  language?: string | null;
}

/** The table that a visible page shows. */
export interface VisibleTableRequest {
  sees: string;
}

/** A request to play on against bots from a position of the table's game. */
export interface PracticeRequest {
  ply: number;
  seat: number;
  /** The bot on all other seats; null for the game's default. */
  bot?: string | null;
}

/** A request to play on against bots from a position of a record file. */
export interface RecordPracticeRequest {
  /** The text of the file. */
  record: string;
  seat: number;
  /** The number of actions before the position; null for the seat's last decision. */
  ply?: number | null;
  bot?: string | null;
}

/** The keys of a browser that encrypt its push messages, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's push subscription, in the format of `PushSubscription.toJSON`. */
export interface PushAddress {
  endpoint: string;
  keys: PushKeys;
}

/** Notification settings: quiet hours, daily digest, language and low-time warning. Times are minutes after midnight. */
export interface NotificationSettingsRequest {
  zone: string;
  /** Whether the quiet hours are the nights of the guest's calendar; then `quiet_from` and `quiet_to` are ignored. */
  as_calendar?: boolean;
  /** Null for no quiet hours. */
  quiet_from?: number | null;
  quiet_to?: number;
  digest?: number | null;
  language?: string;
  /** Hours before the deadline at which the guest gets a low-time warning; null for the default. */
  short?: 2 | 8 | 24 | 48 | null;
}

/** A new channel of the guest, or with `table` of a table that the guest hosts. Exactly one of `mail`, `push`, `webhook` and `service` is set. */
export interface ChannelRequest {
  mail?: string | null;
  push?: PushAddress | null;
  webhook?: string | null;
  service?: string | null;
  table?: string | null;
  language?: string;
}

/** The kinds of notifications that a channel receives. */
export interface KindsRequest {
  kinds: ("altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish")[];
}

/** The handle of a player to invite. */
export interface InviteRequest {
  person: string;
}

/** A chain of actions to try out at the seat's next turn. */
export interface PlanTryRequest {
  seat: number;
  actions?: string[];
}

/** A plan: alternative chains of actions. The first legal chain is played. An empty list deletes the plan. */
export interface PlanRequest {
  seat: number;
  alternatives: string[][];
}

/** An automatic answer to turn on or off; it lasts until the round or the game ends. */
export interface AutoAnswerRequest {
  seat: number;
  answer: string;
  until?: "game" | "round";
  about?: number | null;
  on?: boolean;
}

/** How many actions of the game the seat's player has seen. */
export interface SeenRequest {
  seat: number;
  ply: number;
}

/** A chat message: words, or the key of a quick phrase. */
export interface SayRequest {
  words?: string;
  phrase?: string | null;
  /** An id that the client chooses: a message that is sent twice with it is stored once. Empty if it is sent only once. */
  mark?: string;
}

/** The number of the last chat line that the reader has seen. */
export interface ReadRequest {
  number: number;
  listeners?: "all" | "players" | "spectators";
}

/** Whether the chat of a table is on. */
export interface ChatOpenRequest {
  open: boolean;
}

/** A private note of the guest. Empty words delete it. */
export interface NoteRequest {
  words: string;
}

/** Whether the guest blocks the player. */
export interface BlockRequest {
  blocked: boolean;
}

/** A report to the moderators about a player, and perhaps about one of the player's chat lines. */
export interface ReportRequest {
  reason: string;
  /** The table of the reported line; null for the lobby. */
  table?: string | null;
  listeners?: "all" | "players" | "spectators";
  /** The number of the reported line; 0 if the report is about the player in general. */
  number?: number;
}

/** A sanction to impose on a player. */
export interface SanctionRequest {
  kind: "mute" | "suspension" | "warning";
  reason: string;
  days?: number;
  /** The id of the report that the sanction closes. */
  report?: string | null;
}

/** The outcome of a report that is closed without a sanction. */
export interface OutcomeRequest {
  outcome: "dismissed" | "unfounded";
}

/** The reason for a moderator's action, or for an appeal. */
export interface ReasonRequest {
  reason: string;
}

/** The decision on an appeal. */
export interface AppealAnswerRequest {
  upheld: boolean;
  reason: string;
}

/** The new role of a player. */
export interface RoleRequest {
  role: "administrator" | "moderator" | "player";
}

/** A search for a player by an administrator. It is a body because addresses are kept in logs. */
export interface FindRequest {
  /** A complete email address, handle or name. */
  who: string;
}

/** The token of a link that grants a role. */
export interface ClaimRequest {
  token: string;
}

/** Sessions to end: those with the given ids, or all except the asking browser's (`others`). */
export interface EndSessionsRequest {
  ids?: string[];
  others?: boolean;
}

/** The decision about the former guest after a sign-in: merge them into the account, or leave them behind. */
export interface SettleRequest {
  ticket: string;
  merge: boolean;
}

/** Changed settings by name; null restores the default. */
export interface SettingsRequest {
  values: Record<string, string | null>;
}

/** The guest's quiet hours, in minutes after midnight, and weekend days (0 is Monday). */
export interface CalendarRequest {
  zone: string;
  quiet_from: number;
  quiet_until: number;
  weekend: number[];
}

/** The time zone of the browser. */
export interface ZoneRequest {
  zone: string;
}
