/** Legal actions as choices that are made one after another: the verb, then each of its arguments. */
import type { Legal, VerbSchema } from "../api/contract";

export type Argument = Exclude<VerbSchema["parts"][number], string>;

/** What may be chosen next: a word of the notation, and the actions that go on with it. */
export interface Choice {
  word: string;
  actions: readonly Legal[];
}
export interface Question {
  /** What is chosen; null for the verb. */
  argument: Argument | null;
  choices: readonly Choice[];
  /** The words of the notation chosen so far, those that leave no choice among them. */
  path: readonly string[];
}

/** Number of actions up to which all are offered at once, each in full words. */
export const AT_ONCE = 8;

const wordsOf = ({ notation }: Legal): string[] => notation.split(" ");

/** The actions that go on with these words. */
export const along = (legal: readonly Legal[], path: readonly string[]): Legal[] =>
  legal.filter((action) => path.every((word, index) => wordsOf(action)[index] === word));

/** What is to be chosen after these words; null where nothing is left to choose. */
export function questionAfter(
  legal: readonly Legal[],
  schema: readonly VerbSchema[],
  path: readonly string[],
): Question | null {
  const left = along(legal, path);
  if (left.length === 0) return null;
  const choices = new Map<string, Legal[]>();
  for (const action of left) {
    const word = wordsOf(action)[path.length];
    if (word !== undefined) choices.set(word, [...(choices.get(word) ?? []), action]);
  }
  const [only, another] = choices.keys();
  if (only === undefined) return null;
  const part = schema.find(({ name }) => name === path[0])?.parts[path.length - 1];
  const fixed = typeof part === "string";
  // What leaves no choice is not asked.
  if (another === undefined && (fixed || left.length > 1))
    return questionAfter(legal, schema, [...path, only]);
  return {
    argument: part === undefined || fixed ? null : part,
    choices: [...choices].map(([word, actions]) => ({ word, actions })),
    path,
  };
}

/** The numbers of a set in notation: `1+3`. */
export const numbersOf = (word: string): number[] => word.split("+").map(Number);
export const setWord = (numbers: Iterable<number>): string =>
  [...numbers].toSorted((a, b) => a - b).join("+");

/** A place in notation: `2,-1`. */
export function cellOf(word: string): { x: number; y: number } {
  const [x = 0, y = 0] = word.split(",").map(Number);
  return { x, y };
}
