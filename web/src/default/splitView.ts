/** Splits a game's view into shared fields and fields of each seat, by its shape and the game's schema. */
import type { Table } from "../api/table";
import { schema } from "../i18n/schema";

export type Field = readonly [name: string, value: unknown];
export interface ViewParts {
  shared: readonly Field[];
  /** Fields by seat. */
  own: readonly (readonly Field[])[];
  /** Points by seat, null for unknown ones; null if the view has no points. */
  scores: readonly (number | null)[] | null;
}

/** Fields that are shown elsewhere on the page. */
const ELSEWHERE = new Set(["game", "seats", "options", "over", "winners", "actors", "scores"]);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Rows by seat, if each row of a list is about a different seat and there are enough for all seats; else null. */
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
 * Splits a view. The fields of a seat come from lists with a row for each seat, and from lists that the game's schema
 * declares as `by-player`. Rows for seat numbers beyond the players, such as a neutral player's, are shared.
 */
export function splitView(game: string, view: unknown, seats: number): ViewParts {
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

/** The players' names by seat; `nameless` names a seat, counted from 1, that has none. */
export const namesOf = (table: Table, nameless: (seat: number) => string): string[] =>
  table.seats.map(({ name, index }) => name ?? nameless(index + 1));
