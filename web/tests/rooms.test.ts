/** Which room of the client may know which: imports run one way. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const MAY_IMPORT: Record<string, string[]> = {
  api: [],
  i18n: ["api"],
  ui: ["api", "i18n"],
  match: ["api", "i18n", "ui"],
  games: ["api", "i18n", "ui", "match"],
  app: ["api", "i18n", "ui", "match"],
};

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(ts|svelte)$/.test(name),
);
const imported = (file: string): string[] =>
  [...readFileSync(join(SOURCE, file), "utf8").matchAll(/(?:from|import\(?)\s*"(\.[^"]+)"/g)].map((match) =>
    relative(SOURCE, join(SOURCE, dirname(file), match[1] ?? "")),
  );
const roomOf = (path: string): string => path.split("/")[0] ?? "";

it.each(files.filter((file) => file.includes("/")))("%s imports only what its room may know", (file) => {
  const room = roomOf(file);
  const foreign = imported(file).filter((path) => roomOf(path) !== room);
  expect(foreign.filter((path) => !MAY_IMPORT[room]?.includes(roomOf(path)))).toEqual([]);
  if (room === "games") {
    const game = file.split("/")[1];
    expect(imported(file).filter((path) => roomOf(path) === "games" && path.split("/")[1] !== game)).toEqual(
      [],
    );
  }
});
