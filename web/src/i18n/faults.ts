/** What is wrong with a set of components, in words: the game's own message for its code or that of all games, with its arguments. */
import type { SetFault } from "../api/contract";
import { flatten } from "./facts";
import { dictionary, t } from "./words.svelte";

/** What is told of a problem; in English, with the keys of a file, where nobody has written words for its code. */
export interface Told {
  text: string;
  /** Its language, where that is not the reader's. */
  language?: "en";
}

export function faultTold(
  game: string,
  { code, args, message }: Pick<SetFault, "code" | "args" | "message">,
): Told {
  const id = [`${game}-fault-${code}`, `fault-${code}`].find((one) => dictionary.has(one));
  return id ? { text: t(id, flatten(game, args)) } : { text: message, language: "en" };
}
