/** The parts of a rules page that a game has texts for, as lists of their ids. */
import type { Passage } from "./search";
import { numberedMessages } from "./rulesText";

interface Words {
  has: (id: string) => boolean;
  text: (id: string) => string;
}

export interface RulesParts {
  /** Ids of the illustrated chapters. */
  chapters: string[];
  /** The sentences of a summary, which a game without chapters may have. */
  short: string[];
  /** Ids of the sections of the full text. */
  sections: string[];
  /** Numbers of the rulings. */
  rulings: number[];
  /** All texts of chapters, sections and rulings. */
  passages: Passage[];
  /** Questions, with the ids of the headings that answer them. */
  questions: { anchor: string; text: string }[];
}

export function listRulesParts(game: string, words: Words): RulesParts {
  const has = (id: string): boolean => words.has(id);
  const text = (id: string): string => words.text(id);
  const rules = `${game}-rules`;
  const idsIn = (id: string): string[] => (has(id) ? text(id).split(/\s+/) : []);
  const chapters = idsIn(`${rules}-chapters`);
  const sections = idsIn(`${rules}-sections`);
  const rulings = numberedMessages((n) => `${game}-ruling-${n}-title`, has);
  const passages = [
    ...chapters.map((chapter) => [`chapter-${chapter}`, `${rules}-chapter-${chapter}`] as const),
    ...sections.map((section) => [`full-${section}`, `${rules}-full-${section}`] as const),
    ...rulings.map((n) => [`ruling-${n}`, `${game}-ruling-${n}`] as const),
  ].map(([anchor, id]) => ({ anchor, id, title: text(`${id}-title`), text: text(`${id}-text`) }));
  const questions = passages.flatMap(({ anchor, id }) =>
    has(`${id}-questions`)
      ? text(`${id}-questions`)
          .split("\n")
          .map((line) => ({ anchor, text: line.trim() }))
      : [],
  );
  const short = numberedMessages((n) => `${rules}-short-${n}`, has).map((n) => text(`${rules}-short-${n}`));
  return { chapters, short, sections, rulings, passages, questions };
}
