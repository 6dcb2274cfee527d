/** The illustrated chapters of a game's rules: their texts, and the numbers on their pictures. */
import type { ChapterPosition, ChapterPositions } from "../../match/games";

/** Names of the players in the pictures. */
export const PLAYERS = ["Ana", "Ben", "Eva", "Tom", "Mia", "Leo"];

/** A line of a chapter's text; a line that begins with "(1)" is about that place in the picture. */
export interface ChapterLine {
  number: number | null;
  text: string;
}

/** Splits a chapter's text into its lines. */
export const splitLines = (text: string): ChapterLine[] =>
  text
    .split("\n")
    .map((line) => /^(?:\((\d)\) )?(.+)$/.exec(line.trim()))
    .flatMap((found) =>
      found ? [{ number: found[1] ? Number(found[1]) : null, text: found[2] ?? "" }] : [],
    );

/** The position that a chapter's picture shows; undefined if it has no picture. */
export function positionOf(positions: ChapterPositions, chapter: string): ChapterPosition | undefined {
  const found = positions[chapter];
  return typeof found === "string" ? positionOf(positions, found) : found;
}

/** Puts numbers on the places of a picture that the selectors name, in their order. */
export const numberPlaces =
  (selectors: readonly string[]) =>
  (picture: HTMLElement): (() => void) => {
    const numbers = selectors.map((selector, index) => {
      const number = document.createElement("b");
      number.className = "place-number";
      number.textContent = String(index + 1);
      const place = picture.querySelector<HTMLElement>(selector);
      if (place && getComputedStyle(place).position === "static") place.classList.add("numbered-place");
      place?.append(number);
      return number;
    });
    return () => numbers.forEach((number) => number.remove());
  };
