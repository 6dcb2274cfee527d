/** How a rules text is cut: numbered messages, paragraphs, lists. */

/** 1, 2, 3 … as long as there is a message of that number. */
export function numbered(id: (n: number) => string, has: (id: string) => boolean): number[] {
  const found: number[] = [];
  while (has(id(found.length + 1))) found.push(found.length + 1);
  return found;
}

export type Piece = { list: true; items: string[] } | { list: false; text: string };

/** Paragraphs are separated by an empty line; one whose lines all begin with "- " is a list. */
export function pieces(text: string): Piece[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").map((line) => line.trim()))
    .map((lines): Piece => {
      if (lines.every((line) => line.startsWith("- ")))
        return { list: true, items: lines.map((line) => line.slice(2)) };
      return { list: false, text: lines.join(" ") };
    });
}
