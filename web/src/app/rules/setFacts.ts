/** Reads a component set as a list of things (tables or rows), each with its facts and their sources. */
import { formatList } from "../../i18n/words.svelte";
import type { SetThing } from "../../match/editing";

/** Sources of unconfirmed facts, which are not documented or only follow from others. */
const UNCONFIRMED: ReadonlySet<string> = new Set(["inferred", "reconstructed"]);
/** Value of the source filter that selects unconfirmed facts. */
export const UNCONFIRMED_FILTER = "nobody";
export const ALL_SOURCES = "";

export interface Fact {
  key: string;
  /** Undefined if the mark is about a part of another fact. */
  value: unknown;
  source: string;
}

export interface Thing extends SetThing {
  facts: Fact[];
}

type Row = Record<string, unknown> & { source?: unknown; marks?: Record<string, unknown> };

/** The things of a set in file order: each row of an array of tables, and each table without rows. */
export function listThings(data: Record<string, unknown>): Thing[] {
  return Object.entries(data).flatMap(([table, part]): Thing[] =>
    Array.isArray(part)
      ? (part as Row[]).map((row) => ({ table, number: Number(row["number"]), row, facts: factsOf(row) }))
      : [{ table, number: null, row: part as Row, facts: factsOf(part as Row) }],
  );
}

/** The facts of a row with their sources, then the marks about parts of facts. */
function factsOf({ source, marks = {}, ...row }: Row): Fact[] {
  const own = Object.entries(row)
    .filter(([key]) => key !== "number")
    .map(([key, value]) => ({ key, value, source: String(marks[key] ?? source) }));
  const parts = Object.entries(marks).filter(([part]) => part === "number" || !(part in row));
  return [...own, ...parts.map(([key, mark]) => ({ key, value: undefined, source: String(mark) }))];
}

/** Whether a fact passes the source filter: all sources, unconfirmed ones, or one source. */
export const passesFilter = (fact: Fact, source: string): boolean =>
  source === ALL_SOURCES ||
  (source === UNCONFIRMED_FILTER ? UNCONFIRMED.has(fact.source) : fact.source === source);

/** A value in words: each name in it is replaced by `word`. */
export function valueText(value: unknown, word: (name: string) => string): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return word(value);
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueText(one, word));
    return value.some((one) => typeof one === "object") ? parts.join("; ") : formatList(parts);
  }
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, one]) => `${word(name)}: ${valueText(one, word)}`)
      .join(", ");
  return String(value);
}
