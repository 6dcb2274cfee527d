/** Splits legal actions into successive choices: the verb, then each of its arguments. */
import type { VerbSchema } from "../api/contract";
import type { Legal } from "../api/table";

export type Argument = Exclude<VerbSchema["parts"][number], string>;

/** An option: the next word of the notation, and the actions that continue with it. */
export interface Choice {
  word: string;
  actions: readonly Legal[];
}
export interface Question {
  /** The argument to choose; null for the verb. */
  argument: Argument | null;
  choices: readonly Choice[];
  /** The words of the notation so far, including those that were the only option. */
  path: readonly string[];
}

/** The largest number of actions that are all shown at once, in full words. */
export const MAX_LISTED_ACTIONS = 8;

const wordsOf = ({ notation }: Legal): string[] => notation.split(" ");

/** The actions whose notation begins with these words. */
export const actionsAfter = (legal: readonly Legal[], path: readonly string[]): Legal[] =>
  legal.filter((action) => path.every((word, index) => wordsOf(action)[index] === word));

/** The next choice after these words; null if none is left. */
export function nextQuestion(
  legal: readonly Legal[],
  schema: readonly VerbSchema[],
  path: readonly string[],
): Question | null {
  const left = actionsAfter(legal, path);
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
  // A single option is skipped.
  if (another === undefined && (fixed || left.length > 1))
    return nextQuestion(legal, schema, [...path, only]);
  return {
    argument: part === undefined || fixed ? null : part,
    choices: [...choices].map(([word, actions]) => ({ word, actions })),
    path,
  };
}

/** The numbers of a set in notation, such as `1+3`. */
export const numbersOf = (word: string): number[] => word.split("+").map(Number);
export const setWord = (numbers: Iterable<number>): string =>
  [...numbers].toSorted((a, b) => a - b).join("+");

/** The coordinates of a cell in notation, such as `2,-1`. */
export function cellOf(word: string): { x: number; y: number } {
  const [x = 0, y = 0] = word.split(",").map(Number);
  return { x, y };
}
