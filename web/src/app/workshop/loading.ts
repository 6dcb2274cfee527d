/** What the workshop needs of a game: its own set, below all corrections, and what may be corrected. */
import { api } from "../../api/client";
import { screensOf } from "../../default/load";
import type { Printed } from "../../match/games";
import type { Editing, Part, SetData } from "../../match/editing";
import { dictionary } from "../../i18n/words.svelte";
import { changesOf, fileOf, fits, isPart, named } from "./sets";

export interface Loaded {
  base: SetData;
  printed: Printed | undefined;
  /** Null for a game that declares nothing to be corrected. */
  editing: Editing | null;
}

/** A name for asking only: nothing is kept of it. */
const ASKING = "-";

/** Raises `ApiError`. */
export async function loaded(game: string): Promise<Loaded> {
  const own = api.checkSet(game, fileOf(ASKING, game, {}, false));
  const [{ data }, screens] = await Promise.all([own, screensOf(game), dictionary.learn([game])]);
  const editing = (await screens.editing?.()) ?? null;
  return { base: data as SetData, printed: screens.printed, editing };
}

export interface Imported {
  name: string | null;
  changes: SetData;
  ok: boolean;
}

/** A file that somebody has, JSON or TOML, partial or whole, as the server reads it; null where it is no set of this game. */
export async function imported(game: string, base: SetData, text: string): Promise<Imported | null> {
  const { ok, draft, name, data, faults } = await api.checkSet(game, text);
  if (!fits(base, data) || faults.some(({ table, key }) => table === "set" && key === "game")) return null;
  return { name: named(name), changes: changesOf(base, data), ok: ok || (draft && faults.length === 0) };
}

/** The set as a file: what differs from the game's own, so that it stays small enough to be read. */
export function exported(file: Part): Blob {
  return new Blob([readable(file)], { type: "application/json" });
}

/** JSON with a line for each thing, and for each fact of a table. */
export function readable(file: Part): string {
  const one = (value: unknown): string => JSON.stringify(value);
  const tables = Object.entries(file).map(([name, part]) => {
    if (Array.isArray(part))
      return `${one(name)}: [\n${part.map((row) => `    ${one(row)}`).join(",\n")}\n  ]`;
    const facts = isPart(part) ? Object.entries(part) : [];
    return `${one(name)}: {\n${facts.map(([key, value]) => `    ${one(key)}: ${one(value)}`).join(",\n")}\n  }`;
  });
  return `{\n${tables.map((table) => `  ${table}`).join(",\n")}\n}\n`;
}

/** A name for a file: letters and digits of the set's name. */
export const fileName = (game: string, name: string): string =>
  `${game}-${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "set"}.json`;

export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  [link.href, link.download] = [address, name];
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
