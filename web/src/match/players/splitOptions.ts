/** Splits a table's options into those that differ from the default and the rest, both in the table's order. */
import type { GameOption } from "../../api/contract";

type Chosen = [name: string, choice: string];

export function splitOptions(
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
