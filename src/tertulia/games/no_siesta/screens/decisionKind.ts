/** The kind of the current decision, for the beginner's hints. */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

export const decisionKind = (table: Table): string | null => (table.view as View).pending?.kind ?? null;
