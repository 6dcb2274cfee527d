/** What the player is asked, for the words of a first game: the kind of the open decision. */
import type { Table } from "tertulia/api/table";
import type { View } from "./types";

export const asked = (table: Table): string | null => (table.view as View).pending?.kind ?? null;
