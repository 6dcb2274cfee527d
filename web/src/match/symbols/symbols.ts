/** The symbols of a game with their words, for the list of all of them and for whoever points at one. */

export interface GameSymbol {
  /** Of its drawing, where that is one that others refer to (`<use href="#id">`); a name of the game's own otherwise. */
  id: string;
  text: string;
}
export interface SymbolGroup {
  id: string;
  title: string;
  symbols: readonly GameSymbol[];
}

/** Number of symbols that are told at once. */
const MOST = 12;

/** What is a thing of its own: symbols beyond it are not meant. */
const THING = "button, li, section, .part";

/** The symbols drawn within an element, or in the thing that it belongs to, each once; none where it is no part of a table. */
export function symbolsAt(target: Element, all: readonly GameSymbol[]): GameSymbol[] {
  for (let at: Element | null = target; at?.closest(".board"); at = at.parentElement) {
    const drawn = [...at.querySelectorAll("use"), ...(at.matches("use") ? [at] : [])];
    const ids = new Set(drawn.map((use) => use.getAttribute("href")?.slice(1)));
    const found = all.filter(({ id }) => ids.has(id));
    if (found.length > 0 || at.matches(THING)) return found.slice(0, MOST);
  }
  return [];
}

/** What the thing says that it is: to whoever points at it, else to whoever listens. */
export function nameAt(target: Element): string {
  const titled = target.closest<HTMLElement>(".board [title]");
  if (titled) return titled.title;
  return target.closest(".board button")?.querySelector(".hidden")?.textContent?.trim() ?? "";
}
