/** Which of a table's options are not the usual ones. */
import type { GameOption } from "../../api/contract";

type Chosen = [name: string, choice: string];

/** What somebody chose, and what is as usual, each in the order of the table. */
export function sorted(
  options: Readonly<Record<string, string>>,
  offered: readonly GameOption[],
): { unusual: Chosen[]; usual: Chosen[] } {
  const usual = new Map(offered.map((option) => [option.name, option.default]));
  const chosen = Object.entries(options);
  return {
    unusual: chosen.filter(([name, choice]) => usual.get(name) !== choice),
    usual: chosen.filter(([name, choice]) => usual.get(name) === choice),
  };
}
