/** What Granada's view says: the game's own part of a table's state. */

export type Currency = "yellow" | "green" | "orange" | "blue";
export type Kind =
  "arena" | "bath" | "library" | "inn" | "hospital" | "market" | "park" | "school" | "residence";
export type Side = "N" | "E" | "S" | "W";
export type Face = "front" | "back";

export const CURRENCIES: readonly Currency[] = ["yellow", "green", "orange", "blue"];
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

export interface Tile {
  number: number;
  face: Face | "start";
  kind: Kind | "start";
  value: number;
  moats: Side[];
  other?: { kind: Kind; value: number };
}
export interface Placed extends Tile {
  x: number;
  y: number;
}
export interface Bought extends Tile {
  space: number;
  turned: boolean;
}
export interface Money {
  currency: Currency;
  value: number;
}
export interface City {
  seat: number;
  tiles: Placed[];
  moat: number;
  moat_sides: { x: number; y: number; side: Side }[];
}
export type ScoringTime =
  { drawn: true; earliest: null; latest: null } | { drawn: false; earliest: number; latest: number };
export interface Scoring {
  letter: "A" | "B" | "C";
  moats: number[];
  kinds: Record<Kind, number[]>;
}
export interface Majority {
  counts: number[];
  best: number[];
  total: number;
  /** Who would have the most points of the kind, Dirk being the last; nobody where no city shows it. */
  leader: number | null;
}
export interface Pending {
  kind: "pay" | "place" | "exchange" | "choose";
  purpose?: "buy" | "turn";
  space?: number | null;
  tile?: Tile;
  currency?: Currency;
  price?: number;
  paid?: number;
  /** The value of the last card paid: the next is worth no more. */
  last?: number;
  from?: "bought" | "reserve" | "award";
}
export interface View {
  game: "granada";
  seats: number;
  options: Record<string, string>;
  phase: "act" | "pay" | "choose" | "place" | "exchange" | "over";
  /** Whose turn it is; null when the game is over. */
  actor: number | null;
  start: number;
  round: number;
  yard: { space: number; currency: Currency; tile: Tile | null }[];
  next_face: Face;
  bag: number;
  money: {
    display: ({ slot: number } & Money)[];
    deck: number;
    discard: number;
    scorings: Record<"A" | "B", ScoringTime>;
  };
  cities: City[];
  reserves: Tile[][];
  bought: Bought[];
  dirk: Tile[] | null;
  hands: { cards: number; money: (Money & { count: number })[] | null }[];
  pending: Pending | null;
  scores: number[];
  scorings: Scoring[];
  majorities: Record<Kind, Majority>;
  forecast: number[];
  next_scoring: "A" | "B" | "C" | null;
  winners: number[] | null;
  over: boolean;
}
