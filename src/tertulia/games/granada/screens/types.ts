/** Made by `python -m tools.contract` from `views/shape.py`: to be changed there, not here. */

/** What Granada's view says. */

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

/** What is printed on the face of a tile that lies below. */
export interface OtherFace {
  kind: Kind;
  value: number;
}

export interface Tile {
  number: number;
  face: ShownFace;
  kind: ShownKind;
  value: number;
  moats: Side[];
  /** A tile that stands in a city does not say it. */
  other?: OtherFace;
}

/** A tile of a city; the start tile lies at (0, 0). */
export interface Placed extends Tile {
  x: number;
  y: number;
}

/** A tile that lies beside its city; `space` is where in the yard it was bought. */
export interface Bought extends Tile {
  space: number;
  turned: boolean;
}

export interface YardSpace {
  space: number;
  currency: Currency;
  tile: Tile | null;
}

export interface Money {
  currency: Currency;
  value: number;
}

export interface DisplayedMoney extends Money {
  slot: number;
}

export interface HeldMoney extends Money {
  count: number;
}

/** How many cards are turned up before a scoring card at the earliest and at the latest; null once it is drawn. */
export interface ScoringTime {
  drawn: boolean;
  earliest: number | null;
  latest: number | null;
}

export interface Deck {
  display: DisplayedMoney[];
  deck: number;
  discard: number;
  scorings: Record<DrawnLetter, ScoringTime>;
}

export interface OuterSide {
  x: number;
  y: number;
  side: Side;
}

export interface City {
  seat: number;
  tiles: Placed[];
  /** The length of the longest moat, in sides. */
  moat: number;
  moat_sides: OuterSide[];
}

export interface Hand {
  cards: number;
  /** Null for everybody but its owner. */
  money: HeldMoney[] | null;
}

/** A scoring that took place: points by owner (the seats, then Dirk where he plays). */
export interface Scoring {
  letter: Letter;
  moats: number[];
  kinds: Record<Kind, number[]>;
}

/** Of a kind of building, by owner. */
export interface Majority {
  counts: number[];
  best: number[];
  total: number;
  /** Who would have the most points of the kind, Dirk being the last; nobody where no city shows it. */
  leader: number | null;
}

/** What has been paid of a price, or the tile to be placed; an awarded one goes to the most money of a currency. */
export interface Pending {
  from?: "bought" | "reserve" | "award";
  kind: "pay" | "place" | "exchange" | "choose";
  purpose?: "buy" | "turn";
  space?: number | null;
  tile?: Tile;
  currency?: Currency;
  price?: number;
  paid?: number;
  /** The value of the last card paid: the next is worth no more. */
  last?: number;
}

/** What is open to everybody. */
export interface Common {
  game: "granada";
  seats: number;
  options: Record<string, string>;
  phase: Phase;
  /** Whose turn it is; null when the game is over. */
  actor: number | null;
  start: number;
  round: number;
  yard: YardSpace[];
  next_face: Face;
  bag: number;
  money: Deck;
  cities: City[];
  reserves: Tile[][];
  bought: Bought[];
  dirk: Tile[] | null;
  pending: Pending | null;
  scores: number[];
  scorings: Scoring[];
  majorities: Record<Kind, Majority>;
  /** Points of each owner, were the next scoring now. */
  forecast: number[];
  next_scoring: Letter | null;
  winners: number[] | null;
  over: boolean;
}

/** What depends on the viewer. */
export interface Own {
  hands: Hand[];
}

/** The complete view. */
export interface View extends Common, Own {
}

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
