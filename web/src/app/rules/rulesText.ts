/** Splits rules texts into numbered messages, paragraphs and lists. */

/** The numbers 1, 2, 3 … up to the first one without a message. */
export function numberedMessages(id: (n: number) => string, has: (id: string) => boolean): number[] {
  const found: number[] = [];
  while (has(id(found.length + 1))) found.push(found.length + 1);
  return found;
}

export type TextBlock = { list: true; items: string[] } | { list: false; text: string };

/** Splits a text at empty lines into paragraphs; if all lines of one begin with "- ", it is a list. */
export function splitText(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").map((line) => line.trim()))
    .map((lines): TextBlock => {
      if (lines.every((line) => line.startsWith("- ")))
        return { list: true, items: lines.map((line) => line.slice(2)) };
      return { list: false, text: lines.join(" ") };
    });
}
