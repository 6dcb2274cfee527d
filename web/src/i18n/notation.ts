/** Parses an action's notation into its name and arguments, for the wording of a step that no event describes. */
type Value = string | number | number[];

export interface Action {
  name: string;
  args: Record<string, Value>;
}

/**
 * The form of each verb's notation, word by word: an argument's name, a fixed word in quotes (`'to'`), several
 * arguments in one word (`x,y`), or a set of numbers (`slots+`).
 */
export type Shape = Readonly<Record<string, readonly string[]>>;

/** The action that a notation describes; undefined if no verb of the game has its form. */
export function actionOf(notation: string, shape: Shape): Action | undefined {
  const [name = "", ...words] = notation.split(" ");
  const places = shape[name];
  if (places?.length !== words.length) return undefined;
  const args = Object.fromEntries(places.flatMap((place, index) => parseArgument(place, words[index] ?? "")));
  return { name, args };
}

function parseArgument(place: string, word: string): [string, Value][] {
  if (place.startsWith("'")) return [];
  if (place.endsWith("+")) return [[place.slice(0, -1), word.split("+").map(Number)]];
  const values = place.includes(",") ? word.split(",") : [word];
  return place.split(",").map((field, index) => [field, parseValue(values[index] ?? "")]);
}

const parseValue = (word: string): Value => (/^\d+$/.test(word) ? Number(word) : word);
