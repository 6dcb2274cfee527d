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

/** The messages that may say what a mark is about, the closest first: a part that has no words of its own is told as its whole. */
export function messagesOf(game: string, name: string): string[] {
  const whole = name.split("-")[0] ?? name;
  return [...new Set([name, whole])].map((part) => `${game}-component-${part}`);
}

type Row = { source?: unknown; marks?: Record<string, unknown> };

/** A set's data with only those of its rows of which something comes from a source: what has no rows stays as it is. */
export function fromSource(data: Record<string, unknown>, source: string): Record<string, unknown> {
  const comes = ({ source: whole, marks }: Row): boolean =>
    whole === source || Object.values(marks ?? {}).includes(source);
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [
      name,
      Array.isArray(part) ? (part as Row[]).filter(comes) : part,
    ]),
  );
}
