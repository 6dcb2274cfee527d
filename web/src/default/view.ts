/** What a game's view holds for each seat, and what it holds for all: read from its shape, without knowing the game. */
import type { Table } from "../api/table";
import { schema } from "../i18n/schema";

export type Field = readonly [name: string, value: unknown];
export interface Split {
  shared: readonly Field[];
  /** By seat. */
  own: readonly (readonly Field[])[];
  /** By seat; null where it is not known. Nothing where the view has no points. */
  scores: readonly (number | null)[] | null;
}

/** What the page tells elsewhere. */
const ELSEWHERE = new Set(["game", "seats", "options", "over", "winners", "actors", "scores"]);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The rows of a list by seat where every row is about one seat, each about another; null for any other list. */
function rowsBySeat(rows: readonly unknown[], seats: number): Record<string, unknown>[] | null {
  const bySeat = new Map(
    rows.flatMap((row) =>
      isRecord(row) && typeof row["seat"] === "number" ? [[row["seat"], row] as const] : [],
    ),
  );
  if (bySeat.size !== rows.length || rows.length < seats) return null;
  return Array.from({ length: seats }, (_, seat) => bySeat.get(seat) ?? {});
}

/**
 * The view's fields, those of seats apart: lists of rows that name a seat each (the row of somebody who has no seat is everybody's), and
 * lists that the game's facts say to be by player.
 */
export function split(game: string, view: unknown, seats: number): Split {
  const fields = Object.entries(isRecord(view) ? view : {});
  const known = schema(game);
  const own: Field[][] = Array.from({ length: seats }, () => []);
  const shared: Field[] = [];
  for (const [name, value] of fields) {
    if (ELSEWHERE.has(name)) continue;
    const rows = Array.isArray(value) ? rowsBySeat(value, seats) : null;
    if (rows) {
      rows.forEach((row, seat) => own[seat]?.push(...Object.entries(row).filter(([key]) => key !== "seat")));
      const others = (value as unknown[]).filter((row) => isRecord(row) && Number(row["seat"]) >= seats);
      if (others.length > 0) shared.push([name, others]);
    } else if (Array.isArray(value) && known[name]?.kind === "by-player") {
      value.slice(0, seats).forEach((one: unknown, seat) => own[seat]?.push([name, one]));
    } else shared.push([name, value]);
  }
  const scores = isRecord(view) && Array.isArray(view["scores"]) ? view["scores"].slice(0, seats) : null;
  return {
    shared,
    own,
    scores: scores?.map((one: unknown) => (typeof one === "number" ? one : null)) ?? null,
  };
}

/** Everybody who sits at the table, by seat. */
export const namesOf = (table: Table, nameless: (seat: number) => string): string[] =>
  table.seats.map(({ name, index }) => name ?? nameless(index + 1));
