/** Made by `python -m tools.contract` from `views/shape.py`: to be changed there, not here. */

/** Types of La Granja's views. */

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

/** Use of a card as a market barrow. */
export interface BarrowSide {
  /** The goods to deliver, with repetitions. */
  goods: Good[];
  /** Points of the completed barrow, and value of its market marker. */
  value: number;
}

/** Use of a card as a helper, in the terms of the components file. `effect` tells which fields are present and how they are combined; it selects the message that describes the helper. */
export interface HelperSide {
  name: string;
  /** Payment for one use: number by kind. */
  pay?: Record<string, number>;
  /** Gain of one use: number by kind. */
  gain?: Record<string, number>;
  /** Amount by which the helper changes the value named in `modifier`. */
  amount?: number;
  /** Value that a helper with the effect `modifier` changes while it lies on the farm. */
  modifier?: string;
  /** Event that triggers the helper. */
  trigger?: string;
  /** Name of a special effect with a rule of its own. */
  odd?: string;
  /** `modifier`, `trigger`, `action` or `odd`; `-paid` is appended if a trigger or action requires a payment. */
  effect: string;
  /** Phases in which the helper may be used. */
  phases: UsePhase[];
  /** Whether it can be used only once per round. */
  once: boolean;
}

/** A card with its four uses. */
export interface Card {
  /** Number of the card, from 1. */
  card: number;
  /** Harvest good that grows on the field. */
  field: Harvest;
  barrow: BarrowSide;
  /** Gifts of the farm extension besides the larger hand limit: `delivery`, `silver`, `pig_space`. */
  extension: string[];
  helper: HelperSide;
}

/** A card used as a field. */
export interface FieldCard {
  card: number;
  good: Harvest;
  /** Whether a good lies on the field. */
  grown: boolean;
}

/** A symbol of a market barrow. */
export interface BarrowSymbol {
  good: Good;
  delivered: boolean;
}

/** A market barrow on a farm. */
export interface Barrow {
  /** Place on the farm, from 1. */
  place: number;
  card: number;
  value: number;
  symbols: BarrowSymbol[];
}

/** A farm extension. */
export interface Extension {
  card: number;
  gifts: string[];
}

/** A helper on a farm. */
export interface Helper extends HelperSide {
  /** Place on the farm, from 1. */
  place: number;
  card: number;
  /** Whether it is used up for this round. */
  used: boolean;
}

/** The cards played on a farm, except for its fields. */
export interface PlayedCards {
  barrow: Barrow[];
  extension: Extension[];
  helper: Helper[];
}

/** A roof marker on a farm. */
export interface OwnRoof {
  /** Place on the farm, from 1. */
  place: number;
  roof: string;
  used: boolean;
  /** Phases in which the roof marker may be used. */
  phases: UsePhase[];
  /** Whether it can be used in the current phase: it is not used yet and allows the phase. */
  usable: boolean;
}

/** A craft marker on a farm. */
export interface Craft {
  building: BuildingName;
  /** Whether the building was completed in this round. Then the recurring effect has not begun yet. */
  fresh: boolean;
}

/** The number of a farm's player markers in use, and its limit. */
export interface Markers {
  used: number;
  /** Maximum number of markers in use; null if they are unlimited. */
  limit: number | null;
}

/** The position of a farm's disc on the siesta track. */
export interface SiestaPlace {
  /** Space of the track, from 0. */
  space: number;
  /** Number of discs below this one on its space. */
  height: number;
}

/** The donkey markers of a farm, by number from 1. */
export interface Donkeys {
  /** Markers used in earlier rounds of this half of the game. */
  used: number[];
  /** Markers still available. */
  left: number[];
  /** Marker chosen for this round; null if none is chosen or it is secret. */
  chosen: number | null;
}

/** The next income of a farm. */
export interface Income {
  silver: number;
  /** 1 if the farm has a deli, which gives a trade commodity; else 0. */
  commodity: number;
  /** 1 if the farm has a greengrocer, who gives a good of the player's choice; else 0. */
  resource: number;
}

/** Prices that a farm pays and receives, with the effects of its helpers. */
export interface Prices {
  buy: Record<string, number>;
  sell: Record<string, number>;
  upgrade: Record<string, number>;
  /** Price of a roof marker of the current round. */
  roof: number;
}

/** A farm, with its supplies. */
export interface Player {
  seat: number;
  silver: number;
  /** Total points; null if they are secret from the viewer. */
  points: number | null;
  /** Points by source, without zeros; null if they are secret from the viewer. */
  sources: Record<string, number> | null;
  /** Number of each good in the dens. */
  dens: Record<string, number>;
  pigs: number;
  /** Number of pigs that the farm has room for. */
  pig_spaces: number;
  /** Number of trade commodities. */
  commodities: number;
  /** The field cards. Cards of one good are interchangeable, so the first ones show the grown goods. */
  fields: FieldCard[];
  cards: PlayedCards;
  /** Number of places for market barrows. */
  barrow_places: number;
  helper_places: number;
  roofs: OwnRoof[];
  roof_places: number;
  /** Points for covering each roof place, in order. */
  roof_points: number[];
  crafts: Craft[];
  markers: Markers;
  siesta: SiestaPlace;
  donkeys: Donkeys;
  /** Whether a donkey is chosen that is still secret from the other seats. */
  donkey_hidden: boolean;
  /** Values of the dice that the player took in this round. */
  dice: number[];
  /** Number of hand cards. */
  hand_count: number;
  /** The hand cards; null unless the viewer is the owner. */
  hand: Card[] | null;
  hand_limit: number;
  /** Number of different goods that the next farm extension costs. */
  extension_cost: number;
  /** Maximum number of extra deliveries in a round. */
  extra_deliveries: number;
  income: Income;
  prices: Prices;
  /** Kinds of trade that are closed, each with a marker of the traveling salesman. */
  trades_closed: string[];
}

/** A space of the market, with its axial coordinates `q` and `r` in a grid of hexagons. */
export interface PrintedSpace {
  /** Number of the space, from 1. */
  space: number;
  q: number;
  r: number;
  /** Value of the barrow whose marker may be placed here. */
  value: number;
}

/** A space of the market, with its state. */
export interface Space extends PrintedSpace {
  /** Owner of the marker on the space; null for a free space. */
  owner: number | "neutral" | null;
  /** Whether the space is not used with this number of players. */
  closed: boolean;
  /** Numbers of the neighbouring spaces. */
  near: number[];
}

/** The market. */
export interface Market {
  spaces: Space[];
}

/** The row of a craft building that a seat is filling. */
export interface BuildingRow {
  seat: number;
  /** Number of the row, from 1. */
  row: number;
  delivered: Counts;
}

/** Points for completing a building now. */
export interface BuildingPoints {
  /** Points equal to the number of the round. */
  round: number;
  /** 1 for the first completion of this building. */
  first: number;
  /** 1 if this completion also removes a building order marker. */
  opened: number;
}

/** A craft building of the village. */
export interface Building {
  building: BuildingName;
  /** Number of the building, from 1. */
  number: number;
  /** Number on the building order marker of the building; null without a marker. */
  blocked: number | null;
  /** Whether no seat has completed the building yet. */
  first: boolean;
  /** Goods that a row requires. */
  row: Counts;
  /** Number of rows. */
  row_count: number;
  /** The rows that seats are filling. */
  rows: BuildingRow[];
  /** Seats whose marker is on the building. */
  completed: number[];
  /** Seats that have its craft marker. */
  crafted: number[];
  points: BuildingPoints;
}

/** A revenue space that the village elder has marked for a seat. */
export interface Marked {
  space: number;
  seat: number;
}

/** A roof marker on display. */
export interface DisplayedRoof {
  /** Place in the display, from 1: four places per round. */
  place: number;
  roof: string;
  /** Printed price in silver, without effects of helpers. */
  price: number;
  /** The round in which it was laid out. */
  round: number;
}

/** The roof markers of a later round. */
export interface ComingRoofs {
  round: number;
  /** Number of markers that will be laid out in that round. */
  count: number;
  /** The markers from which those of the round were drawn secretly. */
  of: string[];
}

/** The display of roof markers. */
export interface Roofs {
  display: DisplayedRoof[];
  /** Printed price of the current round's markers, in silver. */
  price: number;
  coming: ComingRoofs[];
  /** Whether unsold markers leave the display at the end of a round. */
  unsold_leave: boolean;
}

/** The siesta track. */
export interface SiestaTrack {
  /** Points of each space. */
  points: number[];
  /** Seats whose discs are on each space, from bottom to top. */
  discs: number[][];
  /** Steps on the track for each donkey marker, by number. */
  hats: number[];
}

/** The solo game. */
export interface Solo {
  /** Whether the player is the start player. */
  starts: boolean;
}

/** The open decision of a seat. `kind` is the name of the decision. The other fields depend on it, and those of other kinds are missing. */
export interface Pending {
  seat: number;
  kind: string;
  /** The card that the decision is about: a helper, or a card that is being paid for or needs a place. */
  card?: number;
  /** The helpers that are offered at the same time; the first is the one triggered last (ruling 28). */
  cards?: number[];
  /** Number of cards, deliveries, upgrades or goods that are left. */
  left?: number;
  /** Whether the delivery is a bought extra delivery. */
  bought?: boolean;
  /** Whether an effect grants the delivery, outside of the regular ones. */
  extra?: boolean;
  /** Whether the delivery is part of a helper's effect (ruling 30). */
  helper?: boolean;
  /** Owner of the threatening marker (kind `guard`), or the largest change of the die (kind `shift`). */
  by?: Owner;
  /** Value of the die or of the barrow; null if any market space may be chosen. */
  value?: number | null;
  /** Options of the die that are already used. */
  used?: ("first" | "second")[];
  /** Whether the seat took this die. */
  taken?: boolean;
  /** Whether the die is the last one, which all seats use. */
  last?: boolean;
  /** Maximum number of extra deliveries. */
  most?: number;
  /** Price of the next extra delivery. */
  price?: number;
  /** Number of hand cards above the limit. */
  over?: number;
  /** Goods to choose from. */
  goods?: Good[];
  /** Market spaces of the seat's markers that are threatened. */
  spaces?: number[];
  /** Whether the cards must be played. */
  must?: boolean;
  /** Revenue space that the merchant may use. */
  space?: number;
  /** What follows automatically after a pause for any-time actions. */
  before?: "income" | "turn_end";
  /** Whether a card may be drawn instead of played. */
  draw?: boolean;
  /** Whether a step on the siesta track may replace the next upgrade. */
  advance?: boolean;
  /** Side of the farm where the card needs a place. */
  side?: Side;
  /** Good that the lodge gives. */
  good?: Good;
  /** Whether the turned roof marker may be one that turns others (ruling 20). */
  any?: boolean;
  /** Points of the roof place just covered, which can be doubled. */
  points?: number;
}

/** The fields that are equal for all viewers. */
export interface Common {
  game: "la-granja";
  /** Number of seats. */
  seats: number;
  /** The choice of each option. Choices left to the edition are resolved. */
  options: Record<string, string>;
  round: number;
  /** Phase of the round; `over` after the end of the game. */
  phase: Phase;
  step: Step;
  /** Seats in turn order. */
  order: number[];
  /** Seats that may act. */
  actors: number[];
  /** The seat that may act, if it is the only one; else null. */
  on_turn: number | null;
  over: boolean;
  /** Number of cards in the deck. */
  deck: number;
  /** Numbers of the discarded cards. */
  discard: number[];
  market: Market;
  buildings: Building[];
  /** Number of dice on each revenue space, by its number. */
  dice: Record<string, number>;
  /** The revenue space marked by a village elder; null if none is marked. */
  marked: Marked | null;
  roofs: Roofs;
  siesta: SiestaTrack;
  /** Facts of the solo game; null in a game of several players. */
  solo: Solo | null;
  /** The winning seats; null before the end. */
  winners: number[] | null;
}

/** The fields that depend on the viewer. */
export interface Own {
  /** Points by seat; null if they are secret from the viewer. */
  scores: (number | null)[];
  /** The farms by seat. */
  players: Player[];
  /** The open decision of the viewer, or else of the first seat that may act; null after the end. */
  pending: Pending | null;
}

/** The view of a seat or a spectator. */
export interface View extends Common, Own {}

export const SIDES: readonly Side[] = ["field", "barrow", "extension", "helper"];

export const DENS: readonly Good[] = ["olive", "grain", "grape", "food", "wine", "meat"];

export const DIE_USES: readonly string[] = ["first", "second"];
