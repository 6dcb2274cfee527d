/**
 * What the client takes from the folders of games, wherever they lie: the module `virtual:games`.
 *
 * A game's folder may hold `screens/game.ts` (its own table, `GameScreens`), `screens/picture.svg` and
 * `locales/<language>/*.ftl` with `locales/<game>.facts.json`, and `chapters/views.json`. Folders are those of the source tree and those that
 * `TERTULIA_GAME_FOLDERS` names: `<game>=<folder>`, separated as in PATH.
 */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

import type { Plugin } from "vite";

const NAME = "virtual:games";
const HERE = join(import.meta.dirname, "../src/tertulia/games");

/** The folder of each game that the client is built with, by the game's name. */
export function gameFolders(setting = process.env.TERTULIA_GAME_FOLDERS ?? ""): Record<string, string> {
  // A folder's name is a Python identifier: the game two-words is in two_words.
  const ours = readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => [name.replaceAll("_", "-"), join(HERE, name)] as const);
  const others = setting.split(delimiter).flatMap((pair) => {
    const [game, folder] = pair.split("=", 2);
    return game && folder ? [[game, folder] as const] : [];
  });
  return Object.fromEntries([...ours.sort(), ...others]);
}

/** The names of a folder's files, or of its folders; empty if the folder does not exist. */
function listNames(folder: string, folders = false): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory() === folders)
    .map(({ name }) => name)
    .sort();
}
const literal = JSON.stringify;

/**
 * A module's source: for each game the loaders of its screens and of its chapters' positions, its picture, its
 * catalogues and its facts.
 */
function moduleSource(folders: Record<string, string>): string {
  const imports: string[] = [];
  const games = Object.entries(folders).map(([game, folder], index) => {
    const own = (path: string): string | null => (existsSync(join(folder, path)) ? join(folder, path) : null);
    const eager = (path: string | null, query: string, name: string): string => {
      if (path === null) return "undefined";
      imports.push(`import ${name}${index} from ${literal(path + query)};`);
      return `${name}${index}`;
    };
    const lazy = (member: string, path: string | null): string =>
      path === null ? "" : `${member}: async () => (await import(${literal(path)})).default,`;
    const catalogues = listNames(join(folder, "locales"), true).flatMap((language) =>
      listNames(join(folder, "locales", language))
        .filter((file) => file.endsWith(".ftl"))
        .map((file) => {
          const path = join(folder, "locales", language, file);
          const name = file.replace(".ftl", "");
          const load = `async () => (await import(${literal(`${path}?raw`)})).default`;
          return `{ language: ${literal(language)}, name: ${literal(name)}, load: ${load} }`;
        }),
    );
    return `${literal(game)}: {
  ${lazy("screens", own("screens/game.ts"))}
  ${lazy("positions", own("chapters/views.json"))}
  picture: ${eager(own("screens/picture.svg"), "?url", "picture")},
  facts: ${eager(own(`locales/${game}.facts.json`), "", "facts")},
  catalogues: [${catalogues.join(",\n    ")}],
}`;
  });
  return `${imports.join("\n")}\nexport default {\n${games.join(",\n")}\n};\n`;
}

/** The plugin for Vite that provides the module `virtual:games`. */
export function games(): Plugin {
  return {
    name: "tertulia-games",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? moduleSource(gameFolders()) : null),
  };
}
