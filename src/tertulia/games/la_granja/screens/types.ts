/** Made by `python -m tools.contract` from `views/shape.py`: to be changed there, not here. */

/** What La Granja's view says. */

export type Harvest = "olive" | "grain" | "grape";

export type Good =
  "olive" | "grain" | "grape" | "pig" | "food" | "wine" | "meat" | "silver" | "point" | "commodity";

export type Side = "field" | "barrow" | "extension" | "helper";

export type BuildingName =
  "merchant_house" | "wainwright" | "village_store" | "deli" | "greengrocer" | "butcher";

export type Phase = "farm" | "revenue" | "transport" | "scoring" | "over";

export type Step =
  | "play"
  | "income"
  | "growth"
  | "roofs"
  | "mark"
  | "first_die"
  | "second_die"
  | "last_die"
  | "donkey"
  | "siesta"
  | "deliveries"
  | "extra_deliveries"
  | "scoring";

export type UsePhase = "farm" | "revenue" | "transport" | "scoring" | "any";

export type Owner = number | "neutral";

export type Counts = Partial<Record<Good, number>>;

export interface BarrowSide {
  goods: Good[];
  value: number;
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
  phases: UsePhase[];
  once: boolean;
}

export interface Card {
  card: number;
  field: Harvest;
  barrow: BarrowSide;
  extension: string[];
  helper: HelperSide;
}

export interface FieldCard {
  card: number;
  good: Harvest;
  grown: boolean;
}

export interface BarrowSymbol {
  good: Good;
  delivered: boolean;
}

export interface Barrow {
  place: number;
  card: number;
  value: number;
  symbols: BarrowSymbol[];
}

export interface Extension {
  card: number;
  gifts: string[];
}

export interface Helper extends HelperSide {
  place: number;
  card: number;
  used: boolean;
}

export interface PlayedCards {
  barrow: Barrow[];
  extension: Extension[];
  helper: Helper[];
}

export interface OwnRoof {
  place: number;
  roof: string;
  used: boolean;
  phases: UsePhase[];
  usable: boolean;
}

export interface Craft {
  building: BuildingName;
  fresh: boolean;
}

export interface Markers {
  used: number;
  limit: number | null;
}

export interface SiestaPlace {
  space: number;
  /** Discs that lie below this one on its space. */
  height: number;
}

export interface Donkeys {
  used: number[];
  left: number[];
  chosen: number | null;
}

export interface Income {
  silver: number;
  commodity: number;
  resource: number;
}

/** What a farm pays and gets, its helpers counted in. */
export interface Prices {
  buy: Record<string, number>;
  sell: Record<string, number>;
  upgrade: Record<string, number>;
  roof: number;
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
  fields: FieldCard[];
  cards: PlayedCards;
  barrow_places: number;
  helper_places: number;
  roofs: OwnRoof[];
  roof_places: number;
  roof_points: number[];
  crafts: Craft[];
  markers: Markers;
  siesta: SiestaPlace;
  donkeys: Donkeys;
  donkey_hidden: boolean;
  dice: number[];
  hand_count: number;
  /** Null for everybody but its owner. */
  hand: Card[] | null;
  hand_limit: number;
  extension_cost: number;
  extra_deliveries: number;
  income: Income;
  prices: Prices;
  trades_closed: string[];
}

/** A space of the market, at `q` and `r` of its grid of hexagons. */
export interface PrintedSpace {
  space: number;
  q: number;
  r: number;
  value: number;
}

export interface Space extends PrintedSpace {
  owner: number | "neutral" | null;
  closed: boolean;
  near: number[];
}

export interface Market {
  spaces: Space[];
}

export interface BuildingRow {
  seat: number;
  row: number;
  delivered: Counts;
}

export interface BuildingPoints {
  round: number;
  first: number;
  opened: number;
}

export interface Building {
  building: BuildingName;
  number: number;
  blocked: number | null;
  first: boolean;
  row: Counts;
  row_count: number;
  rows: BuildingRow[];
  completed: number[];
  crafted: number[];
  points: BuildingPoints;
}

export interface Marked {
  space: number;
  seat: number;
}

export interface DisplayedRoof {
  place: number;
  roof: string;
  price: number;
  round: number;
}

export interface ComingRoofs {
  round: number;
  count: number;
  of: string[];
}

export interface Roofs {
  display: DisplayedRoof[];
  price: number;
  coming: ComingRoofs[];
  /** Whether markers that nobody has taken leave the display at the end of a round. */
  unsold_leave: boolean;
}

export interface SiestaTrack {
  points: number[];
  /** By space, from below. */
  discs: number[][];
  hats: number[];
}

export interface Solo {
  starts: boolean;
}

/** What is to be decided; each kind of question has its own facts. */
export interface Pending {
  seat: number;
  kind: string;
  card?: number;
  cards?: number[];
  left?: number;
  bought?: boolean;
  extra?: boolean;
  helper?: boolean;
  by?: Owner;
  value?: number | null;
  used?: ("first" | "second")[];
  taken?: boolean;
  last?: boolean;
  most?: number;
  price?: number;
  over?: number;
  goods?: Good[];
  spaces?: number[];
  must?: boolean;
  space?: number;
  before?: "income" | "turn_end";
  draw?: boolean;
  advance?: boolean;
  side?: Side;
  good?: Good;
  any?: boolean;
  points?: number;
}

/** What is open to everybody. */
export interface Common {
  game: "la-granja";
  seats: number;
  options: Record<string, string>;
  round: number;
  phase: Phase;
  step: Step;
  order: number[];
  actors: number[];
  on_turn: number | null;
  over: boolean;
  deck: number;
  discard: number[];
  market: Market;
  buildings: Building[];
  dice: Record<string, number>;
  marked: Marked | null;
  roofs: Roofs;
  siesta: SiestaTrack;
  solo: Solo | null;
  winners: number[] | null;
}

/** What depends on the viewer. */
export interface Own {
  scores: (number | null)[];
  players: Player[];
  pending: Pending | null;
}

/** The complete view. */
export interface View extends Common, Own {
}

export const SIDES: readonly Side[] = ["field", "barrow", "extension", "helper"];

export const DENS: readonly Good[] = ["olive", "grain", "grape", "food", "wine", "meat"];

export const DIE_USES: readonly string[] = ["first", "second"];
