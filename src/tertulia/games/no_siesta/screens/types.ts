/** Made by `python -m tools.contract` from `views/shape.py`: to be changed there, not here. */

/** What No Siesta's view says. */

export type Revenue = "olive" | "grain" | "grape" | "pig" | "donkey" | "hat" | "silver" | "commodity";

export type HelperName =
  | "roof_choice"
  | "change_revenue"
  | "trade_good"
  | "storage_silver"
  | "no_donkeys"
  | "commodity_hat"
  | "roof_costs"
  | "any_order"
  | "trade_hat"
  | "siesta_or_work"
  | "clear_storage"
  | "copy";

export type SpaceName = "discs" | "harvest_sets" | "roof_tiles" | "animal_pairs" | "helpers" | "trades";

export type Face = "olive_grain" | "grape" | "pig" | "donkey" | "hat" | "silver";

export type Asked =
  "take" | "mark" | "score" | "good" | "keep" | "change" | "out" | "market" | "complete" | "hire" | "copy";

export type Counts = Partial<Record<Revenue, number>>;

export interface Gap {
  silver: number;
  points: number;
}

export interface HelperField {
  needs: Revenue[];
  points: number;
}

export interface Trade {
  goods: Revenue[];
  points: number;
}

export interface PrintedBarrow {
  goods: Revenue[];
  donkeys: number;
  first: number;
  later: number;
}

export interface SiestaTrack {
  spaces: number;
  discs: number[];
}

/** What is printed on a sheet, and around it. */
export interface Printed {
  roof: Gap[];
  helper_fields: HelperField[];
  trade: Trade;
  barrows: PrintedBarrow[];
  storage: Counts;
  siesta: SiestaTrack;
  /** Pairs of neighbours. */
  arrows: Revenue[][];
}

/** A roof tile; `bonus` are its goods, or the one other thing that it gives. */
export interface Tile {
  kind: "bonus" | "change_revenue" | "point";
  bonus: string[];
  /** What it gives, counted: goods, a change of revenues, a point. */
  gain: Record<string, number>;
}

export interface RoofTile extends Tile {
  used: boolean;
  /** Goods of a used bonus that still lie beside the board. */
  open: Revenue[];
}

export interface DrawnTile extends Tile {
  number: number;
}

export interface Barrow {
  crossed: Revenue[];
  donkeys: number;
  done: boolean;
  state: "open" | "undecided" | "first" | "later";
  points: number | null;
  wants: Revenue[];
  /** What is still to be loaded, from left to right. */
  lacks: Revenue[];
  /** Donkeys that are still to be harnessed. */
  missing: number;
}

export interface Player {
  seat: number;
  points: number | null;
  sources: Record<string, number> | null;
  siesta: number;
  supply: number;
  common: number;
  board: Counts;
  /** All temporary revenues beside the board, wherever they came from. */
  loose: Counts;
  waiting: Counts;
  not_stored: Counts;
  dice: Face[];
  roof: number[];
  gap_cost: number;
  tiles: (RoofTile | null)[];
  helper_fields: Revenue[][];
  /** What the circles of each field still ask for. */
  lacks: Revenue[][];
  hired: (HelperName | null)[];
  helpers: HelperName[];
  working: HelperName[];
  copied: HelperName | null;
  trade: Revenue[];
  barrows: Barrow[];
  storage: Counts;
  cleared: Counts;
  esporles: SpaceName[];
  esporles_now: Record<SpaceName, number>;
  due: number;
  used: string[];
}

/** Esporles: how many discs a space takes, and whose lie there. */
export interface Market {
  room: number;
  spaces: Record<SpaceName, number[]>;
}

/** Rounds running without a cross, and how many more end the game. */
export interface Idle {
  rounds: number;
  left: number;
}

/** What a seat is asked; each kind of question has its own facts. */
export interface Pending {
  kind: Asked;
  seat: number;
  next?: "anything" | "commodity" | "disc";
  die?: Face;
  left?: number;
  field?: number;
  gap?: number;
  /** The two that are chosen of; null for everybody else. */
  tiles?: DrawnTile[] | null;
}

/** What is open to everybody. */
export interface Common {
  game: "no-siesta";
  seats: number;
  options: Record<string, string>;
  round: number;
  phase: "dice" | "scoring" | "end";
  step: "begin" | "first_die" | "second_die" | "last_die" | "scoring" | "market" | "hiring" | "end";
  start: number;
  actors: number[];
  on_turn: number | null;
  last_round: boolean;
  /** Null until there are a few such rounds (ruling 28). */
  idle: Idle | null;
  over: boolean;
  dice: Face[];
  last_die: Face | null;
  tops: number[][];
  /** Helper tiles that anybody can hire, in the game for experienced farmers. */
  middle: Record<HelperName, number> | null;
  esporles: Market;
  pile: number;
  sheet: Printed;
  winners: number[] | null;
}

/** Facts about seats, and the question, which depends on the viewer. */
export interface Own {
  scores: (number | null)[];
  players: Player[];
  pending: Pending | null;
}

/** The complete view. */
export interface View extends Common, Own {
}

export const FACES: readonly Face[] = ["olive_grain", "grape", "pig", "donkey", "hat", "silver"];

export const HELPERS: readonly HelperName[] = [
  "roof_choice",
  "change_revenue",
  "trade_good",
  "storage_silver",
  "no_donkeys",
  "commodity_hat",
  "roof_costs",
  "any_order",
  "trade_hat",
  "siesta_or_work",
  "clear_storage",
  "copy",
];

export const SPACES: readonly SpaceName[] = [
  "discs",
  "harvest_sets",
  "roof_tiles",
  "animal_pairs",
  "helpers",
  "trades",
];

export const GOODS: readonly Revenue[] = ["olive", "grain", "grape", "pig", "donkey"];

export const HARVEST: readonly Revenue[] = ["olive", "grain", "grape"];

export const REVENUE_BOARD: readonly Revenue[] = [
  "olive",
  "grain",
  "grape",
  "pig",
  "donkey",
  "silver",
  "hat",
  "commodity",
];

export const OWN_HELPERS: readonly HelperName[] = [
  "roof_choice",
  "change_revenue",
  "trade_good",
  "storage_silver",
  "no_donkeys",
  "commodity_hat",
];

export const PHASES: readonly string[] = ["dice", "scoring", "end"];

export const STEPS: readonly string[] = [
  "begin",
  "first_die",
  "second_die",
  "last_die",
  "scoring",
  "market",
  "hiring",
  "end",
];

export const NEXT: readonly string[] = ["anything", "commodity", "disc"];
