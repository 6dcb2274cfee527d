/** Words of the component set, and its cards and markets as pieces. */
import { formatList, t } from "tertulia/i18n/words.svelte";
import type { SetThing } from "tertulia/match/editing";
import type { PieceProps } from "tertulia/match/games";
import { buildingName, countsName, giftName, goodName, helperEffect, phaseName, roofName } from "../names";
import type { Card, Counts, Good, Harvest, HelperSide } from "../types";

export type Space = readonly [q: number, r: number, value: number];

interface PrintedBarrow {
  goods: Good[];
  points: number;
}
type PrintedHelper = Partial<HelperSide> & { name: string };

/** A card of the file in the form of a view; facts missing in a draft are empty. */
export function cardOf(part: PieceProps["part"]): Card {
  const barrow = (part["barrow"] ?? {}) as Partial<PrintedBarrow>;
  return {
    card: Number(part["number"] ?? 0),
    field: (part["field"] ?? "olive") as Harvest,
    barrow: { goods: barrow.goods ?? [], value: barrow.points ?? 0 },
    extension: (part["extension"] ?? []) as string[],
    helper: asInView((part["helper"] ?? { name: "" }) as PrintedHelper),
  };
}

/** A helper of the file in the form of a view, with the kind of its effect. */
function asInView({ odd, modifier, ...facts }: PrintedHelper): HelperSide {
  const does = odd ? { odd, effect: "odd" } : modifier ? { modifier, effect: "modifier" } : null;
  const effect = `${facts.trigger ? "trigger" : "action"}${facts.pay ? "-paid" : ""}`;
  return { phases: ["any"], once: false, ...facts, ...(does ?? { effect }) };
}

/** The spaces of a market. The large market consists of the small one and an outer ring. */
export function spacesOf(table: string, part: PieceProps["part"], set: PieceProps["set"]): Space[] {
  if (table === "small_market") return (part["spaces"] ?? []) as Space[];
  const small = (set["small_market"] as { spaces?: Space[] } | undefined)?.spaces ?? [];
  return [...small, ...((part["outer"] ?? []) as Space[])];
}

const CARD: Readonly<Record<string, (found: never, thing: SetThing) => string>> = {
  field: (found: Harvest) => goodName(found),
  barrow: (found: PrintedBarrow) =>
    `${formatList(found.goods.map(goodName))}, ${t("la-granja-card-value", { value: found.points })}`,
  extension: (found: string[]) => formatList(found.map(giftName)),
  helper: (_found: unknown, thing: SetThing) => helperEffect(cardOf(thing.row).helper),
};

/** A fact's value in words (`ComponentScreens.value`). */
export function valueText(thing: SetThing, key: string, found: unknown): string {
  if (found === undefined) return "";
  if (thing.table === "card") return CARD[key]?.(found as never, thing) ?? "";
  if (thing.table === "building")
    return key === "row" ? countsName(found as Counts) : buildingName(String(found));
  if (thing.table === "roof_phases") return formatList((found as string[]).map(phaseName));
  if (thing.table === "roofs")
    return (found as string[][])
      .map((roofs, nth) =>
        t("la-granja-printed-round", { round: nth + 1, roofs: formatList(roofs.map(roofName)) }),
      )
      .join("; ");
  if (!Array.isArray(found))
    return typeof found === "object" && found !== null
      ? begun(found as Record<string, number>)
      : String(found);
  const spaces = found as (number | number[])[];
  if (spaces.every((one) => typeof one === "number")) return spaces.join(", ");
  if (key === "spaces" || key === "outer") return spaces.map((one) => (one as number[])[2]).join(", ");
  return t("la-granja-printed-spaces", { n: spaces.length });
}

/** Numbers by good, for prices or for the starting goods. */
const begun = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([what, n]) =>
      t("la-granja-printed-count", { what: NAMES[what] ? t(NAMES[what]) : goodName(what), n }),
    )
    .join(", ");

const NAMES: Readonly<Record<string, string>> = {
  points: "la-granja-printed-points",
  commodities: "la-granja-good-commodity",
  cards: "la-granja-printed-cards",
};
