/** Made by `python -m tools.contract` from `views/shape.py`: to be changed there, not here. */

/** Types of Granada's views. */

export type Currency = "yellow" | "green" | "orange" | "blue";

export type Kind =
  "arena" | "bath" | "library" | "inn" | "hospital" | "market" | "park" | "school" | "residence";

export type Side = "N" | "E" | "S" | "W";

export type Face = "front" | "back";

export type Letter = "A" | "B" | "C";

export type DrawnLetter = "A" | "B";

export type ShownFace = "front" | "back" | "start";

export type ShownKind =
  "arena" | "bath" | "library" | "inn" | "hospital" | "market" | "park" | "school" | "residence" | "start";

export type Phase = "act" | "choose" | "pay" | "place" | "exchange" | "over";

/** The face-down side of a tile. */
export interface OtherFace {
  kind: Kind;
  value: number;
}

/** A tile, with the face that is up. */
export interface Tile {
  /** Number of the tile, from 1; 0 for a start tile. */
  number: number;
  face: ShownFace;
  kind: ShownKind;
  value: number;
  moats: Side[];
  /** The face-down side; missing for a tile in a city. */
  other?: OtherFace;
}

/** A tile in a city, with its cell; the start tile is at (0, 0), `x` grows to the east and `y` to the north. */
export interface Placed extends Tile {
  x: number;
  y: number;
}

/** A tile that is bought but not placed yet. */
export interface Bought extends Tile {
  /** The yard space that the tile was bought from, numbered from 1. */
  space: number;
  /** Whether its buyer paid to turn it over. */
  turned: boolean;
}

/** A space of the yard, where tiles are sold for one currency. */
export interface YardSpace {
  /** Number of the space, from 1. */
  space: number;
  currency: Currency;
  tile: Tile | null;
}

/** A money card. */
export interface Money {
  currency: Currency;
  value: number;
}

/** A money card in the open display. */
export interface DisplayedMoney extends Money {
  /** Place in the display, from 1. */
  slot: number;
}

/** Equal money cards in a hand. */
export interface HeldMoney extends Money {
  count: number;
}

/** Position of a scoring card in the deck, as far as it is public. */
export interface ScoringTime {
  /** Whether the scoring card has been drawn, so that the scoring is over. */
  drawn: boolean;
  /** Minimum number of cards above the scoring card; null once the card is drawn. */
  earliest: number | null;
  /** Maximum number of cards above the scoring card; null once the card is drawn. */
  latest: number | null;
}

/** Money cards outside of the hands. */
export interface Deck {
  display: DisplayedMoney[];
  /** Number of cards in the deck. */
  deck: number;
  /** Number of discarded cards. */
  discard: number;
  scorings: Record<DrawnLetter, ScoringTime>;
}

/** A side of a tile on the outline of a city. */
export interface OuterSide {
  x: number;
  y: number;
  side: Side;
}

/** The city of a seat. */
export interface City {
  seat: number;
  tiles: Placed[];
  /** Length of the longest moat, in sides of tiles. */
  moat: number;
  /** The sides of the longest moat, clockwise. */
  moat_sides: OuterSide[];
}

/** The money of a seat. */
export interface Hand {
  /** Number of cards. */
  cards: number;
  /** The cards; null unless the viewer is the owner. */
  money: HeldMoney[] | null;
}

/** A completed scoring: points by owner. */
export interface Scoring {
  letter: Letter;
  moats: number[];
  kinds: Record<Kind, number[]>;
}

/** Visible tiles of a kind of building, by owner. */
export interface Majority {
  /** Number of each owner's visible tiles of the kind. */
  counts: number[];
  /** Highest value of each owner's visible tiles of the kind; 0 without a tile. */
  best: number[];
  /** Number of visible tiles of the kind, of all owners together. */
  total: number;
  /** Index of the owner with the majority; null if no owner has a tile of the kind. */
  leader: number | null;
}

/** The open decision: `pay` for a tile, `place` or `exchange` a tile, or `choose` the bought tile to place next. The other fields depend on the kind: `pay` has those from `purpose` to `last`, except `from`. `place` has `tile` and `from`, and also `currency` for an awarded tile. `exchange` has `tile`. */
export interface Pending {
  from?: "bought" | "reserve" | "award";
  kind: "pay" | "place" | "exchange" | "choose";
  /** Whether the payment is for buying the tile or for turning it over. */
  purpose?: "buy" | "turn";
  /** Yard space of the tile, from 1; null for a turn. */
  space?: number | null;
  tile?: Tile;
  /** Currency of the payment, or of the yard space that an awarded tile comes from. */
  currency?: Currency;
  price?: number;
  /** Amount paid so far. */
  paid?: number;
  /** Value of the card paid last; the next one must not be higher. */
  last?: number;
}

/** The fields that are equal for all viewers. */
export interface Common {
  game: "granada";
  /** Number of seats. */
  seats: number;
  /** The choice of each option. */
  options: Record<string, string>;
  /** The kind of the open decision; `over` after the end. */
  phase: Phase;
  /** The seat on turn; null after the end. */
  actor: number | null;
  /** The seat of the start player. */
  start: number;
  round: number;
  yard: YardSpace[];
  /** The face that is up on the next tile from the bag. */
  next_face: Face;
  /** Number of tiles in the bag. */
  bag: number;
  money: Deck;
  /** The cities by seat. */
  cities: City[];
  /** The reserves by seat. */
  reserves: Tile[][];
  /** Tiles that the seat on turn has bought and not yet placed. */
  bought: Bought[];
  /** Tiles of Dirk, the third player in a game of two; null in other games. */
  dirk: Tile[] | null;
  /** The open decision; null for a plain choice of an action and after the end. */
  pending: Pending | null;
  /** Points by owner. */
  scores: number[];
  /** The completed scorings, in order. */
  scorings: Scoring[];
  majorities: Record<Kind, Majority>;
  /** Points that each owner would get if the next scoring came now. */
  forecast: number[];
  /** Letter of the next scoring; null after the end of the game. */
  next_scoring: Letter | null;
  /** The winning seats; null before the end. */
  winners: number[] | null;
  over: boolean;
}

/** The fields that depend on the viewer. */
export interface Own {
  /** The hands by seat. */
  hands: Hand[];
}

/** The view of a seat or a spectator. */
export interface View extends Common, Own {}

export const CURRENCIES: readonly Currency[] = ["yellow", "green", "orange", "blue"];

export const FACES: readonly Face[] = ["front", "back"];

export const KINDS: readonly Kind[] = [
  "arena",
  "bath",
  "library",
  "inn",
  "hospital",
  "market",
  "park",
  "school",
  "residence",
];

export const LETTERS: readonly Letter[] = ["A", "B", "C"];

export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
