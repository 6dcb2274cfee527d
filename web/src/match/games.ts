/** What the client has of each game, found in the folders of the games (`gameFolders.ts`). */
import type { Component, Snippet } from "svelte";
import folders from "virtual:games";

import type { GameEvent, Legal } from "../api/contract";
import type { Table } from "../api/table";
import type { Ending } from "./end/ending";
import type { Forecast } from "./forecast";
import type { MatchStore } from "./matchStore.svelte";
import type { HotseatPrivacy } from "./hotseatPrivacy";
import type { Editing } from "./editing";
import type { SymbolGroup } from "./symbols/symbols";

export interface MatchSlots {
  /** What happened since one's last turn. */
  recent: Snippet;
  log: Snippet;
  /** One's steps so far, with their taking back. */
  chain: Snippet;
  /** What the action that is looked at would bring; lies above the bar of actions. */
  foreseen: Snippet;
  /** Which earlier moment the board shows, in place of the bar of actions; nothing where it shows how the table is now. */
  past: Snippet | undefined;
  /** For a newcomer: what may be done now, and why; of what is only being prepared, the game says the kind. */
  guide: Snippet<[preparing?: string | null]>;
  /** How a finished game ended; lies where the bar of actions was. */
  end: Snippet;
}

/** What a game's table is given. */
export type TableProps = { table: Table; match: MatchStore } & MatchSlots;

/** What a game's `screens/game.ts` exports: whatever it has of its own. In the place of the rest stands what any game can do with. */
export type GameScreens = Partial<Screens>;

/** A thing of a set of components: a row of one of its tables, or a whole table where that has no rows. */
export interface PrintedThing {
  table: string;
  /** The row's number; null for a whole table. */
  number: number | null;
  row: Record<string, unknown>;
}

export interface PieceProps {
  table: string;
  part: Readonly<Record<string, unknown>>;
  /** All tables of the set. */
  set: Readonly<Record<string, unknown>>;
}

/** What a game has for the page of its components. */
export interface Printed {
  /** A thing as it plays. A set may be a draft: what is not there yet is left out. */
  Piece: Component<PieceProps>;
  /** Drawings that all pieces share, once a page. */
  Drawings: Component;
  /** The tables whose things are drawn. */
  drawn: readonly string[];
  /** The value of a fact in words; empty where the picture says it in words. */
  value: (thing: PrintedThing, key: string, value: unknown) => string;
  /** What a thing is called beside its number, where it has a name. */
  name?: (thing: PrintedThing) => string;
  /** What every set has alike, below all things. */
  More?: Component;
}

/** All that the client needs of a game. */
export interface Screens {
  /** The table while a game runs and after it ended; the house's own parts lie where the game wants. */
  Table: Component<TableProps>;
  /** How far the game is, for the head of the page. */
  Progress?: Component<{ table: Table }>;
  /** Everybody who is named in events, by seat. */
  names: (table: Table) => string[];
  /** How the game tells and draws what is printed on its components. */
  printed?: Printed;
  /** What of that an owner of the box may correct; loaded where they do. */
  editing?: () => Promise<Editing>;
  /** Log lines of one event, in the chosen language. */
  describe: (event: GameEvent, names: string[]) => string[];
  /** What these events, which an action of that seat would bring about, would cost and bring. */
  foresee: (
    events: readonly GameEvent[],
    names: string[],
    seat: number,
    view?: unknown,
    /** What the server tells of the action beside its events. */
    hint?: Legal["hint"],
  ) => Forecast;
  /** A step of a chain that no event tells, from its notation, and from facts about it where they are known; without a subject. */
  step: (notation: string, table: Table, hint?: Legal["hint"]) => string;
  /** The verbs of actions that only begin something which a later action of the same seat completes: a payment, a tile picked. */
  begins?: ReadonlySet<string>;
  /** A legal action in full words, as the table's bar has it. */
  action: (action: Legal, table: Table, names: string[]) => string;
  /** The heading of the part of the log that begins with an event; null for most events. */
  heading: (event: GameEvent) => string | null;
  /** Whether an event, and what the same action brought after it, is nobody's doing: a scoring, the dice of a round. */
  common: (event: GameEvent) => boolean;
  /** Whether an event takes something from a seat that others did to it. */
  hurts?: (event: GameEvent, seat: number) => boolean;
  /** Whether an event begins what a part of the game adds up to, which everybody wants to read whole. */
  sums?: (event: GameEvent) => boolean;
  /** The kind of the decision that the viewer's seat has to make; the catalogue says why one would (`<game>-guide-<kind>`). */
  asked: (table: Table) => string | null;
  /** How a finished game ended. */
  ending: (table: Table) => Ending;
  /** A player's sign. */
  Badge: Component<{ seat: number }>;
  /** For several who share a device: what only a seat itself may know. */
  veil?: HotseatPrivacy;
  /** All symbols of the game with their words, and a picture of each by its id. */
  symbols: () => SymbolGroup[];
  Picture: Component<{ id: string }>;
  /** Letter keys that lead to places of the table; the catalogue says where (`<game>-key-<letter>`). */
  keys: readonly string[];
  /** Whether an event deserves a stop when opponents' moves are shown. */
  pauses: (event: GameEvent) => boolean;
}

export interface GameFolder {
  /** Nothing where the game has no screens of its own: the default table plays it. */
  screens?: () => Promise<GameScreens>;
  picture?: string;
}

/** The games that this client was built with, by name. */
export const games: Record<string, GameFolder> = folders;
