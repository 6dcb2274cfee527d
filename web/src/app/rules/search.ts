/** Search in the texts of a rules page. */

/** A part of the page that can be found and linked to. */
export interface Passage {
  /** Id of its heading. */
  anchor: string;
  title: string;
  text: string;
}

export interface FoundPassage {
  anchor: string;
  title: string;
  /** The first sentence with one of the sought words; empty if only the title has them. */
  sentence: string;
}

/** Without case and diacritics. */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the passages whose title or text contains every word of the query; none for an empty query. */
export function findPassages(passages: readonly Passage[], query: string): FoundPassage[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return passages
    .filter(({ title, text }) => words.every((word) => fold(`${title} ${text}`).includes(word)))
    .map(({ anchor, title, text }) => ({
      anchor,
      title,
      sentence:
        text
          .split(/\n+|(?<=[.!?…]) +/)
          .map((line) => line.trim().replace(/^(?:-|\(\d\)) /, ""))
          .find((line) => words.some((word) => fold(line).includes(word))) ?? "",
    }));
}
