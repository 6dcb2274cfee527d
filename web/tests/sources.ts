/** Source files of the client and of the games' screens, without tests. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { gameFolders } from "../gameFolders";

export const SOURCE = join(import.meta.dirname, "../src");

const within = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(ts|svelte|css)$/.test(name),
  );

/** Files by name and path: `ui/Thing.svelte` in the client, `games/<game>/Table.svelte` in a game. */
export const sources: readonly (readonly [name: string, path: string])[] = [
  ...within(SOURCE).map((name) => [name, join(SOURCE, name)] as const),
  ...Object.entries(gameFolders()).flatMap(([game, folder]) =>
    within(join(folder, "screens"))
      .filter((name) => !name.startsWith("tests/"))
      .map((name) => [`games/${game}/${name}`, join(folder, "screens", name)] as const),
  ),
];
