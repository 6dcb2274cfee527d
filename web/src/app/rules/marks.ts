/** Marks of numbered things of one kind and one source are told together: tiles 1 to 54. */

import type { Mark } from "../../api/contract";

export interface Group {
  /** The thing's name without its number. */
  name: string;
  first: number | null;
  last: number | null;
  source: string;
}

export function grouped(marks: Mark[]): Group[] {
  const groups: Group[] = [];
  for (const { what, source } of marks) {
    const match = /^(.*\S)\s+(\d+)$/.exec(what);
    const name = match?.[1] ?? what;
    const number = match ? Number(match[2]) : null;
    const before = groups.at(-1);
    if (number !== null && before?.name === name && before.source === source && before.last === number - 1)
      before.last = number;
    else groups.push({ name, first: number, last: number, source });
  }
  return groups;
}
