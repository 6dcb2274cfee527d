/** Spacing, font sizes and colours come from design tokens; no component has values of its own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { SOURCE, sources } from "./sources";

const TOKENS = "ui/style/tokens.css";
/**
 * Page widths at which the layout changes: phone, desktop (scrolling, fitting its window), wide desktops. Media queries
 * cannot use variables.
 */
const BREAKPOINTS = new Set(["34rem", "60rem", "60.01rem", "71.99rem", "72rem", "80rem", "85rem"]);

const styled = sources.filter(([name]) => /\.(css|svelte)$/.test(name));
const styles = styled
  .filter(([name]) => name !== TOKENS)
  .map(([name, path]): [string, string] => {
    const text = readFileSync(path, "utf8");
    return [name, name.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "")];
  })
  .filter(([, style]) => style.trim() !== "");

const declarations = (style: string): { property: string; value: string }[] =>
  [...style.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map((match) => ({
    property: match[1] ?? "",
    value: match[2] ?? "",
  }));
const found = (style: string, properties: RegExp, raw: RegExp): string[] =>
  declarations(style)
    .filter(({ property, value }) => properties.test(property) && raw.test(value))
    .map(({ property, value }) => `${property}: ${value}`);

describe.each(styles)("%s", (name, style) => {
  it("takes its sizes of type from the tokens", () => {
    expect(found(style, /^font(-size)?$/, /\d(rem|px)/)).toEqual([]);
  });
  it("takes its gaps, paddings and margins from the tokens", () => {
    expect(found(style, /gap$/, /\d(rem|px)/)).toEqual([]);
    expect(found(style, /^(padding|margin)/, /\drem/)).toEqual([]);
  });
  it("takes its colours from the tokens", () => {
    if (!name.includes("/art/")) expect(found(style, /./, /#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i)).toEqual([]);
  });
  it("changes its layout at few widths", () => {
    const widths = [...style.matchAll(/@media \((?:min|max)-width: ([\w.]+)\)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(widths.filter((width) => !BREAKPOINTS.has(width))).toEqual([]);
  });
});

const tokens = readFileSync(join(SOURCE, TOKENS), "utf8");
const named = (text: string, names: RegExp): Set<string> => new Set(text.match(names) ?? []);

it("has a scale of a few sizes each", () => {
  expect(named(tokens, /--space-\d(?=:)/g).size).toBeLessThanOrEqual(6);
  expect(named(tokens, /--text-\w+(?=:)/g).size).toBeLessThanOrEqual(6);
});
it("has every token that is used, and none that nobody uses", () => {
  const defined = named(tokens, /--[\w-]+(?=:)/g);
  const everywhere = styled.map(([, path]) => readFileSync(path, "utf8")).join("\n");
  const used = named(everywhere, /(?<=var\()--[\w-]+/g);
  const own = named(everywhere, /(?<=style:|\s)--[\w-]+(?=[:=])/g);
  expect([...used].filter((name) => !defined.has(name) && !own.has(name))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
