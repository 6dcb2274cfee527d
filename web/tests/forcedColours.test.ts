/** High-contrast modes replace backgrounds, so shapes cut out of a background would disappear. */
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { sources } from "./sources";

/** Returns the innermost style rules of a file. */
function rules(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const styles = path.endsWith(".css") ? text : text.slice(text.lastIndexOf("<style>"));
  return styles.split("}").filter((rule) => rule.includes("{"));
}

it("keeps the colour of every shape that is cut out of a background", () => {
  const lost = sources.flatMap(([name, path]) => {
    const all = rules(path);
    const keepsColour = all.some((rule) => rule.includes("forced-color-adjust: none"));
    return all.some((rule) => /clip-path:\s*(?:polygon|circle|ellipse|path|var)/.test(rule)) && !keepsColour
      ? [name]
      : [];
  });
  expect(lost).toEqual([]);
});

it("keeps the colour of a player, which says whose something is", () => {
  const lost = sources.flatMap(([name, path]) =>
    rules(path)
      .filter((rule) => /background: var\(--seat\)/.test(rule) && !rule.includes("forced-color-adjust: none"))
      .map((rule) => `${name}: ${rule.trim().split("\n")[0] ?? ""}`),
  );
  expect(lost).toEqual([]);
});
