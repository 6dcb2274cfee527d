/** Import rules of the client's folders: dependencies run in one direction. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, it } from "vitest";

import { SOURCE, sources } from "./sources";

const MAY_IMPORT: Record<string, string[]> = {
  api: [],
  i18n: ["api"],
  ui: ["api", "i18n"],
  community: ["api", "i18n", "ui"],
  match: ["api", "i18n", "ui", "community"],
  games: ["api", "i18n", "ui", "match"],
  default: ["api", "i18n", "ui", "match"],
  app: ["api", "i18n", "ui", "community", "match", "default"],
};

/** Returns a file's imports within the client: relative paths in the client, `tertulia/` in games' screens. */
const importsOf = (name: string, path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(/(?:from|import\(?)\s*"(\.[^"]+|tertulia\/[^"]+)"/g)].map(
    ([, to = ""]) =>
      to.startsWith(".")
        ? join(dirname(name), to)
        : relative(SOURCE, join(SOURCE, to.replace(/^tertulia\//, ""))),
  );
const folderOf = (path: string): string => path.split("/")[0] ?? "";
const files = sources.filter(
  ([name]) => name.includes("/") && /\.(ts|svelte)$/.test(name) && !/\.test\./.test(name),
);

it.each(files)("%s imports only what its room may know", (name, path) => {
  const folder = folderOf(name);
  const foreign = importsOf(name, path).filter((to) => folderOf(to) !== folder);
  expect(foreign.filter((to) => !MAY_IMPORT[folder]?.includes(folderOf(to)))).toEqual([]);
  if (folder !== "games") return;
  const game = name.split("/")[1];
  expect(importsOf(name, path).filter((to) => folderOf(to) === "games" && to.split("/")[1] !== game)).toEqual(
    [],
  );
});
