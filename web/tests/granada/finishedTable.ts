/** Finished tables of Granada for tests. */
import type { Table } from "../../src/api/table";
import { table } from "./fixture";

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];

/** Returns a table with this number of players, this view, and these seats as the browser's own. */
export function finishedTable(count: number, view: unknown, mine: number[] = []): Table {
  const seats = NAMES.slice(0, count).map((name, index) => ({
    index,
    kind: "guest" as const,
    name,
    bot: null,
    own: mine.includes(index),
    online: true,
    handle: null,
  }));
  return { ...table(), seats, own_seats: mine, view, phase: "over" };
}
