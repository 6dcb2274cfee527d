/** A game's symbols with their words, and the lookup of the symbols on an element. */

export interface GameSymbol {
  /** Id of the symbol's drawing if it is used by `<use href="#id">`; else a name chosen by the game. */
  id: string;
  text: string;
}
export interface SymbolGroup {
  id: string;
  title: string;
  symbols: readonly GameSymbol[];
}

/** Maximum number of symbols explained at once. */
const MAX_SYMBOLS = 12;

/** Elements that bound the lookup: symbols outside of them are not meant. */
const BOUNDARY = "button, li, section, .part";

/**
 * The symbols drawn within an element or, failing that, within the nearest ancestor up to its bounding element, each
 * once. Empty outside the board.
 */
export function symbolsAt(target: Element, all: readonly GameSymbol[]): GameSymbol[] {
  for (let at: Element | null = target; at?.closest(".board"); at = at.parentElement) {
    const drawn = [...at.querySelectorAll("use"), ...(at.matches("use") ? [at] : [])];
    const ids = new Set(drawn.map((use) => use.getAttribute("href")?.slice(1)));
    const found = all.filter(({ id }) => ids.has(id));
    if (found.length > 0 || at.matches(BOUNDARY)) return found.slice(0, MAX_SYMBOLS);
  }
  return [];
}

/** The name of an element: its title, or its text for screen readers; empty if it has neither. */
export function nameAt(target: Element): string {
  const titled = target.closest<HTMLElement>(".board [title]");
  if (titled) return titled.title;
  return target.closest(".board button")?.querySelector(".hidden")?.textContent?.trim() ?? "";
}
