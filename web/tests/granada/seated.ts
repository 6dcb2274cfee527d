/** A table whose game is over. */
import type { Table } from "../../src/api/table";
import { table } from "./fixture";

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];

/** With so many people, that view, and those seats as one's own. */
export function seated(count: number, view: unknown, mine: number[] = []): Table {
  const seats = NAMES.slice(0, count).map((name, index) => ({
    index,
    kind: "guest" as const,
    name,
    bot: null,
    mine: mine.includes(index),
    online: true,
    person: null,
  }));
  return { ...table(), seats, mine, view, phase: "over" };
}
