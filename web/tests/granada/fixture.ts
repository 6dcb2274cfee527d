/** A small table of Granada in the middle of a turn, as the server would send it. */
import type { Legal, Table } from "../../src/api/table";
import {
  KINDS,
  type Currency,
  type Kind,
  type Majority,
  type PrintedTile,
  type Tile,
  type View,
} from "../../../src/tertulia/games/granada/screens/types";
import { UNTIMED } from "../untimed";

export const tile = (number: number, kind: Kind, value: number): Tile => ({ number, kind, value });

const ALHAMBRA: Tile = { number: 0, kind: "start", value: 0 };
const CURRENCIES: Currency[] = ["yellow", "green", "orange", "blue"];
const YARD = CURRENCIES.map((_, index) => tile(20 + index, KINDS[index] ?? "park", 4 + 2 * index));

/** All tiles, with a moat in the north; the tiles of the yard lie with their fronts up. */
const TILES = Array.from({ length: 54 }, (_, index): PrintedTile => {
  const { kind, value } = YARD.find(({ number }) => number === index + 1) ?? tile(index + 1, "park", 2);
  return { front: { kind: kind as Kind, value }, back: { kind: "inn", value: value + 1 }, moats: ["N"] };
});

export function view(change: Partial<View> = {}): View {
  const none: Majority = { counts: [0, 0], best: [0, 0], total: 0, leader: null };
  return {
    game: "granada",
    seats: 2,
    options: { scoring: "normal" },
    tiles: TILES,
    phase: "act",
    actor: 0,
    start: 0,
    round: 3,
    yard: CURRENCIES.map((currency, index) => ({
      space: index + 1,
      currency,
      tile: YARD[index] ?? null,
    })),
    next_face: "back",
    bag: 30,
    money: {
      display: [
        { slot: 1, currency: "yellow", value: 2 },
        { slot: 2, currency: "blue", value: 3 },
        { slot: 3, currency: "green", value: 9 },
        { slot: 4, currency: "orange", value: 1 },
      ],
      deck: 60,
      discard: 10,
      scorings: {
        A: { drawn: false, earliest: 5, latest: 16 },
        B: { drawn: false, earliest: 30, latest: 41 },
      },
    },
    cities: [0, 1].map((seat) => ({
      seat,
      tiles: [{ ...ALHAMBRA, x: 0, y: 0 }],
      moat: 0,
      moat_sides: [],
    })),
    reserves: [[], []],
    bought: [],
    dirk: null,
    hands: [
      {
        cards: 4,
        money: [
          { currency: "yellow", value: 1, count: 1 },
          { currency: "yellow", value: 3, count: 2 },
          { currency: "blue", value: 9, count: 1 },
        ],
      },
      { cards: 6, money: null },
    ],
    pending: null,
    scores: [0, 0],
    scorings: [],
    majorities: Object.fromEntries(KINDS.map((kind) => [kind, none])) as Record<Kind, Majority>,
    forecast: [0, 0],
    next_scoring: "A",
    winners: null,
    over: false,
    ...change,
  };
}

export const legal = (
  name: string,
  args: Legal["args"],
  notation: string,
  more: Partial<Legal> = {},
): Legal => ({
  name,
  args,
  notation,
  reveals: false,
  hint: {},
  ...more,
});

const take = (...slots: number[]): Legal =>
  legal("take", { slots }, `take ${slots.join("+")}`, { reveals: true });
export const ACTIONS: Legal[] = [
  ...[1, 2, 3, 4].map((slot) => take(slot)),
  take(1, 2),
  take(1, 4),
  take(2, 4),
  legal("buy", { space: 1 }, "buy 1", { hint: { exact: true } }),
  legal("buy", { space: 4 }, "buy 4", { hint: { exact: false } }),
];

export function table(change: Partial<Table> = {}, look: Partial<View> = {}): Table {
  const seat = { bot: null, online: true, handle: null };
  return {
    id: "t1",
    game: "granada",
    options: { scoring: "normal" },
    public: true,
    version: 5,
    position: 4,
    phase: "running",
    seats: [
      { index: 0, kind: "me", name: "Ana", own: true, ...seat },
      { index: 1, kind: "guest", name: "Ben", own: false, ...seat },
    ],
    host: true,
    host_seat: 0,
    own_seats: [0],
    seat: 0,
    view: view(look),
    legal: ACTIONS,
    actors: [0],
    log: [{ ply: 4, seat: 1, action: "take 1", events: [] }],
    undo: 0,
    commitment: "00",
    components: { hash: "00", digest: "00", name: "", is_default: true, bots_trained: true },
    key: null,
    rematch_table: null,
    substitutions: [],
    practice: null,
    outcome: null,
    patience: 600,
    substitute: "greedy",
    hints: false,
    time: UNTIMED,
    ...change,
  };
}
