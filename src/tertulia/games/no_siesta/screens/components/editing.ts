/** The fields that the owner of a box can correct: sheet, tracks, arrows and roof tiles. */
import { capital } from "tertulia/i18n/facts";
import type { Choice, Editing, Field, Part } from "tertulia/match/editing";
import { bonusName, goodName } from "../names";
import { GOODS, type Revenue } from "../types";

/** Revenues that a circle can require. */
const NEEDED: readonly Revenue[] = ["olive", "grain", "grape", "pig", "donkey", "hat", "silver"];
/** Goods that a barrow can require: donkeys go in front of it, and hats cannot be loaded. */
const LOADED = NEEDED.filter((good) => good !== "donkey" && good !== "hat");
const MOVED = NEEDED.filter((good) => good !== "hat");
const MAX_POINTS = 20;
/** Number of helper fields on the left, which score nothing (rules). */
const FREE_FIELDS = 2;
const MAX_CIRCLES = 4;
const MAX_GOODS = 10;
const MAX_IN_A_ROW = 12;
const [FEWEST_SPACES, MOST_SPACES] = [3, 30];
const DISC_SPACES = 3;
const TILES = 24;
const BETWEEN = "+";

const toChoices = (goods: readonly string[]): Choice[] =>
  goods.map((good) => ({ value: good, words: capital(goodName(good)) }));
/** Unordered pairs; `twice`: whether both may be equal. */
const listPairs = (goods: readonly string[], twice: boolean): string[][] =>
  goods.flatMap((one, nth) => goods.slice(twice ? nth : nth + 1).map((other) => [one, other]));
const joinGoods = (goods: readonly string[]): string =>
  goods.toSorted((a, b) => NEEDED.indexOf(a as Revenue) - NEEDED.indexOf(b as Revenue)).join(BETWEEN);

const pointsField = (key: string, most = MAX_POINTS): Field => ({
  kind: "number",
  at: [key],
  least: 0,
  most,
});

/** A field for a list of pairs, each worded by both of its goods. */
function ofPairs(
  kind: "list" | "several",
  key: string,
  options: readonly string[][],
  words: (goods: string[]) => string,
): Field {
  return {
    kind,
    at: [key],
    options: options.map((goods) => ({ value: joinGoods(goods), words: words(goods) })),
    fewest: 0,
    most: kind === "list" ? TILES : options.length,
    read: (part: Part) => ((part[key] ?? []) as string[][]).map(joinGoods),
    write: (part: Part, value: unknown) => ({
      ...part,
      [key]: (value as string[]).map((one) => one.split(BETWEEN)),
    }),
  };
}

const FIELDS: Readonly<Record<string, (row: Part) => readonly Field[]>> = {
  roof_gap: () => [{ kind: "number", at: ["silver"], least: 2, most: MAX_POINTS }, pointsField("points")],
  helper_field: ({ number }) => [
    { kind: "list", at: ["needs"], options: toChoices(NEEDED), fewest: 2, most: MAX_CIRCLES },
    ...(Number(number) > FREE_FIELDS ? [pointsField("points")] : []),
  ],
  trade: () => [
    { kind: "several", at: ["fields"], options: toChoices(GOODS), fewest: 1, most: GOODS.length },
    pointsField("points"),
  ],
  barrow: () => [
    { kind: "list", at: ["goods"], options: toChoices(LOADED), fewest: 2, most: MAX_GOODS },
    pointsField("donkeys", MAX_CIRCLES),
    pointsField("first"),
    pointsField("later"),
  ],
  storage: () => GOODS.map((good): Field => ({ kind: "number", at: [good], least: 1, most: MAX_IN_A_ROW })),
  siesta: ({ spaces }) => [
    { kind: "number", at: ["spaces"], least: FEWEST_SPACES, most: MOST_SPACES },
    {
      kind: "several",
      at: ["disc_spaces"],
      options: Array.from({ length: Math.min(Number(spaces) || 0, MOST_SPACES) }, (_, at) => ({
        value: at + 1,
        words: String(at + 1),
      })),
      fewest: DISC_SPACES,
      most: DISC_SPACES,
      write: (part, value) => ({ ...part, disc_spaces: (value as string[]).map(Number) }),
    },
  ],
  revenue_board: () => [
    ofPairs("several", "arrows", listPairs(MOVED, false), (ends) => ends.map(goodName).join(" ↔ ")),
  ],
  roof_tiles: () => [
    ofPairs("list", "bonus", [...NEEDED.map((good) => [good]), ...listPairs(NEEDED, true)], bonusName),
    pointsField("change_revenue", TILES),
    pointsField("point", TILES),
  ],
};

export default {
  tables: Object.keys(FIELDS),
  fields: ({ table, row }) => FIELDS[table]?.(row) ?? [],
} satisfies Editing;
