/**
 * The site's fonts, cut down to the letters of its languages: a third of the size of the packages' files.
 *
 * The files are made once, in `node_modules/.cache/fonts`, where `fonts.css` finds them, and again after a change of
 * the letters or of a package's version.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "node_modules");
const CUT = join(PACKAGES, ".cache/fonts");

/** All characters from one code point to another. */
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Letters and punctuation of English, German and Spanish, and further letters of Czech; `fonts.css` has the same ranges. */
const LETTERS = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + "\u2009\u202f–—‘’‚“”„…←↑→↓−×",
  "latin-ext": range(0x100, 0x17f),
};
const FAMILIES = [
  { name: "title", folder: "@fontsource/alegreya", file: "alegreya-{letters}-700-normal.woff2" },
  {
    name: "text",
    folder: "@fontsource-variable/source-sans-3",
    file: "source-sans-3-{letters}-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

async function cutFonts(): Promise<void> {
  mkdirSync(CUT, { recursive: true });
  for (const { name, folder, file, axes } of FAMILIES) {
    const { version } = JSON.parse(readFileSync(join(PACKAGES, folder, "package.json"), "utf8")) as {
      version: string;
    };
    for (const [letters, text] of Object.entries(LETTERS)) {
      const [font, stamp] = [join(CUT, `${name}-${letters}.woff2`), join(CUT, `${name}-${letters}.txt`)];
      const made = `${version} ${JSON.stringify(axes)} ${text}`;
      if (existsSync(font) && existsSync(stamp) && readFileSync(stamp, "utf8") === made) continue;
      const whole = readFileSync(join(PACKAGES, folder, "files", file.replace("{letters}", letters)));
      const options = { targetFormat: "woff2" as const, ...(axes ? { variationAxes: axes } : {}) };
      writeFileSync(font, await subsetFont(whole, text, options));
      writeFileSync(stamp, made);
    }
  }
}

/** Makes the font files before a build, and adds the fonts' licences to it. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      await cutFonts();
      if (this.meta.watchMode || process.env.VITEST) return;
      for (const { name, folder } of FAMILIES)
        this.emitFile({
          type: "asset",
          fileName: `licences/font-${name}.txt`,
          source: readFileSync(join(PACKAGES, folder, "LICENSE")),
        });
    },
  };
}
