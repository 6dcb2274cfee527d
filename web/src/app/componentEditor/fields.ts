/** Reads, writes and validates the fields of a component. */
import type { Field, Part, Path } from "../../match/editing";
import { t } from "../../i18n/words.svelte";
import { isPart } from "./setData";

/** The value at a path; undefined if it does not exist. */
export function valueAt(part: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)] as unknown;
    return isPart(value) ? value[step] : undefined;
  }, part);
}

/** A copy of the part with a value set at a path; `undefined` removes it. */
export function withValue(part: Part, [key, ...inner]: Path, value: unknown): Part {
  return putAt(part, [key, ...inner], value) as Part;
}

function putAt(container: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(container))
    return container.map((one: unknown, index) => (index === step ? putAt(one, rest, value) : one));
  const before = isPart(container) ? container : {};
  const inner = putAt(before[step], rest, value);
  if (inner !== undefined) return { ...before, [step]: inner };
  return Object.fromEntries(Object.entries(before).filter(([key]) => key !== String(step)));
}

export const fieldId = ({ at, name }: Field): string => [...at, ...(name ? [name] : [])].join("-");

export const readField = (field: Field, part: Part): unknown => field.read?.(part) ?? valueAt(part, field.at);

/** A copy of the part with a field's new value; an empty optional value is omitted. */
export function writeField(field: Field, part: Part, value: unknown): Part {
  if (field.write) return field.write(part, value);
  return withValue(part, field.at, field.optional && isEmpty(value) ? undefined : value);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isPart(value) && Object.keys(value).length === 0);

export const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const toCounts = (value: unknown): [string, number][] =>
  isPart(value) ? Object.entries(value).map(([kind, n]) => [kind, Number(n)]) : [];

const isWholeNumber = (value: unknown, least: number, most: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/** Error message for a field's value; empty if it is valid. */
export function fieldError(field: Field, part: Part): string {
  const value = readField(field, part);
  if (field.optional && isEmpty(value)) return "";
  switch (field.kind) {
    case "choice":
      return field.options.some((one) => one.value === value) ? "" : t("fault-one-of");
    case "number":
      return isWholeNumber(value, field.least, field.most)
        ? ""
        : t("fault-number-range", { least: field.least, most: field.most });
    case "list":
    case "several":
      return amountError(field, toList(value));
    case "counts": {
      const counts = toCounts(value);
      const right = counts.every(([, n]) => isWholeNumber(n, field.least, field.highest));
      if (!right) return t("fault-number-range", { least: field.least, most: field.highest });
      return amountError(
        field,
        counts.map(([kind]) => kind),
      );
    }
    case "flag":
      return "";
    case "name":
      return typeof value === "string" && toKey(value, field.longest) === value && value
        ? ""
        : t("workshop-wrong-name");
  }
}

function amountError(
  { options, fewest, most }: Extract<Field, { fewest: number }>,
  chosen: readonly string[],
): string {
  const right = chosen.length >= fewest && chosen.length <= most;
  const known = chosen.every((one) => options.some(({ value }) => String(value) === one));
  if (right && known) return "";
  return fewest === most
    ? t("workshop-wrong-exactly", { count: fewest })
    : t("fault-amount", { fewest, most });
}

/** A name in the form of the files: lower-case letters, digits and _, beginning with a letter. */
export const toKey = (text: string, longest: number): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+/, "")
    .slice(0, longest)
    .replace(/_+$/, "");
