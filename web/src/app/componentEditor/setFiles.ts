/** Loads a game for the component editor, and imports and exports component sets as files. */
import { api } from "../../api/client";
import { loadScreens } from "../../default/loadScreens";
import type { ComponentScreens } from "../../match/games";
import type { Editing, Part, SetData } from "../../match/editing";
import { dictionary } from "../../i18n/words.svelte";
import { download } from "../../ui/download";
import { diffSets, toSetFile, isChanges, isPart, cleanName } from "./setData";
import type { OwnSet } from "./localSets.svelte";

export interface EditedGame {
  /** The game's own component set, which corrections are based on. */
  base: SetData;
  components: ComponentScreens | undefined;
  /** The fields that can be edited; null if the game declares none. */
  editing: Editing | null;
}

/** Placeholder name for a request that only reads the game's own set. */
const PLACEHOLDER_NAME = "-";

/** Loads the game's own set, drawings and editable fields. Throws `ApiError`. */
export async function loadEditedGame(game: string): Promise<EditedGame> {
  const own = api.checkSet(game, toSetFile(PLACEHOLDER_NAME, game, {}, false));
  const [{ data }, screens] = await Promise.all([own, loadScreens(game), dictionary.loadGames([game])]);
  const editing = (await screens.editing?.()) ?? null;
  return { base: data as SetData, components: screens.components, editing };
}

export interface ImportedSet {
  name: string | null;
  changes: SetData;
  ok: boolean;
}

/** Parses a set's file (JSON or TOML, partial or complete) on the server; null if it is no set of this game. */
export async function importSet(game: string, base: SetData, text: string): Promise<ImportedSet | null> {
  const { ok, draft, name, data, faults } = await api.checkSet(game, text);
  if (!isChanges(base, data) || faults.some(({ table, key }) => table === "set" && key === "game"))
    return null;
  return { name: cleanName(name), changes: diffSets(base, data), ok: ok || (draft && faults.length === 0) };
}

/** A set as a JSON file. */
export function toFile(file: Part): Blob {
  return new Blob([formatSet(file)], { type: "application/json" });
}

/** JSON with one line for each row, and for each fact of a table without rows. */
export function formatSet(file: Part): string {
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
export function downloadSet({ name, game, changes, playable }: OwnSet): void {
  download(toFile(toSetFile(name, game, changes, playable === false)), fileName(game, name));
}
