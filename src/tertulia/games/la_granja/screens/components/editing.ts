/**
 * The fields that the owner of a box can correct: cards, roofs, craft buildings, farm board, siesta track and markets.
 */
import { capital } from "tertulia/i18n/facts";
import { t } from "tertulia/i18n/words.svelte";
import type { Choice, Editing, Field, Part, SetData, SetThing } from "tertulia/match/editing";
import Picture from "../art/GoodPicture.svelte";
import { giftName, goodName, phaseName, roofName } from "../names";
import type { Space } from "./facts";
import { helperFields } from "./helperFields";
import { placeKey, placeFields, spotOf } from "./places";

const RESOURCES = ["olive", "grain", "grape", "pig"];
const SYMBOLS = [...RESOURCES, "food", "wine", "meat", "silver"];
const DELIVERABLE = [...SYMBOLS, "commodity"];
const GIFTS = ["delivery", "silver", "pig_space"];
const PHASES = ["farm", "revenue", "transport", "scoring"];
export const ROOFS = (
  "olive grape grain_or_olive harvest_good two_harvest_goods pig upgrade_1 upgrade_2 delivery bought_delivery card point " +
  "silver_2 silver_3 silver_4 reuse_roof siesta_1 siesta_2 upgraded_good change_die_1 change_die_2 take_income " +
  "market_marker double_roof_points"
).split(" ");
/** Limits for the values of market spaces. */
const LOWEST = 2;
const HIGHEST = 6;
const EDITIONS = ["original", "deluxe"] as const;

const toChoices = (values: readonly string[], words: (value: string) => string): Choice[] =>
  values.map((value) => ({ value, words: words(value) }));
const goodChoices = (values: readonly string[]): Choice[] => toChoices(values, goodName);

const cardFields = ({ row }: SetThing): Field[] => [
  { kind: "choice", at: ["field"], options: goodChoices(RESOURCES.slice(0, 3)), Picture },
  {
    kind: "list",
    at: ["barrow", "goods"],
    label: t("la-granja-edit-goods"),
    options: goodChoices(SYMBOLS),
    fewest: 2,
    most: 5,
    Picture,
  },
  {
    kind: "choice",
    at: ["barrow", "points"],
    label: t("la-granja-printed-points"),
    options: [6, 5, 4, 3, 2].toReversed().map((value) => ({ value, words: String(value) })),
  },
  { kind: "several", at: ["extension"], options: toChoices(GIFTS, giftName), fewest: 2, most: 2 },
  ...helperFields(row),
];

const buildingFields = (): Field[] => [
  {
    kind: "counts",
    at: ["row"],
    options: goodChoices(DELIVERABLE),
    fewest: 1,
    most: 9,
    least: 1,
    highest: 9,
    Picture,
  },
];

/** Number fields from 0 to `most` for parts of one fact. */
const numbers = (
  key: string,
  inner: readonly (string | number)[],
  most: number,
  label: (one: string | number) => string,
): Field[] => inner.map((one) => ({ kind: "number", at: [key, one], label: label(one), least: 0, most }));
const ordinal = (one: string | number): string => String(Number(one) + 1);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const START: Readonly<Record<string, string>> = {
  points: "la-granja-printed-points",
  silver: "la-granja-good-silver",
  commodities: "la-granja-good-commodity",
  cards: "la-granja-printed-cards",
};

const boardFields = (): Field[] => [
  ...["buy", "sell", "upgrade"].flatMap((key) =>
    numbers(key, RESOURCES, 9, (good) => goodName(String(good))),
  ),
  ...numbers("roof_points", upTo(6), 99, ordinal),
  { kind: "number", at: ["hand_limit"], least: 0, most: 20 },
  { kind: "number", at: ["extra_deliveries"], least: 0, most: 2 },
  { kind: "number", at: ["pig_spaces"], least: 0, most: 9 },
  { kind: "number", at: ["markers"], least: 15, most: 99 },
  ...numbers("start", Object.keys(START), 9, (one) => capital(t(START[one] ?? ""))),
];

const siestaFields = (): Field[] => [
  ...numbers("points", upTo(10), 99, String),
  ...numbers("hats", upTo(4), 9, ordinal),
];

const roofFields = (): Field[] =>
  EDITIONS.flatMap((edition) =>
    upTo(6).flatMap((round) =>
      upTo(4).map((place): Field => ({
        kind: "choice",
        at: [edition, round, place],
        label: ordinal(place),
        group: t("la-granja-edit-round", { round: round + 1 }),
        options: toChoices(ROOFS, (roof) => capital(roofName(roof))),
      })),
    ),
  );

const phaseFields = ({ row }: SetThing): Field[] =>
  Object.keys(row)
    .filter((key) => key in WHEN)
    .map((key) => ({
      kind: "several",
      at: [key],
      options: toChoices(PHASES, phaseName),
      fewest: 1,
      most: PHASES.length,
    }));
const WHEN = Object.fromEntries(
  ["delivery", "bought_delivery", "change_die_1", "change_die_2", "double_roof_points"].map((roof) => [
    roof,
    true,
  ]),
);

/** Indices of spaces in reading order: row by row, from the left. */
const inReading = (spaces: readonly Space[]): number[] =>
  upTo(spaces.length).toSorted((a, b) => readingOrder(spaces[a] as Space) - readingOrder(spaces[b] as Space));
const readingOrder = ([q, r]: Space): number => 100 * r + q;

/** Number fields for the values of spaces in reading order, grouped by row. */
function valueFields(key: string, spaces: readonly Space[]): Field[] {
  const rows = [...new Set(spaces.map(([, r]) => r))].toSorted((a, b) => a - b);
  return inReading(spaces).map((index, at) => ({
    kind: "number",
    at: [key, index, 2],
    label: String(at + 1),
    group: t("la-granja-edit-row", { row: rows.indexOf((spaces[index] as Space)[1]) + 1 }),
    least: LOWEST,
    most: HIGHEST,
  }));
}
const spaceChoices = (spaces: readonly Space[]): Choice[] =>
  inReading(spaces).map((index, at) => ({
    value: placeKey(spaces[index] ?? []),
    words: t("la-granja-edit-space", { space: at + 1, value: (spaces[index] as Space)[2] }),
  }));

function smallBoardFields({ row }: SetThing): Field[] {
  const spaces = (row["spaces"] ?? []) as Space[];
  const startOf = (part: Part): readonly unknown[][] => (part["start"] ?? []) as unknown[][];
  return [
    ...valueFields("spaces", spaces),
    ...upTo(4).map((seat): Field => ({
      kind: "choice",
      at: ["start", seat],
      label: ordinal(seat),
      options: spaceChoices(spaces),
      read: (part) => placeKey(startOf(part)[seat] ?? []),
      write: (part, value) => ({
        ...part,
        start: startOf(part).map((one, at) => (at === seat ? spotOf(value) : one)),
      }),
    })),
  ];
}

function largeBoardFields({ row }: SetThing, set: SetData): Field[] {
  const spaces = (row["outer"] ?? []) as Space[];
  const key = "closed_deluxe_3_players";
  const inner = ((set["small_market"] as Part | undefined)?.["spaces"] ?? []) as Space[];
  return [
    ...valueFields("outer", spaces),
    ...placeFields("outer", key, { inner, spaces, order: inReading(spaces) }),
    {
      kind: "several",
      at: [key],
      options: spaceChoices(spaces),
      fewest: 0,
      most: spaces.length,
      read: (part) => ((part[key] ?? []) as unknown[][]).map(placeKey),
      write: (part, value) => ({ ...part, [key]: (value as string[]).map(spotOf) }),
    },
  ];
}

const FIELDS: Readonly<Record<string, (thing: SetThing, data: SetData) => Field[]>> = {
  card: cardFields,
  building: buildingFields,
  roofs: roofFields,
  roof_phases: phaseFields,
  player_board: boardFields,
  siesta: siestaFields,
  small_market: smallBoardFields,
  large_market: largeBoardFields,
};

export default {
  tables: Object.keys(FIELDS),
  // Helper names are unique, and each building belongs to one number of the die.
  unique: { card: ["helper"], building: ["name"] },
  fields: (thing, data) => FIELDS[thing.table]?.(thing, data) ?? [],
} satisfies Editing;
