/** Words for the errors of a component set: the game's message for an error code, or else that of all games. */
import type { SetFault } from "../api/contract";
import { flatten } from "./facts";
import { dictionary, t } from "./words.svelte";

/** An error in words. If its code has no message in any catalogue, the text is the server's English one. */
export interface FaultText {
  text: string;
  /** The language of the text if it differs from the page's. */
  language?: "en";
}

export function faultText(
  game: string,
  { code, args, message }: Pick<SetFault, "code" | "args" | "message">,
): FaultText {
  const id = [`${game}-fault-${code}`, `fault-${code}`].find((one) => dictionary.has(one));
  return id ? { text: t(id, flatten(game, args)) } : { text: message, language: "en" };
}
