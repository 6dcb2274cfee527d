/** What No Siesta's view says: the game's own part of a table's state. */

export type Revenue = "olive" | "grain" | "grape" | "pig" | "donkey" | "hat" | "silver" | "commodity";
export type Counts = Partial<Record<Revenue, number>>;

/** What is stored and traded, harvest goods first. */
export const GOODS = ["olive", "grain", "grape", "pig", "donkey"] as const;
export const HARVEST: readonly Revenue[] = ["olive", "grain", "grape"];
/** The spaces of a revenue board, in their order. */
export const REVENUES = ["olive", "grain", "grape", "pig", "donkey", "silver", "hat", "commodity"] as const;
export const SPACES = ["discs", "harvest_sets", "roof_tiles", "animal_pairs", "helpers", "trades"] as const;
/** All abilities: those of everybody's own set first. */
export const HELPERS = [
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
] as const;
export const OWN_SET = 6;

/** What is printed on a sheet, and around it. */
export interface Printed {
  roof: { silver: number; points: number }[];
  helper_fields: { needs: Revenue[]; points: number }[];
  trade: { goods: Revenue[]; points: number };
  barrows: { goods: Revenue[]; donkeys: number; first: number; later: number }[];
  storage: Counts;
  siesta: { spaces: number; discs: number[] };
  arrows: [Revenue, Revenue][];
}
export interface RoofTile {
  kind: "bonus" | "change_revenue" | "point";
  bonus: string[];
  /** What it gives, counted: goods, a change of revenues, a point. */
  gain: Record<string, number>;
  used: boolean;
  /** Goods of a used bonus that still lie beside the board. */
  open: Revenue[];
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
  loose: Counts;
  waiting: Counts;
  not_stored: Counts;
  dice: string[];
  roof: number[];
  gap_cost: number;
  tiles: (RoofTile | null)[];
  helper_fields: Revenue[][];
  /** What the circles of each field still ask for. */
  lacks: Revenue[][];
  hired: (string | null)[];
  helpers: string[];
  working: string[];
  copied: string | null;
  trade: Revenue[];
  barrows: Barrow[];
  storage: Counts;
  cleared: Counts;
  esporles: string[];
  esporles_now: Record<string, number>;
  due: number;
  used: string[];
}
export interface Pending {
  kind: string;
  seat: number;
  next?: "anything" | "commodity" | "disc";
  die?: string;
  left?: number;
  field?: number;
  gap?: number;
  tiles?: { number: number; kind: string; bonus: string[]; gain: Record<string, number> }[] | null;
  [fact: string]: unknown;
}
export interface View {
  game: "no-siesta";
  seats: number;
  options: Record<string, string>;
  round: number;
  phase: "dice" | "scoring" | "end";
  step: string;
  start: number;
  actors: number[];
  on_turn: number | null;
  last_round: boolean;
  /** Rounds running without a cross, and how many more end the game (ruling 28); null until there are a few. */
  idle: { rounds: number; left: number } | null;
  over: boolean;
  dice: string[];
  last_die: string | null;
  tops: number[][];
  middle: Record<string, number> | null;
  esporles: { room: number; spaces: Record<string, number[]> };
  pile: number;
  sheet: Printed;
  winners: number[] | null;
  scores: (number | null)[];
  players: Player[];
  pending: Pending | null;
}
