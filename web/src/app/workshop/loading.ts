/** Loads a game for the component editor, and imports and exports component sets as files. */
import { api } from "../../api/client";
import { screensOf } from "../../default/load";
import type { Printed } from "../../match/games";
import type { Editing, Part, SetData } from "../../match/editing";
import { dictionary } from "../../i18n/words.svelte";
import { changesOf, fileOf, fits, isPart, named } from "./sets";
import type { OwnSet } from "./shelf.svelte";

export interface Loaded {
  /** The game's own component set, which corrections are based on. */
  base: SetData;
  printed: Printed | undefined;
  /** The fields that can be edited; null if the game declares none. */
  editing: Editing | null;
}

/** Placeholder name for a request that only reads the game's own set. */
const ASKING = "-";

/** Loads the game's own set, drawings and editable fields. Throws `ApiError`. */
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

/** Parses a set's file (JSON or TOML, partial or complete) on the server; null if it is no set of this game. */
export async function imported(game: string, base: SetData, text: string): Promise<Imported | null> {
  const { ok, draft, name, data, faults } = await api.checkSet(game, text);
  if (!fits(base, data) || faults.some(({ table, key }) => table === "set" && key === "game")) return null;
  return { name: named(name), changes: changesOf(base, data), ok: ok || (draft && faults.length === 0) };
}

/** A set as a JSON file. */
export function exported(file: Part): Blob {
  return new Blob([readable(file)], { type: "application/json" });
}

/** JSON with one line for each row, and for each fact of a table without rows. */
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

/** A file name from the letters and digits of the set's name. */
export const fileName = (game: string, name: string): string =>
  `${game}-${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "set"}.json`;

/** Saves a set as a file that can be imported again. */
export function saveSet({ name, game, changes, playable }: OwnSet): void {
  save(exported(fileOf(name, game, changes, playable === false)), fileName(game, name));
}

export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  [link.href, link.download] = [address, name];
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
