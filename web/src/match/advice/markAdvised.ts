/**
 * Finds the elements of an action on the page and marks them. On a phone, opens the part of the table that contains
 * them. `data-lays` names the action of an element that is one of several to lay together; pressing it alone does
 * nothing yet. `data-joins` names all actions that an element is part of; all elements of the action are marked.
 */

const elementsNaming = (all: readonly HTMLElement[], name: string, notation: string): HTMLElement[] =>
  all.filter((one) => one.dataset[name]?.split("|").includes(notation));

function elementsOf(notation: string): HTMLElement[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>("[data-notation], [data-offers], [data-lays], [data-joins]"),
  ];
  const exact = all.filter((one) => one.dataset["notation"] === notation);
  const single = [exact, elementsNaming(all, "offers", notation), elementsNaming(all, "lays", notation)];
  const places = single.find((found) => found.length > 0);
  if (!places) return elementsNaming(all, "joins", notation);
  return [places.find((one) => one.checkVisibility()) ?? places[0]].filter((one) => one !== undefined);
}

/** Marks an action as advised; ui/style/controls.css draws the mark. Returns a function that removes it. */
export function markAdvised(notation: string): () => void {
  const places = elementsOf(notation);
  const [first] = places;
  if (!first) return () => undefined;
  if (!first.checkVisibility()) {
    const part = first.closest<HTMLElement>("[data-part]")?.dataset["part"];
    if (part) document.querySelector<HTMLElement>(`[data-tab="${part}"]`)?.click();
  }
  for (const place of places) place.dataset["advised"] = "";
  first.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => {
    for (const place of places) delete place.dataset["advised"];
  };
}
