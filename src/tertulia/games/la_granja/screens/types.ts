/** What La Granja's view says: the game's own part of a table's state. */

export type Harvest = "olive" | "grain" | "grape";
export type Good = Harvest | "pig" | "food" | "wine" | "meat" | "silver" | "point" | "commodity";
export type Side = "field" | "barrow" | "extension" | "helper";
export type Owner = number | "neutral";
export type Counts = Partial<Record<Good, number>>;

export const SIDES: readonly Side[] = ["field", "barrow", "extension", "helper"];
export const DENS: readonly Good[] = ["olive", "grain", "grape", "food", "wine", "meat"];

export interface Card {
  card: number;
  field: Harvest;
  barrow: { goods: Good[]; value: number };
  extension: string[];
  helper: HelperSide;
}
/** What a helper does, in the words of the components file. */
export interface HelperSide {
  name: string;
  pay?: Record<string, number>;
  gain?: Record<string, number>;
  amount?: number;
  modifier?: string;
  trigger?: string;
  odd?: string;
  effect: string;
  phases: string[];
  once: boolean;
}
export interface Barrow {
  place: number;
  card: number;
  value: number;
  symbols: { good: Good; delivered: boolean }[];
}
export interface Helper extends HelperSide {
  place: number;
  card: number;
  used: boolean;
}
export interface OwnRoof {
  place: number;
  roof: string;
  used: boolean;
  phases: string[];
  usable: boolean;
}
export interface Player {
  seat: number;
  silver: number;
  points: number | null;
  sources: Record<string, number> | null;
  dens: Record<string, number>;
  pigs: number;
  pig_spaces: number;
  commodities: number;
  fields: { card: number; good: Harvest; grown: boolean }[];
  cards: { barrow: Barrow[]; extension: { card: number; gifts: string[] }[]; helper: Helper[] };
  barrow_places: number;
  helper_places: number;
  roofs: OwnRoof[];
  roof_places: number;
  roof_points: number[];
  crafts: { building: string; fresh: boolean }[];
  markers: { used: number; limit: number | null };
  siesta: { space: number; height: number };
  donkeys: { used: number[]; left: number[]; chosen: number | null };
  donkey_hidden: boolean;
  dice: number[];
  hand_count: number;
  hand: Card[] | null;
  hand_limit: number;
  extension_cost: number;
  extra_deliveries: number;
  income: { silver: number; commodity: number; resource: number };
  prices: {
    buy: Record<string, number>;
    sell: Record<string, number>;
    upgrade: Record<string, number>;
    roof: number;
  };
  trades_closed: string[];
}
export interface Space {
  space: number;
  q: number;
  r: number;
  value: number;
  owner: Owner | null;
  closed: boolean;
  near: number[];
}
export interface Building {
  building: string;
  number: number;
  blocked: number | null;
  first: boolean;
  row: Counts;
  row_count: number;
  rows: { seat: number; row: number; delivered: Counts }[];
  completed: number[];
  crafted: number[];
  points: { round: number; first: number; opened: number };
}
export interface Pending {
  seat: number;
  kind: string;
  [fact: string]: unknown;
}
export interface View {
  game: "la-granja";
  seats: number;
  options: Record<string, string>;
  round: number;
  phase: "farm" | "revenue" | "transport" | "scoring" | "over";
  step: string;
  order: number[];
  actors: number[];
  on_turn: number | null;
  over: boolean;
  deck: number;
  discard: number[];
  scores: (number | null)[];
  winners: number[] | null;
  players: Player[];
  market: { spaces: Space[] };
  buildings: Building[];
  dice: Record<string, number>;
  marked: { space: number; seat: number } | null;
  roofs: {
    display: { place: number; roof: string; price: number; round: number }[];
    price: number;
    /** Whether markers that nobody has taken leave the display at the end of a round. */
    unsold_leave: boolean;
    coming: { round: number; count: number; of: string[] }[];
  };
  siesta: { points: number[]; discs: number[][]; hats: number[] };
  solo: { starts: boolean } | null;
  pending: Pending | null;
}
