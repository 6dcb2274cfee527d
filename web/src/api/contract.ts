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

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
  /** The bot that plays where nobody asks for another. */
  usual: string;
  /** The share of its rules that is compiled, from 0 to 1, where it cannot be played yet. */
  preparing?: number | null;
  /** Whether it cannot be played on this server, because its rules could not be compiled. */
  failed?: boolean;
  /** About how long people play it, the shortest and the longest. */
  minutes?: number[] | null;
  /** How much there is to think of. */
  weight?: "heavy" | "light" | "medium" | null;
}

/** A whole number: in notation `17`, in JSON a number. */
export interface NumbersArgument {
  kind: "numbers";
  name: string;
  /** The least that it may be. */
  first: number;
  /** How many numbers there are from `first` on. */
  count: number;
}

/** One of a few names: `olive`. */
export interface NamesArgument {
  kind: "names";
  name: string;
  names: string[];
}

/** Some of the numbers from 1, at least one: in notation `1+3`, in JSON `[1, 3]`. */
export interface SubsetArgument {
  kind: "subset";
  name: string;
  /** The greatest number of the set. */
  count: number;
}

/** A place on a square grid: in notation `2,-1`, in JSON the fields `x` and `y`. */
export interface CellArgument {
  kind: "cell";
  /** Both run from -radius to radius; y grows to the north. */
  radius: number;
}

/** A kind of action. */
export interface VerbSchema {
  name: string;
  /** What stands after its name in notation: arguments, and fixed words as they are written (`to`). */
  parts: (NumbersArgument | NamesArgument | SubsetArgument | CellArgument | string)[];
}

/** What kinds of actions a game has. */
export interface GameSchema {
  actions: VerbSchema[];
}

/** A game's words in one language. */
export interface GameWords {
  /** Fluent sources by name: `<game>`, and `<game>-rules` for the rules pages; as far as there are. */
  catalogues: Record<string, string>;
  /** What its facts are, where their shape does not say it. */
  facts: Record<string, unknown>;
}

/** Where a printed fact comes from. */
export interface Mark {
  what: string;
  source: string;
}

/** What is printed on a game's pieces, and how sure that is. */
export interface ComponentFacts {
  /** Of its facts alone. */
  hash: string;
  /** Of all of it. */
  digest: string;
  /** What its owner calls the set; empty for that of the package. */
  name: string;
  data: Record<string, unknown>;
  marks: Mark[];
}

/** A set of components that anybody may open a table with. */
export interface SetSummary {
  digest: string;
  hash: string;
  name: string;
  /** The number of facts in which it differs from the set that is usual here. */
  changes: number;
  /** When it was put up, in ISO 8601 (UTC). */
  added: string;
}

/** Which set of components a table is played with. */
export interface SetOfTable {
  hash: string;
  /** Null where the set is not here: the table goes on, and cannot be played again. */
  digest: string | null;
  name: string;
  /** Whether it is the set that is usual here, and has no name that would have to be told. */
  usual: boolean;
  /** Whether bots that search have learnt with it: with another one they use what they know of theirs. */
  learnt: boolean;
}

/** One error of a set, by place; null where it is about all of what is named before it. */
export interface SetFault {
  table: string | null;
  /** That of the row, in an array of tables. */
  number: number | null;
  key: string | null;
  /** What is wrong: `<game>-fault-<code>` or `fault-<code>` of the catalogues words it, with the arguments. */
  code: string;
  /** In English, with the keys of the file. */
  message: string;
  args: Record<string, unknown>;
}

/** What was found of a set that is being written. */
export interface SetCheck {
  /** Whether it can be played with: nothing is wrong with it, and it is no draft. */
  ok: boolean;
  draft: boolean;
  name: string;
  /** Of its facts alone; this, `digest`, `marks` and `changes` are null where it cannot be played with. */
  hash: string | null;
  digest: string | null;
  /** The whole set, laid over the game's own if it is partial; with its errors if there are any. */
  data: Record<string, unknown>;
  marks: Mark[] | null;
  /** The tables and rows that differ from the game's own set: with a name before them they are a file of it. */
  changes: Record<string, unknown> | null;
  faults: SetFault[];
}

/** A pace, in seconds but for days of vacation (docs/pace.md). */
export interface Pace {
  kind: "by turns" | "live" | "none";
  /** What each seat begins with: bank or reserve. */
  start: number;
  /** What is added when a turn is done (or a decision, see `by_decision`). */
  added: number;
  cap: number;
  delay: number;
  by_decision: boolean;
  nights: boolean;
  weekends: boolean;
  vacation_days: number;
  pause: number;
}

/** What a table is played by: said before anybody sits down. */
export interface Agreement {
  pace: Pace;
  /** What becomes of whoever runs out of time or resigns: a `bot` plays for them, or the game `end`s for them. */
  forfeit: "bot" | "end";
  /** Days that a wish to end the game stands before it does. */
  wish_days: number;
}

/** The clock of a seat, as it stood at the last change of the table. */
export interface SeatClock {
  /** What is left of its time. */
  left: number;
  /** When its time runs out if it does nothing; null where it is not to act. */
  ends: number | null;
}

/** A player's proposal that takes effect if all agree, or if no player opposes it. */
export interface Wish {
  /** Who agrees. */
  seats: number[];
  /** Of an end: when the game ends if nobody opposes it. Of a pause: when that ends. */
  until: number;
}

/** Somebody ran out of time or resigned; `ply` is the number of actions before that. */
export interface Departure {
  ply: number;
  seat: number;
  why: "resigned" | "time";
}

/** That a game ended before the end that its rules know: all `agreed`, a `wish` to end stood unopposed, all but one have lost their seats (`forfeit`), or nobody is left (`deserted`). */
export interface EndedEarly {
  kind: "agreed" | "deserted" | "forfeit" | "wish";
  winner: number | null;
}

/** What the host of a table that waits has changed since others sat down. */
export interface Altered {
  /** Options of the game that have another choice. */
  options: string[];
  /** What else is otherwise. */
  terms: ("forfeit" | "hints" | "order" | "pace" | "patience" | "seats" | "substitute" | "wish")[];
  /** Seats of people who have not said yet that they stay: nothing begins before. */
  unsure: number[];
}

/** How time stands at a table. */
export interface TableTime {
  agreed: Agreement;
  /** The pace of now: a live game may go on by turns; null where there are no clocks. */
  pace: Pace | null;
  /** By seat; none where there are no clocks. */
  clocks: SeatClock[];
  /** A wish to end the game. */
  wish: Wish | null;
  /** A pause that was asked for. */
  asked: Wish | null;
  /** The end of the last pause that was agreed on; null where there was none. */
  paused: number | null;
  /** How long the table may still pause. */
  pause_left: number;
  /** Who wants a live game to go on by turns. */
  slower: number[];
  /** Seats for which the game is over; bots play them to the end, and they are ranked last. */
  lost: number[];
  /** Who ran out of time or resigned, in order. */
  departures: Departure[];
  ended: EndedEarly | null;
  /** Before the game: what is to be agreed to anew. */
  altered: Altered | null;
}

/** Whole days on which a person is away (`YYYY-MM-DD`), the last one included. */
export interface Vacation {
  first: string;
  last: string;
}

/** When a person cannot be asked to play, by the clock on their wall. */
export interface Calendar {
  zone: string;
  /** Minutes after midnight. */
  quiet_from: number;
  quiet_until: number;
  /** Days of the week: 0 is Monday. */
  weekend: number[];
  /** Whether they have said so, or it is what holds for whoever says nothing. */
  chosen: boolean;
  vacations: Vacation[];
}

/** A seat: `me`, `guest`, `device`, `bot` or `open`. */
export interface Seat {
  index: number;
  kind: "bot" | "device" | "guest" | "me" | "open";
  name: string | null;
  bot: string | null;
  mine: boolean;
  online: boolean;
  /** The handle of the guest who sits there; null for everybody else. */
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
  host: boolean;
  mine: number[];
  actors: number[];
  practice: boolean;
  /** Whether the game goes on only once somebody looks at it: only bots decide there. */
  asleep: boolean;
  /** The round of a game that runs; null where nobody knows it. */
  round: number | null;
  /** The seconds since anything changed there; null where nobody knows it. */
  age: number | null;
  /** What the set of components is called that it is played with; empty for one without a name. */
  set_name: string;
  /** The pace of now. */
  pace: Pace;
  forfeit: "bot" | "end";
  /** When time runs out next, in milliseconds since 1970: the guest's own where a clock of theirs runs, else the first of anybody; null where nobody's does. */
  ends: number | null;
  /** Until when the table pauses, in milliseconds since 1970; null where it does not. */
  paused: number | null;
}

/** A seat was handed to a bot, or taken back (`bot` is null); `ply` is the number of actions before that. */
export interface Substitution {
  ply: number;
  seat: number;
  bot: string | null;
}

/** Which game a practice game goes on from, and after how many actions. */
export interface PracticeOf {
  /** The id of the table where it was played; null where it came from a file. */
  table: string | null;
  ply: number;
}

/** How a game ended. */
export interface Outcome {
  /** Points by seat. */
  scores: number[];
  /** The seats that won; several share the victory. */
  winners: number[];
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
  /** The first seat that the host decides for; null where they sit nowhere. */
  host_seat: number | null;
  mine: number[];
  as: number | null;
  view: unknown;
  legal: Legal[];
  actors: number[];
  log: LogEntry[];
  undo: number;
  commitment: string;
  key: string | null;
  components: SetOfTable;
  again: string | null;
  handed: Substitution[];
  patience: number;
  /** The bot that others may let play for who is away. */
  substitute: string;
  /** Whether players may ask for hints. */
  hints: boolean;
  practice: PracticeOf | null;
  /** Of a game that is over. */
  outcome: Outcome | null;
  time: TableTime;
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
  /** The number of lines of the log that are as they were, from the first on; those after them are replaced by `log`. */
  kept: number;
  log: LogEntry[];
  legal: Legal[];
  /** The parts of the view that are new or different. */
  view: Record<string, unknown>;
  /** The parts of the view that are no longer there. */
  gone: string[];
  time: TableTime;
}

/** Who is there, and what each seat is called. */
export interface Presence {
  online: number[];
  names: (string | null)[];
  /** For how many seconds whoever sits on each seat is away; 0 where they are there, or nobody sits there. */
  away: number[];
}

/** The tables that the guest may look at. */
export interface Lobby {
  tables: TableSummary[];
}

/** A table where the guest is to act. */
export interface Turn {
  id: string;
  game: string;
  /** The seconds since anything changed there; null where nobody knows it. */
  age: number | null;
  /** When the guest's time runs out there, in milliseconds since 1970; null where it does not. */
  ends: number | null;
}

/** The tables where the guest is to act, the most urgent first: where other people sit, and the longest wait. */
export interface Turns {
  turns: Turn[];
}

/** What was last told on a channel. */
export interface ToldNotice {
  kind: "altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish" | "merged" | "trial";
  table: string;
  state: "failed" | "sending" | "sent" | "unsure" | "waiting";
  /** Milliseconds since 1970. */
  made: number;
}

/** A way to tell me. */
export interface NoticeChannel {
  id: string;
  way: "mail" | "push" | "service" | "webhook";
  /** Where it leads; of a browser only the address of its push service. */
  where: string;
  kinds: ("altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish")[];
  state: "ready" | "refused" | "unconfirmed";
  /** What the other side last said to the contrary. */
  said: string;
  /** When it last took something, in milliseconds since 1970. */
  last: number | null;
  recent: ToldNotice[];
}

/** Hours of each day, in minutes after midnight. */
export interface Night {
  zone: string;
  begin: number;
  end: number;
}

/** How and when I am told. */
export interface NoticeSettings {
  /** None where I have never said. */
  zone: string | null;
  as_calendar: boolean;
  /** The quiet hours of my calendar; None where I have none. */
  night: Night | null;
  quiet_from: number | null;
  quiet_to: number;
  digest: number | null;
  short: 2 | 8 | 24 | 48 | null;
  channels: NoticeChannel[];
  /** Whether this site can tell people by mail. */
  mails: boolean;
  /** Addresses by which I sign in and am not told yet: as channels they need no other confirmation. */
  confirmed: string[];
  /** Services of others that it can tell people by, by the beginnings of addresses. */
  services: string[];
  push_key: string;
  /** Whether I have a calendar. */
  feed: boolean;
}

/** A way that was added; of a webhook the secret, which is told this once. */
export interface NewChannel {
  id: string;
  secret: string | null;
}

/** What a link in a letter can stop. */
export interface Stoppable {
  where: string;
  kinds: ("altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish")[];
}

/** The mail address that is confirmed. */
export interface Confirmed {
  where: string;
}

/** The path of a calendar, which whoever knows it can read. */
export interface CalendarFeed {
  path: string;
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

/** How far the table has come by a command: whoever sent it has seen all of it once they have this version. */
export interface Done {
  /** The number of actions that the log of the table holds now. */
  position: number;
  /** The version of the table that shows it. */
  version: number;
}

/** What an action keeps somebody else from. */
export interface Prevented {
  seat: number;
  /** that they are thought to make less than after what else there is to do */
  points: number;
}

/** An action that might be done, and what speaks for it. */
export interface Advice {
  /** In notation. */
  action: string;
  /** Its place, from 1; those that are equally good have the same. */
  rank: number;
  /** Points that it brings at once, where that is sure. */
  at_once: number | null;
  /** Points at the end. */
  expected: number;
  /** Of winning, from 0 to 1: by its hundredths they are ranked, alone by points. */
  chance: number;
  prevents: Prevented[];
}

/** What a seat might do, the best first. */
export interface HintMessage {
  position: number;
  seat: number;
  advice: Advice[];
}

/** Somebody does something. */
export interface AnalysedMove {
  seat: number;
  action: string;
}

/** An action that there was, and how the game was thought to end after it. */
export interface AnalysedChoice {
  action: string;
  /** at the end, if all play strongly from there on */
  points: number[];
  /** of winning at this table, from 0 to 1: if all play on as they have played */
  chances: number[];
}

/** Why the best action was better than the one that was played; all of it together no more than was still to be had. */
export interface AnalysedReason {
  /** Points that it would have brought more at once; below 0: fewer. 0 where nobody could know. */
  at_once: number;
  /** Points at the end that it would have kept open beyond those; below 0: fewer. */
  later: number;
  /** What it would have kept the others from. */
  denied: Prevented[];
  /** When the greater part of its own points would have come: at once, in what might have followed (`Decision.line`), or later. */
  when: "late" | "now" | "soon";
}

/** A decision of a finished game: what was done, and what might have been. */
export interface AnalysedDecision {
  /** Number of actions before. */
  ply: number;
  seat: number;
  played: AnalysedChoice;
  /** The best few, the best first; what was played may be among them. */
  choices: AnalysedChoice[];
  /** What would have followed, the best action first. */
  line: AnalysedMove[];
  /** What it gave away: by how many points the expected lead over the best of the others is smaller than after the best action, but no more than what was still to be had (`analysis/given_away.py`). */
  lost_points: number;
  /** The same for the chance of winning at this table. */
  lost_chance: number;
  /** Of the costliest ones. */
  reason: AnalysedReason | null;
}

/** How the game was thought to end when there was something to decide, or how it ended. */
export interface AnalysedMoment {
  /** Number of actions before that moment. */
  ply: number;
  /** Points made so far. */
  scores: number[];
  /** at the end, if all play on as they have played … */
  points: number[];
  /** … and chances of winning, which sum up to 1. */
  chances: number[];
  /** The same, if all play strongly from there on. */
  strong_points: number[];
  strong_chances: number[];
}

/** What dice, cards and other things that nobody knew brought, against other draws from the same position. */
export interface AnalysedLuck {
  /** Number of actions before it was known. */
  ply: number;
  points: number[];
  chances: number[];
}

/** A go in which the game turned: some decisions of a player, and what was drawn. */
export interface TurningPoint {
  /** Number of actions before the one that mattered most, or before the draw. */
  ply: number;
  /** The seat whose chance of winning changed most. */
  seat: number;
  before: number;
  after: number;
  /** Whether a draw changed it; otherwise a decision did. */
  luck: boolean;
}

/** How strongly a seat has played. */
export interface AnalysedStrength {
  /** The share that it gave away of the points that it could have had, from 0 to 1. */
  given: number;
  /** The level of bots whose shares that is likest to. */
  level: string;
  /** How likely it is that one among those that are known, from 0 to 1. */
  sure: number;
}

/** A whole game. */
export interface Analysis {
  game: string;
  seats: string[];
  /** For how long, about, each decision was thought about. */
  milliseconds: number;
  scores: number[];
  winners: number[];
  /** One for each decision, before it, and the end. */
  course: AnalysedMoment[];
  decisions: AnalysedDecision[];
  /** The costliest ones: places in `decisions`, the costliest first. */
  mistakes: number[];
  luck: AnalysedLuck[];
  /** What the luck of each seat was worth in all: no more than the result can bear (`analysis/given_away.py`). */
  lucky_points: number[];
  /** What each seat gave away by its decisions in all. */
  lost_points: number[];
  /** In the order of the game. */
  turns: TurningPoint[];
  /** How each seat has played; empty in a game of which no levels are known: then all are taken for strong. */
  strengths: AnalysedStrength[];
  /** Whether people ended it before its end: then points are as they stood, and the course ends with what was expected. */
  early: boolean;
}

/** A step that was not done, and what would have come of it. */
export interface LineStep {
  seat: number;
  /** In notation. */
  action: string;
  events: GameEvent[];
  /** Where no event tells of it: small facts about it, as of a legal action. */
  hint: Record<string, unknown>;
}

/** What would have followed on the best action of a decision, as far as that could have been done. */
export interface BetterLine {
  /** Its place in the analysis. */
  decision: number;
  steps: LineStep[];
  /** Such facts about what was done instead. */
  played: Record<string, unknown>;
}

/** A finished game: what each decision was worth, and what would have been better. */
export interface AnalysisReport {
  analysis: Analysis;
  lines: BetterLine[];
}

/** How far the analysis of a finished game is, and the whole of it once it is done. */
export interface AnalysisMessage {
  done: number;
  /** Decisions; 0 where they are not counted yet. */
  of: number;
  explained: AnalysisReport | null;
}

/** An action of a plan, and what was known of it when it was planned. */
export interface ForeseenAction {
  /** In notation. */
  action: string;
  /** Whether it ends what can be foreseen. */
  reveals?: boolean;
  /** What it names and costs. */
  hint: Record<string, unknown>;
  /** Events of the planned action; empty if it reveals hidden information. */
  events: GameEvent[];
}

/** Why a plan is not carried out. */
export interface PlanObstacle {
  /** The number of its action, from 0, that is not possible, or not what it was. */
  at: number;
  reason: "changed" | "illegal";
  /** What would come of the action now; None where it is not possible. */
  now?: ForeseenAction | null;
}

/** A planned move: chains of actions, of which the first that can be carried out as it was foreseen is. */
export interface Plan {
  alternatives: ForeseenAction[][];
  /** The number of actions in the log when it was planned. */
  position: number;
  status: "failed" | "played" | "waiting";
  /** What stood against each of the chains that were not carried out, in order. */
  obstacles: PlanObstacle[];
}

/** An answer that stands for a seat. */
export interface StandingAnswer {
  /** Its name. */
  answer: string;
  until: "game" | "round";
  /** What it holds for, where it holds for one thing only: the number of a card. */
  about?: number | null;
  /** The round that it ends with; None for one that stands until the game ends. */
  round?: number | null;
}

/** An answer that a game has. */
export interface OfferedAnswer {
  answer: string;
  until: ("game" | "round")[];
  /** The kind of thing that the answer is for, such as `card`; null if it does not depend on one. */
  about: string | null;
  /** Whether it would answer what the seat is asked now. */
  fits: boolean;
  /** For which thing it would. */
  of: number | null;
}

/** What a seat keeps for itself: nobody else is told. */
export interface OwnSeat {
  seat: number;
  plan: Plan | null;
  /** Whether its next turn can be foreseen now. */
  may_plan: boolean;
  answers: StandingAnswer[];
  offered: OfferedAnswer[];
  /** The plies that its answers have played. */
  automatic: number[];
  /** The number of actions that its player had seen. */
  seen: number;
}

/** The table as it would be in a seat's next turn after a chain of actions. */
export interface PlannedTable {
  position: number;
  as: number | null;
  actors: number[];
  view: unknown;
  legal: Legal[];
  /** The chain. */
  log: LogEntry[];
  /** Whether its last action reveals something: what follows nobody can plan. */
  ends: boolean;
}

/** The body of every error. */
export interface Refusal {
  error: string;
  message: string;
  accepted?: string[] | null;
  table?: TableMessage | null;
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
export interface ChatMessage {
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
export interface SaidMessage {
  listeners: "all" | "players" | "spectators";
  number: number;
}

/** A private note of the guest. */
export interface Noted {
  words: string;
}

/** A player as other players see them. */
export interface PersonRef {
  /** Their handle. */
  person: string;
  name: string;
}

/** A list of players. */
export interface People {
  people: PersonRef[];
}

/** The request was carried out. */
export interface Fine {
  ok: boolean;
}

/** A warning, a mute or a suspension. */
export interface Sanction {
  id: string;
  person: PersonRef;
  kind: "mute" | "suspension" | "warning";
  reason: string;
  began: number;
  /** A warning ends as it begins. */
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
  author: PersonRef;
  phrase: string | null;
  words: string;
  time: number;
}

/** A report as moderators see it. */
export interface Report {
  id: string;
  reporter: PersonRef;
  about: PersonRef;
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
  about: PersonRef;
  time: number;
  outcome: "acted" | "dismissed" | "unfounded" | null;
}

/** The account status of the guest: role, sanctions, and own reports. */
export interface Standing {
  role: "administrator" | "moderator" | "player";
  sanctions: Sanction[];
  reports: OwnReport[];
  /** The number of reports and appeals that wait for a moderator; 0 for players. */
  waiting: number;
  /** Whether the guest has a sign-in method: without one, a role is lost with the browser's cookie. */
  signs_in: boolean;
}

/** The role that a link gives. */
export interface ClaimSeen {
  role: "administrator" | "moderator" | "player";
}

/** A moderator or an administrator. */
export interface StaffMember {
  person: PersonRef;
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
export interface PersonRecord {
  person: PersonRef;
  role: "administrator" | "moderator" | "player";
  sanctions: Sanction[];
}

/** An entry of the moderation log. */
export interface Deed {
  number: number;
  time: number;
  who: PersonRef;
  what: string;
  about: PersonRef;
  details: Record<string, string>;
  hash: string;
}

/** Entries of the moderation log, the newest first. */
export interface Deeds {
  deeds: Deed[];
}

/** How somebody's games of one kind ended, with as many at the table and company of that kind. */
export interface Tally {
  company: "alone" | "bots" | "people";
  /** How many sat at the table. */
  players: number;
  games: number;
  /** How often they were first, second and so on; nothing where they played alone. */
  places: number[];
  /** How many of the first places they shared. */
  shared: number;
  /** Games that ended before their end, with nobody ranked. */
  unranked: number;
  /** Games that were over for them before the others: they ran out of time or resigned. */
  forfeited: number;
  /** Games that a bot ended in their place. */
  stood_in: number;
  /** Mean points of the games that the player finished themselves; null without any. */
  mean: number | null;
  best: number | null;
}

/** What somebody has done in one game. */
export interface GameProfile {
  game: string;
  games: number;
  tallies: Tally[];
  /** What points were for. */
  sources: string[];
  /** The last games with others that the player finished themselves, the oldest first: the points of each source. */
  curve: number[][];
}

/** How long somebody takes for a move. */
export interface PaceTaken {
  pace: "by turns" | "live" | "none";
  moves: number;
  /** Milliseconds. */
  mean: number;
}

/** Somebody whom they have played, and how that went: `games` in all, of which some had no winner among the two. */
export interface Opponent {
  person: PersonRef;
  games: number;
  won: number;
  lost: number;
  tied: number;
}

/** Somebody, as far as I may know: games that are over at public tables, and at those where I sit. */
export interface ProfileMessage {
  person: PersonRef;
  /** Whether it is me. */
  mine: boolean;
  /** What I have written down about them; nobody else ever sees it. */
  note: string;
  /** How many games it is made of. */
  counted: number;
  /** Whether older ones are not counted. */
  more: boolean;
  /** The ones played most first. */
  games: GameProfile[];
  /** Those played most first. */
  opponents: Opponent[];
  /** How long they take for a move. */
  paces: PaceTaken[];
}

/** A game that somebody has played to its end. */
export interface PlayedGame {
  table: string;
  game: string;
  /** When, in milliseconds since 1970; null where nobody kept it. */
  over: number | null;
  company: "alone" | "bots" | "people";
  players: number;
  /** From 1; null for none, and alone. */
  place: number | null;
  /** Whether they shared the victory. */
  shared: boolean;
  /** Null where it did not come to its end. */
  points: number | null;
  /** Why it ended before its end; null where it did not. */
  ended: "agreed" | "deserted" | "forfeit" | "wish" | null;
  /** Whether it was over for them before. */
  forfeited: boolean;
  /** Whether a bot ended it in their place. */
  stood_in: boolean;
  opponents: PersonRef[];
}

/** Some games of somebody, the last first. */
export interface PlayedPage {
  games: PlayedGame[];
  /** Whether there is another page. */
  more: boolean;
}

/** A person about whom the reader keeps a note. */
export interface NotedPerson {
  /** Their handle. */
  person: string;
  words: string;
}

/** What I have written down about some people; nobody else ever sees it. */
export interface NotedPeople {
  people: NotedPerson[];
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
export interface LinkMade {
  token: string;
  seconds: number;
}

/** The purpose of a link, shown before it is used. */
export interface LinkSeen {
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
  way: "mail" | "push" | "service" | "webhook";
  /** Where it leads; of a browser only the name of its push service. */
  where: string;
}

/** The guest that a browser was when it signed in: what the account would take over of them, and what would be dropped. */
export interface FormerGuest {
  name: string;
  /** What the account takes over. */
  tables: FormerTables[];
  /** The sign-in methods that this very browser has added: the account takes them over, too. */
  moves: FormerCredential[];
  /** Those that it has not added. */
  drops: FormerCredential[];
  channels: FormerChannel[];
  /** Whether they have an address of a calendar. */
  calendar: boolean;
  role: "administrator" | "moderator" | "player";
  /** The number of other browsers that are the same guest. */
  browsers: number;
  /** The number of players whom they block. */
  blocked: number;
  /** Whether they are muted or suspended now. */
  sanctioned: boolean;
}

/** The result of signing in: the same guest, another guest, or a question about the former guest's seats. */
export interface Entered {
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
export interface GoTo {
  address: string;
}

/** The settings of a guest that differ from the defaults, by the client's names. */
export interface KeptSettings {
  settings: Record<string, string>;
  /** Whether this browser has a session: nothing is stored for a visitor who only looks. */
  kept: boolean;
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

/** A set of components to play with: one that the site keeps, by its digest, or one's own, partial or whole. */
export interface NewSet {
  digest?: string | null;
  /** A components file in JSON. */
  set?: Record<string, unknown> | null;
}

/** A new table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  /** Seconds that somebody may be away before anybody at the table may let a bot play for them, 0 for no end of it; where nothing is said ten minutes, or a day where the game goes by turns. */
  patience?: number | null;
  /** The bot that others may let play for who is away; the usual one where none is said. */
  substitute?: string | null;
  /** Whether players may ask for hints; where nothing is said, unless anybody may sit down beside them. */
  hints?: boolean | null;
  /** The set of components to play with; the site's usual one where none is said. */
  components?: NewSet | null;
  /** How much time everybody has (docs/pace.md); all the time in the world where nothing is said. */
  pace?: Record<string, unknown> | null;
  /** What happens if a player times out or resigns: a bot plays for them, or they lose. */
  forfeit?: "bot" | "end";
  /** Days that a wish to end the game stands before it does. */
  wish_days?: number;
}

/** The open seat that the guest takes. */
export interface SitDown {
  seat: number;
  /** The version at which the guest saw the table's settings: if the host has changed them since, the request is refused. Null accepts them as they are. */
  version?: number | null;
}

/** The table that a visible page shows. */
export interface TableInSight {
  sees: string;
}

/** The seat that the request is about. */
export interface OfSeat {
  seat: number;
}

/** A bot for a seat. */
export interface NewBot {
  seat: number;
  bot: string;
}

/** How to start a game. */
export interface Beginning {
  /** Whether to play without the seats that are free. */
  fewer?: boolean;
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

/** What might this seat best do, at a position (and, where it is sent, a version)? */
export interface AskHint {
  position: number;
  seat: number;
  version?: number | null;
}

/** A position of the table's game to play on from against bots. */
export interface PracticeWish {
  ply: number;
  seat: number;
  /** Which bot sits on all other seats; the usual one where none is said. */
  bot?: string | null;
}

/** A record file, and a position of its game to play on from against bots. */
export interface RecordPracticeWish {
  /** The file's text. No game's record comes near what a request may have. */
  record: string;
  seat: number;
  /** The last position where that seat was to act, where none is said. */
  ply?: number | null;
  bot?: string | null;
}

/** What a browser gives to encrypt with, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser is reached, as `PushSubscription.toJSON` says it. */
export interface PushAddress {
  endpoint: string;
  keys: PushKeys;
}

/** When I want to be told. */
export interface NoticeChoices {
  zone: string;
  /** Quiet are the nights of my calendar; `quiet_from` and `quiet_to` do not count then. */
  as_calendar?: boolean;
  /** None for no quiet hours. */
  quiet_from?: number | null;
  quiet_to?: number;
  digest?: number | null;
  language?: string;
  /** How many hours before its end my time is short; None for as usual. */
  short?: 2 | 8 | 24 | 48 | null;
}

/** A new way to tell me, or (with `table`) whoever sits at a table of mine: one of the four. */
export interface NewNoticeChannel {
  mail?: string | null;
  push?: PushAddress | null;
  webhook?: string | null;
  service?: string | null;
  table?: string | null;
  language?: string;
}

/** What I want to be told on a channel. */
export interface NoticeKinds {
  kinds: ("altered" | "full" | "going" | "gone" | "invited" | "left" | "over" | "pause" | "short" | "turn" | "wish")[];
}

/** New seat order: `order[i]` is the current index of the seat that becomes seat i; null adds an open seat. */
export interface SeatOrder {
  order: (number | null)[];
}

/** New options and time control of an open table; a missing or null setting stays. */
export interface NewTerms {
  options?: Record<string, string>;
  /** The time control (docs/pace.md); `{"kind": "none"}` for no time limit. */
  pace?: Record<string, unknown> | null;
  forfeit?: "bot" | "end" | null;
  wish_days?: number | null;
  /** Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never. */
  patience?: number | null;
  /** The stand-in bot for players who are away. */
  substitute?: string | null;
  /** Whether players can ask for hints. */
  hints?: boolean | null;
}

/** Agree to the table's settings as of a version, and stay. */
export interface Staying {
  version: number;
}

/** Search criteria for opponents. Null for patience, substitute or hints accepts any value; a new table gets the default. */
export interface PlayWish {
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
  /** The set of components to play with; the site's usual one where none is said. */
  components?: NewSet | null;
}

/** The handle of a player to invite. */
export interface InviteWish {
  person: string;
}

/** A chain of actions that a seat would do at its next turn. */
export interface PlanTry {
  seat: number;
  actions?: string[];
}

/** The chains of a plan, of which the first that can be carried out is; none drops the plan. */
export interface PlanWish {
  seat: number;
  alternatives: string[][];
}

/** An answer that is to stand until a round or the game ends, or not to stand any more. */
export interface AnswerWish {
  seat: number;
  answer: string;
  until?: "game" | "round";
  about?: number | null;
  on?: boolean;
}

/** How many actions a seat's player has seen. */
export interface SeenWish {
  seat: number;
  ply: number;
}

/** Something that somebody says: words, or a quick phrase by its key. */
export interface Words {
  words?: string;
  phrase?: string | null;
  /** What the browser calls it: sent twice, it is said once. Nothing for what is sent only once. */
  mark?: string;
}

/** The last chat line that a reader has seen. */
export interface HowFar {
  number: number;
  listeners?: "all" | "players" | "spectators";
}

/** Whether there is chat at a table. */
export interface ChatWish {
  open: boolean;
}

/** What somebody writes down for themselves; nothing takes it away. */
export interface Note {
  words: string;
}

/** Whether somebody is blocked. */
export interface BlockWish {
  blocked: boolean;
}

/** What moderators are asked to look at: somebody, and perhaps a line of theirs. */
export interface NewReport {
  reason: string;
  /** The table where they said it; nothing for the lobby. */
  table?: string | null;
  listeners?: "all" | "players" | "spectators";
  /** The line; 0 where it is about none. */
  number?: number;
}

/** A sanction against a person. */
export interface NewSanction {
  kind: "mute" | "suspension" | "warning";
  reason: string;
  days?: number;
  /** The report that it answers. */
  report?: string | null;
}

/** What comes of a report about which nothing is done. */
export interface ReportOutcome {
  outcome: "dismissed" | "unfounded";
}

/** Why. */
export interface WithReason {
  reason: string;
}

/** What is decided of an appeal. */
export interface AppealAnswer {
  upheld: boolean;
  reason: string;
}

/** What somebody is from now on. */
export interface NewRole {
  role: "administrator" | "moderator" | "player";
}

/** Whom an administrator looks for. Not in an address: those are kept in logs. */
export interface WhomToFind {
  /** A mail address, a handle or a name, whole. */
  who: string;
}

/** The token of a link that gives a role. */
export interface RoleClaim {
  token: string;
}

/** Sessions to be ended: some by their ids, or all but this one. */
export interface EndSessions {
  ids?: string[];
  others?: boolean;
}

/** What becomes of the guest that one was: merged into the account, or left behind. */
export interface Settle {
  ticket: string;
  merge: boolean;
}

/** Settings with new values; null for what is usual. */
export interface NewSettings {
  values: Record<string, string | null>;
}

/** When one cannot be asked to play. */
export interface CalendarWish {
  zone: string;
  quiet_from: number;
  quiet_until: number;
  weekend: number[];
}

/** The time zone of one's browser. */
export interface ZoneWish {
  zone: string;
}
