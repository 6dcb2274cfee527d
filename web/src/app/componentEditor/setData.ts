/**
 * Operations on component sets as data: a set is stored as its changes to the game's own set (`base`), and each fact
 * has a mark, the source that it is known from.
 */
import type { Part, SetData } from "../../match/editing";

export const MARK = "source";
export const MARKS = "marks";
export const NUMBER = "number";
export const BOX = "box";
/** Marks of unconfirmed facts. */
const UNCONFIRMED = ["inferred", "reconstructed"];

/** The place of a component in a set: a table without rows (`number` is null), or the row with this number. */
export interface Place {
  table: string;
  number: number | null;
}

export const isEqual = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** A value as text that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isPart(value)) return JSON.stringify(value) ?? "null";
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}

export const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Part[] => Array.isArray(value) && value.every(isPart);

/** Whether data has the shape of changes to the base: only tables and row numbers of the base, each number once. */
export function isChanges(base: SetData, data: unknown): data is SetData {
  if (!isPart(data)) return false;
  return Object.entries(data).every(([name, part]) => {
    const own = base[name];
    if (own === undefined || isPart(own)) return own !== undefined && isPart(part);
    const numbers = isRows(part) ? part.map((row) => row[NUMBER]) : [];
    const known = numbers.every((number) => own.some((row) => row[NUMBER] === number));
    return isRows(part) && known && new Set(numbers).size === numbers.length;
  });
}

export function listComponents(base: SetData): Place[] {
  return Object.entries(base).flatMap(([table, part]): Place[] =>
    isPart(part) ? [{ table, number: null }] : part.map((row) => ({ table, number: Number(row[NUMBER]) })),
  );
}

export function partAt(set: SetData, { table, number }: Place): Part | undefined {
  const part = set[table];
  if (part === undefined || isPart(part)) return part;
  return part.find((row) => row[NUMBER] === number);
}

/** The complete set: the base with changed rows and tables replaced as a whole. */
export function completeSet(base: SetData, changes: SetData): SetData {
  return Object.fromEntries(
    Object.entries(base).map(([table, part]) => {
      const own = changes[table];
      if (own === undefined) return [table, part];
      if (isPart(part) || isPart(own)) return [table, own];
      return [table, part.map((row) => own.find((one) => one[NUMBER] === row[NUMBER]) ?? row)];
    }),
  );
}

/** The complete tables and rows of a set whose facts or marks differ from the base. */
export function diffSets(base: SetData, complete: SetData): SetData {
  return listComponents(base).reduce<SetData>((changes, place) => {
    const part = partAt(complete, place);
    return part === undefined ? changes : withComponent(base, changes, place, part);
  }, {});
}

/** The changes after a component was edited; one that equals the base is removed from them. */
export function withComponent(base: SetData, changes: SetData, place: Place, part: Part): SetData {
  const { table, number } = place;
  const usual = isEqual(partAt(base, place), part);
  const { [table]: before, ...others } = changes;
  if (number === null) return usual ? others : { ...others, [table]: part };
  const rows = before === undefined || isPart(before) ? [] : before.filter((row) => row[NUMBER] !== number);
  const now = usual ? rows : [...rows, part].toSorted((a, b) => Number(a[NUMBER]) - Number(b[NUMBER]));
  return now.length > 0 ? { ...others, [table]: now } : others;
}

const marksOf = (part: Part): Readonly<Record<string, unknown>> => {
  const marks = part[MARKS];
  return isPart(marks) ? marks : {};
};

export const factsOf = (part: Part): string[] =>
  Object.keys(part).filter((key) => ![MARK, MARKS, NUMBER].includes(key));

/** The mark of a fact: its own, or that of the row. */
export const markOf = (part: Part, key: string): string => String(marksOf(part)[key] ?? part[MARK]);

/** Whether a fact of the component, or a part of one, is unconfirmed. */
export function isUnconfirmed(part: Part): boolean {
  const facts = factsOf(part);
  const parts = Object.entries(marksOf(part)).filter(([key]) => key !== NUMBER && !facts.includes(key));
  return [...facts.map((key) => markOf(part, key)), ...parts.map(([, mark]) => String(mark))].some((mark) =>
    UNCONFIRMED.includes(mark),
  );
}

/** The component with all facts marked as confirmed by the owner's copy. */
export function confirmAll(part: Part): Part {
  return { ...Object.fromEntries(Object.entries(part).filter(([key]) => key !== MARKS)), [MARK]: BOX };
}

/** The component with one fact marked as confirmed; if all facts are, one mark replaces theirs. */
export function confirmFact(part: Part, key: string): Part {
  const marks = { ...marksOf(part), [key]: BOX };
  const marked = { ...part, [MARKS]: marks };
  return factsOf(part).every((one) => markOf(marked, one) === BOX) ? confirmAll(part) : marked;
}

/** An edited component with its changed facts marked as confirmed by the owner's copy. */
export function confirmChanges(before: Part, after: Part): Part {
  return factsOf(after)
    .filter((key) => !isEqual(before[key], after[key]))
    .reduce(confirmFact, after);
}

/** The component `to` with the facts of another one; its number and the facts in `keep` stay. */
export function copyFacts(from: Part, to: Part, keep: readonly string[] = []): Part {
  const facts = factsOf(from).filter((key) => !keep.includes(key));
  return confirmChanges(to, { ...to, ...Object.fromEntries(facts.map((key) => [key, from[key]])) });
}

export interface ComponentCounts {
  corrected: number;
  unconfirmed: number;
  all: number;
}

/** Numbers of corrected, unconfirmed and all components among `all`, by default the complete set. */
export function countComponents(
  base: SetData,
  changes: SetData,
  all: readonly Place[] = listComponents(base),
): ComponentCounts {
  const complete = completeSet(base, changes);
  return {
    corrected: all.filter((place) => partAt(changes, place) !== undefined).length,
    unconfirmed: all.filter((place) => isUnconfirmed(partAt(complete, place) ?? {})).length,
    all: all.length,
  };
}

/** The content of a component set's file. A draft is a set that is not playable yet. */
export const toSetFile = (name: string, game: string, changes: SetData, draft: boolean): Part => ({
  set: { name, game, ...(draft ? { draft: true } : {}) },
  ...changes,
});

export const MAX_NAME_CHARACTERS = 60;

/** A name as the server accepts it: without control characters and angle brackets, shortened; null if empty. */
export function cleanName(text: string): string | null {
  const plain = [
    ...text
      .replace(/[<>\p{C}\p{Zl}\p{Zp}]/gu, "")
      .replace(/\s+/g, " ")
      .trim(),
  ];
  return plain.slice(0, MAX_NAME_CHARACTERS).join("").trim() || null;
}
