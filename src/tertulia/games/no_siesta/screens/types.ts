/** Made by `python -m tools.contract` from `views/shape.py`: to be changed there, not here. */

/** Types of No Siesta's views. */

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

/** A gap in the roof, as printed. */
export interface Gap {
  /** Number of silver circles. */
  silver: number;
  /** Points for closing the gap. */
  points: number;
}

/** A helper field, as printed. */
export interface HelperField {
  /** Revenue of each circle. */
  needs: Revenue[];
  /** Points for filling the field, scored when a helper is hired for it. */
  points: number;
}

/** The long distance trade, as printed. */
export interface Trade {
  /** Goods that have a trade field. */
  goods: Revenue[];
  /** Points for each traded good. */
  points: number;
}

/** A market barrow, as printed. */
export interface PrintedBarrow {
  goods: Revenue[];
  /** Number of donkeys that the barrow needs. */
  donkeys: number;
  /** Points for the first completion of this barrow. */
  first: number;
  /** Points for a later completion. */
  later: number;
}

/** The siesta track, as printed. */
export interface SiestaTrack {
  /** Number of spaces. */
  spaces: number;
  /** Spaces that give a disc of the common supply. */
  discs: number[];
}

/** Printed facts of the players' sheets and the board. */
export interface Printed {
  roof: Gap[];
  helper_fields: HelperField[];
  trade: Trade;
  barrows: PrintedBarrow[];
  /** Number of circles in the row of each good. */
  storage: Counts;
  siesta: SiestaTrack;
  /** Pairs of neighbouring revenues on the revenue board, each pair once. */
  arrows: Revenue[][];
}

/** A roof tile. */
export interface Tile {
  kind: "bonus" | "change_revenue" | "point";
  /** Goods of a bonus tile; for a tile of another kind, only the name of its kind. */
  bonus: string[];
  /** Number of each entry of `bonus`, by its name. */
  gain: Record<string, number>;
}

/** A roof tile on a closed gap. */
export interface RoofTile extends Tile {
  /** Whether the tile's bonus was used. */
  used: boolean;
  /** Goods of a used bonus that are still beside the board. */
  open: Revenue[];
}

/** A drawn roof tile that a player may keep. */
export interface DrawnTile extends Tile {
  /** Number of the tile, from 1. */
  number: number;
}

/** A player's market barrow. */
export interface Barrow {
  /** Goods that are crossed off. */
  crossed: Revenue[];
  /** Number of harnessed donkeys. */
  donkeys: number;
  /** Whether the barrow is completed. */
  done: boolean;
  state: "open" | "undecided" | "first" | "later";
  /** Points for the completed barrow; null until they are known. */
  points: number | null;
  /** Revenues that may be loaded now. */
  wants: Revenue[];
  /** Goods still missing, from left to right. */
  lacks: Revenue[];
  /** Number of donkeys still missing. */
  missing: number;
}

/** A player's discs and sheet. */
export interface Player {
  seat: number;
  /** Total points; null while they are secret until the end of the game. */
  points: number | null;
  /** Points by source; null while they are secret until the end of the game. */
  sources: Record<string, number> | null;
  /** Space on the siesta track. */
  siesta: number;
  /** Number of free discs. */
  supply: number;
  /** Number of the player's discs in the common supply. */
  common: number;
  /** Number of discs on each revenue. */
  board: Counts;
  /** Number of temporary revenues of each kind beside the board, from any source. */
  loose: Counts;
  /** Revenues in `loose` that come from used roof tiles. */
  waiting: Counts;
  /** Goods in `loose` that were taken out of the storage and cannot be stored again. */
  not_stored: Counts;
  /** Faces of the dice taken in this round. */
  dice: Face[];
  /** Number of crossed circles of each gap. */
  roof: number[];
  /** Number of circles of the gap in progress; 0 if all gaps are closed. */
  gap_cost: number;
  /** Tiles of the closed gaps; null if the pile was empty. */
  tiles: (RoofTile | null)[];
  /** Revenues of the crossed circles of each helper field. */
  helper_fields: Revenue[][];
  /** Revenues of the circles of each helper field that are not crossed yet. */
  lacks: Revenue[][];
  /** Helper on each helper field; null without a helper. */
  hired: (HelperName | null)[];
  /** Hired helpers. */
  helpers: HelperName[];
  /** Active abilities, including a copied one. */
  working: HelperName[];
  copied: HelperName | null;
  /** Traded goods. */
  trade: Revenue[];
  barrows: Barrow[];
  /** Number of crossed circles in each row of the storage. */
  storage: Counts;
  /** Number of crossed circles in each row that are circled, as the good was taken out; they do not count. */
  cleared: Counts;
  /** Spaces of Esporles with a disc of the player. */
  esporles: SpaceName[];
  /** Points that each space would score for the player now. */
  esporles_now: Record<SpaceName, number>;
  /** Number of completed barrows whose disc for Esporles is not placed yet. */
  due: number;
  /** Actions allowed once per phase that are already used. */
  used: string[];
}

/** The market of Esporles. */
export interface Market {
  /** Number of discs that fit on a space. */
  room: number;
  /** Seats whose discs are on each space. */
  spaces: Record<SpaceName, number[]>;
}

/** Warning that the game ends after too many successive rounds without a crossed circle (ruling 28). */
export interface Idle {
  /** Number of successive rounds without a crossed circle. */
  rounds: number;
  /** Number of further rounds without a crossed circle after which the game ends. */
  left: number;
}

/** The open decision of a seat. The fields after `seat` depend on the kind; those of other kinds are missing. */
export interface Pending {
  kind: Asked;
  seat: number;
  next?: "anything" | "commodity" | "disc";
  /** The last die, whose revenues are marked. */
  die?: Face;
  /** Number of steps of discs, or of goods to take out, that are left. */
  left?: number;
  /** Number of the helper field, from 1. */
  field?: number;
  /** Number of the gap, from 1. */
  gap?: number;
  /** The two drawn tiles, one of which the seat keeps; null for other viewers. */
  tiles?: DrawnTile[] | null;
}

/** The fields that are equal for all viewers. */
export interface Common {
  game: "no-siesta";
  /** Number of seats. */
  seats: number;
  /** The choice of each option. */
  options: Record<string, string>;
  round: number;
  phase: "dice" | "scoring" | "end";
  step: "begin" | "first_die" | "second_die" | "last_die" | "scoring" | "market" | "hiring" | "end";
  /** The seat of the start player. */
  start: number;
  /** Seats that may act. */
  actors: number[];
  /** The seat that may act, if it is the only one; else null. */
  on_turn: number | null;
  /** Whether the game is known to end with this round. */
  last_round: boolean;
  /** Rounds without a crossed circle; null until the players are warned. */
  idle: Idle | null;
  over: boolean;
  /** Faces of the dice in the middle. */
  dice: Face[];
  /** Face of the last die; null until it is rolled for all players. */
  last_die: Face | null;
  /** For each barrow, the seats that completed it first. */
  tops: number[][];
  /** Number of tiles of each helper that can be hired; null except in the game for experienced farmers. */
  middle: Record<HelperName, number> | null;
  esporles: Market;
  /** Number of roof tiles in the pile. */
  pile: number;
  sheet: Printed;
  /** The winning seats; null before the end. */
  winners: number[] | null;
}

/** The scores, the players, and the open decision, which depends on the viewer. */
export interface Own {
  /** Points by seat; null if they are secret until the end. */
  scores: (number | null)[];
  /** The players by seat. */
  players: Player[];
  /** The open decision of the viewer, or else of the first seat that may act; null if no seat may act. */
  pending: Pending | null;
}

/** The view of a seat or a spectator. */
export interface View extends Common, Own {}

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
