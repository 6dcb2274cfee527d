/**
 * The fields of a helper that can be corrected: name, effect (one of those that the rules implement), and its numbers.
 */
import { capital } from "tertulia/i18n/facts";
import { t } from "tertulia/i18n/words.svelte";
import type { Choice, Field, Part } from "tertulia/match/editing";
import Picture from "../art/GoodPicture.svelte";
import { goodName, helperName, phaseName } from "../names";

const GOODS = "olive grain grape pig food wine meat silver point commodity".split(" ");
const PLAIN = [...GOODS, "draw", "siesta"];
const GAINS = [...GOODS, "draw", "play", "card", "upgrade", "siesta", "delivery", "roof", "harvest"];
const PHASES = ["farm", "revenue", "transport", "scoring"];
export const MODIFIERS = (
  "upgrade_discount pig_spaces roof_spaces hand_limit offspring pig_discount harvest_sale grape_sale sell_from_fields " +
  "roof_discount extra_deliveries free_extra_deliveries deliveries barrow_places locksmith"
).split(" ");
export const TRIGGERS = (
  "die_1 die_2 die_3 die_4 die_5 die_6 marker_removed income_with_field income_per_richer growth_olive growth_grain " +
  "growth_grape after_draw roof_bought deliveries_begin siesta_step scoring_first scoring_last scoring_three_markers " +
  "marker_placed marker_taken helper_played barrow_done building_done end_per_extension"
).split(" ");
/** For helpers with a special rule that give something: the possible gains. */
const GAIN_OF_ODD: Readonly<Record<string, readonly string[]>> = {
  lodge: GOODS.slice(0, 3),
  traveling_salesman: GOODS,
  bookkeeper: GOODS.slice(0, 8),
  sacristan: PLAIN,
};
export const ODD = (
  "porter village_elder merchant traveling_salesman bookkeeper lodge market_guard gambler fortune_teller sacristan " +
  "barterer water_carrier"
).split(" ");
const PAID_ODD = ["merchant", "market_guard"];
/** Could be used repeatedly at once, so they always work only once per round. */
const ONCE_ODD = ["lodge", "bookkeeper", "gambler", "fortune_teller"];
/**
 * Triggers in the middle of another action or in another player's turn. Such helpers offer no choice and cost nothing.
 */
const BY_ITSELF = /^(marker_|helper_played|siesta_step|scoring_|end_|income_|growth_)/;
const COMPLETIONS = ["barrow_done", "building_done"];
const MAX_AMOUNT = 8;
const MAX_NAME_CHARACTERS = 40;

const MODES = ["modifier", "trigger", "action", "odd"] as const;
type Mode = (typeof MODES)[number];

const helperOf = (part: Part): Part => (part["helper"] ?? {}) as Part;
const modeOf = (helper: Part): Mode | undefined => MODES.find((mode) => mode in helper);
const whatOf = (helper: Part, mode: Mode): string => (mode === "action" ? "" : String(helper[mode]));

/** Placeholder for a number or good that is not chosen yet. */
const OPEN = "…";
const effectText = (mode: Mode, what: string): string =>
  capital(t(`la-granja-${mode}-${what}`, { amount: OPEN, pay: OPEN, gain: OPEN }));
const effectChoices = (): Choice[] => [
  ...TRIGGERS.map((one) => toChoice("trigger", one, effectText("trigger", one))),
  { value: "action", words: t("la-granja-edit-action"), group: t("la-granja-edit-mode-action") },
  ...MODIFIERS.map((one) => toChoice("modifier", one, effectText("modifier", one))),
  ...ODD.map((one) => toChoice("odd", one, `${helperName(one)}: ${effectText("odd", one)}`)),
];
const toChoice = (mode: Mode, what: string, description: string): Choice => ({
  value: `${mode} ${what}`,
  words: description,
  group: t(`la-granja-edit-mode-${mode}`),
});

/** The helper with another effect. Keeps the name, and other facts as far as they fit. */
function withEffect(helper: Part, effect: string): Part {
  const [mode, what = ""] = effect.split(" ") as [Mode, string?];
  const { name, amount, gain, pay, once } = helper;
  if (mode === "modifier") return { name, modifier: what, amount: amount ?? 1 };
  const given =
    mode === "odd" ? GAIN_OF_ODD[what] : mode === "trigger" && BY_ITSELF.test(what) ? PLAIN : GAINS;
  const gives = given ? { gain: fittingAmounts(gain, given) } : {};
  const paid = mode === "odd" ? PAID_ODD.includes(what) : !isUnpaid(mode, what);
  const must = mode === "action" || ONCE_ODD.includes(what);
  return {
    name,
    [mode]: mode === "action" ? true : what,
    ...(paid && pay ? { pay } : {}),
    ...gives,
    ...(must || once ? { once: true } : {}),
  };
}
const isUnpaid = (mode: Mode, what: string): boolean =>
  mode === "trigger" && (BY_ITSELF.test(what) || COMPLETIONS.includes(what));

function fittingAmounts(gain: unknown, known: readonly string[]): Record<string, number> {
  const fittingGains = Object.entries((gain ?? {}) as Record<string, number>).filter(([kind]) =>
    known.includes(kind),
  );
  return fittingGains.length > 0
    ? Object.fromEntries(fittingGains)
    : { [known.includes("silver") ? "silver" : (known[0] ?? "")]: 1 };
}

const gainChoices = (known: readonly string[]): Choice[] =>
  known.map((value) => ({
    value,
    words: GOODS.includes(value) ? goodName(value) : t(`la-granja-count-${value}`, { n: 1 }),
  }));
const paymentChoices = (odd: boolean): Choice[] => [
  ...GOODS.map((value) => ({ value, words: goodName(value) })),
  ...(odd ? [] : ["card", "two_harvest"]).map((value) => ({ value, words: t(`la-granja-pay-${value}`) })),
];

/** The fields of the helper on a card. */
export function helperFields(part: Part): Field[] {
  const helper = helperOf(part);
  const mode = modeOf(helper) ?? "action";
  const what = whatOf(helper, mode);
  const counts = { kind: "counts", least: 1, highest: MAX_AMOUNT, Picture } as const;
  const fields: Field[] = [
    {
      kind: "name",
      at: ["helper", "name"],
      label: t("la-granja-component-card-name"),
      longest: MAX_NAME_CHARACTERS,
      shown: helperName,
    },
    {
      kind: "choice",
      at: ["helper"],
      name: "effect",
      label: t("la-granja-edit-effect"),
      options: effectChoices(),
      read: () => (mode === "action" ? "action" : `${mode} ${what}`),
      write: (before, effect) => ({ ...before, helper: withEffect(helperOf(before), String(effect)) }),
    },
  ];
  if (mode === "modifier")
    fields.push({
      kind: "number",
      at: ["helper", "amount"],
      label: t("la-granja-edit-amount"),
      least: 1,
      most: MAX_AMOUNT,
    });
  const paid = mode === "action" || (mode === "trigger" && !isUnpaid(mode, what)) || PAID_ODD.includes(what);
  if (paid && mode !== "modifier")
    fields.push({
      ...counts,
      at: ["helper", "pay"],
      label: t("la-granja-edit-pay"),
      options: paymentChoices(mode === "odd"),
      fewest: 0,
      most: 1,
      optional: true,
    });
  const known =
    mode === "odd" ? GAIN_OF_ODD[what] : mode === "trigger" && BY_ITSELF.test(what) ? PLAIN : GAINS;
  if (known && mode !== "modifier")
    fields.push({
      ...counts,
      at: ["helper", "gain"],
      label: t("la-granja-edit-gain"),
      options: gainChoices(known),
      fewest: 1,
      most: mode === "odd" ? 1 : 2,
    });
  if (mode === "trigger" || (mode === "odd" && !ONCE_ODD.includes(what)))
    fields.push({ kind: "flag", at: ["helper", "once"], label: t("la-granja-helper-once"), optional: true });
  fields.push({
    kind: "several",
    at: ["helper", "phases"],
    label: t("la-granja-edit-phases"),
    options: PHASES.map((value) => ({ value, words: phaseName(value) })),
    fewest: 1,
    most: PHASES.length,
    optional: true,
  });
  return fields;
}
