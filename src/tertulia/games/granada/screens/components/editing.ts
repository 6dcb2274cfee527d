/** The fields that the owner of a box can correct: tiles, yard and points. The money cards follow from the rules. */
import { t } from "tertulia/i18n/words.svelte";
import type { Choice, Editing, Field, Part } from "tertulia/match/editing";
import { kindName } from "../names";
import { CURRENCIES, KINDS, type Side } from "../types";

const SIDES: readonly Side[] = ["N", "E", "S", "W"];
const MAX_MOATS = 3;
/** Fronts have even values from 2 to 12, and each back has the next higher value. */
const FRONTS: readonly number[] = [2, 4, 6, 8, 10, 12];
const MAX_POINTS = 99;
const MAX_PER_SIDE = 9;
const PLACES: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3 };

const kindChoices = (): Choice[] => KINDS.map((kind) => ({ value: kind, words: kindName(kind) }));
const sideChoices = (): Choice[] => SIDES.map((side) => ({ value: side, words: t(`granada-side-${side}`) }));
const currencyChoices = (): Choice[] =>
  CURRENCIES.map((currency) => ({ value: currency, words: t(`granada-currency-${currency}`) }));

const faceOf = (part: Part, name: "front" | "back"): Part => (part[name] ?? {}) as Part;

/** Sets the values of both sides of a tile. */
function withValue(part: Part, value: unknown): Part {
  const front = Number(value);
  return {
    ...part,
    front: { ...faceOf(part, "front"), value: front },
    back: { ...faceOf(part, "back"), value: front + 1 },
  };
}

const tileFields = (): Field[] => [
  { kind: "choice", at: ["front", "kind"], options: kindChoices() },
  {
    kind: "choice",
    at: ["front", "value"],
    label: t("granada-printed-values"),
    options: FRONTS.map((value) => ({ value, words: `${value} / ${value + 1}` })),
    write: withValue,
  },
  { kind: "choice", at: ["back", "kind"], options: kindChoices() },
  { kind: "several", at: ["moats"], options: sideChoices(), fewest: 0, most: MAX_MOATS },
];

const majorityFields = (part: Part): Field[] =>
  Object.keys(part)
    .filter((key) => key in part && Array.isArray(part[key]))
    .flatMap((key) =>
      Array.from({ length: PLACES[key.slice(-1)] ?? 0 }, (_, place): Field => ({
        kind: "number",
        at: [key, place],
        label: t("granada-printed-place", {
          what: t(`granada-component-majorities-${key}`),
          place: place + 1,
        }),
        least: 0,
        most: MAX_POINTS,
      })),
    );

export default {
  tables: ["tile", "yard", "kinds", "moats", "majorities"],
  fields: ({ table, row }) => {
    switch (table) {
      case "tile":
        return tileFields();
      case "yard":
        return [{ kind: "list", at: ["currency_of_space"], options: currencyChoices(), fewest: 4, most: 4 }];
      case "kinds":
        return [
          { kind: "list", at: ["order"], options: kindChoices(), fewest: KINDS.length, most: KINDS.length },
        ];
      case "moats":
        return [{ kind: "number", at: ["points_per_side"], least: 0, most: MAX_PER_SIDE }];
      default:
        return majorityFields(row);
    }
  },
} satisfies Editing;
