/** The client's parts of each game, collected from the games' folders (`gameFolders.ts`). */
import type { Component, Snippet } from "svelte";
import folders from "virtual:games";

import type { GameEvent } from "../api/contract";
import type { Legal, Table } from "../api/table";
import type { Ending } from "./end/ending";
import type { Forecast } from "./forecast";
import type { MatchStore } from "./matchStore.svelte";
import type { HotseatPrivacy } from "./hotseatPrivacy";
import type { Editing, SetThing } from "./editing";
import type { SymbolGroup } from "./symbols/symbols";
import type { Tab } from "../ui/Tabs.svelte";

/** The shared tabs of the column beside a table: log and chat; automatic answers and notes of the viewer's seat. */
export interface SideTabs {
  talk: Tab[];
  own: Tab[];
}

export interface MatchSlots {
  sideTabs: SideTabs;
  /** The player's steps in this turn, with undo. */
  chain: Snippet;
  /** Preview of the action under pointer or focus; lies above the action bar. */
  actionPreview: Snippet;
  /** Controls for an earlier position, in place of the action bar; undefined if the board shows the present. */
  past: Snippet | undefined;
  /**
   * The beginner's hint: what the player can do now, and why. For a decision being prepared the game passes its kind.
   */
  guide: Snippet<[preparing?: string | null]>;
  /** The result of a finished game, in place of the action bar. */
  end: Snippet;
  /** Messages about the table, above the action bar. */
  notices: Snippet;
}

/** Properties of a game's `Table` component. */
export type TableProps = { table: Table; match: MatchStore } & MatchSlots;

/** Properties of a game's list of players. */
export interface PlayersProps<View> {
  table: Table;
  view: View;
  /** The player whose things are shown; -1 for all players. */
  viewed: number;
  online: readonly number[];
  showSeat: (seat: number) => void;
}

/** Exports of a game's `screens/game.ts`. Everything is optional; the default screens replace what is missing. */
export type GameScreens = Partial<Screens>;

export interface PieceProps {
  table: string;
  part: Readonly<Record<string, unknown>>;
  /** All tables of the set. */
  set: Readonly<Record<string, unknown>>;
}

/** A game's part of the page that shows its components. */
export interface ComponentScreens {
  /** Draws a thing as it plays. In a draft set, facts may be missing; they are left out. */
  Piece: Component<PieceProps>;
  /** SVG definitions that all pieces share; rendered once per page. */
  Drawings: Component;
  /** The tables whose things can be drawn. */
  drawn: readonly string[];
  /** A fact's value in words; empty if the picture already shows it in words. */
  value: (thing: SetThing, key: string, value: unknown) => string;
  /** A thing's name beside its number, if it has one. */
  name?: (thing: SetThing) => string;
  /** Parts that are equal in every set, shown below all things. */
  More?: Component;
}

/** A position of a recorded game: a view, and the seat that sees it. */
export interface ChapterPosition {
  seat: number;
  view: unknown;
}

/** The position that each chapter shows, or an earlier chapter with the same one (`chapters/views.json`). */
export type ChapterPositions = Readonly<Record<string, ChapterPosition | string>>;

/** Pictures for the chapters of a game's illustrated rules. The catalogue `<game>-rules` has their texts. */
export interface ChapterPictures {
  /**
   * Draws a chapter's position with the parts of the game's table. The page around it has the SVG definitions
   * (`ComponentScreens.Drawings`), makes the picture inert, and describes it in words.
   */
  Picture: Component<{ chapter: string; position: ChapterPosition; names: string[] }>;
  /** CSS selectors of the places that the texts call (1), (2) and so on, by chapter. */
  places: Readonly<Record<string, readonly string[]>>;
}

export interface Chapters {
  /** The chapter about each kind of decision. The beginner's hint links to it. */
  ofDecision: Readonly<Record<string, string>>;
  /**
   * The chapter whose picture is the viewer's own board. The home page draws it for running games, too,
   * and shows the upper part as high as the variable `--own-board-height`.
   */
  ownBoard?: string;
  load: () => Promise<ChapterPictures>;
}

/** The complete interface between the client and a game. */
export interface Screens {
  /** The table during and after a game. The game decides where the slots go. */
  Table: Component<TableProps>;
  /** Game progress, for the page header. */
  Progress?: Component<{ table: Table }>;
  /** Names of all who appear in events, by seat. */
  names: (table: Table) => string[];
  /** Wording and drawing of the components' printed facts. */
  components?: ComponentScreens;
  /** Fields that the owner of a box can correct; loaded on demand. */
  editing?: () => Promise<Editing>;
  /** Illustrated chapters of the rules page. */
  chapters?: Chapters;
  /** Log lines of one event, in the chosen language. */
  describeEvent: (event: GameEvent, names: string[]) => string[];
  /** Price and gains of events that an action of `seat` would cause. */
  forecast: (
    events: readonly GameEvent[],
    names: string[],
    seat: number,
    view?: unknown,
    /** Facts about the action that the server sends beside its events. */
    hint?: Legal["hint"],
  ) => Forecast;
  /** Words without a subject for a step that no event describes, from its notation and, if known, its hint. */
  describeStep: (notation: string, table: Table, hint?: Legal["hint"]) => string;
  /**
   * Verbs of actions that only begin something that a later action of that seat completes: a payment, a picked tile.
   */
  incompleteVerbs?: ReadonlySet<string>;
  /** A legal action in full words, as in the action bar. */
  describeAction: (action: Legal, table: Table, names: string[]) => string;
  /** The heading of the part of the log that an event begins; null for most events. */
  logHeading: (event: GameEvent) => string | null;
  /** Whether an event, and all later events of its action, are no player's doing: a scoring, the dice of a round. */
  isCommon: (event: GameEvent) => boolean;
  /** Whether an event takes something from `seat` by another player's doing. */
  harms?: (event: GameEvent, seat: number) => boolean;
  /** Whether an event begins a summary, for example a final scoring, that the log shows in full. */
  beginsSummary?: (event: GameEvent) => boolean;
  /** The kind of decision that the viewer's seat has to make. The catalogue has its hint (`<game>-guide-<kind>`). */
  decisionKind: (table: Table) => string | null;
  /** The viewer's decision in words, as in the action bar. It names nothing that other players may not know. */
  decision?: (table: Table, names: string[]) => string;
  /** The result of a finished game. */
  ending: (table: Table) => Ending;
  /** A player's badge. */
  Badge: Component<{ seat: number }>;
  /** Hot-seat play: information that only its seat may see. */
  hotseat?: HotseatPrivacy;
  /** All symbols of the game with their words; `Picture` draws one by its id. */
  symbols: () => SymbolGroup[];
  Picture: Component<{ id: string }>;
  /** Letter keys that move the focus to places of the table; the catalogue describes them (`<game>-key-<letter>`). */
  keys: readonly string[];
  /** Whether playback of opponents' moves pauses at an event. */
  pausesPlayback: (event: GameEvent) => boolean;
}

export interface GameFolder {
  /** Undefined if the game has no screens of its own; it is then played on the default table. */
  screens?: () => Promise<GameScreens>;
  /** Positions of the illustrated chapters of its rules; undefined if it has none. */
  positions?: () => Promise<ChapterPositions>;
  picture?: string;
}

/** The games built into this client, by name. */
export const games: Record<string, GameFolder> = folders;
