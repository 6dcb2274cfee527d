/**
 * Where on the page an action lies: there it is marked, and on a phone the part of the table that it belongs to is opened. What is one
 * of several things to be laid together names its action in `data-lays`: pressed by itself it does nothing yet. Things that are taken
 * together name all the actions in `data-joins` that each of them is part of: all that one action takes are marked.
 */

const named = (all: readonly HTMLElement[], name: string, notation: string): HTMLElement[] =>
  all.filter((one) => one.dataset[name]?.split("|").includes(notation));

function placesOf(notation: string): HTMLElement[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>("[data-notation], [data-offers], [data-lays], [data-joins]"),
  ];
  const exact = all.filter((one) => one.dataset["notation"] === notation);
  const single = [exact, named(all, "offers", notation), named(all, "lays", notation)];
  const places = single.find((found) => found.length > 0);
  if (!places) return named(all, "joins", notation);
  return [places.find((one) => one.checkVisibility()) ?? places[0]].filter((one) => one !== undefined);
}

/** Marks an action as advised; returns what ends it. ui/style/controls.css draws the mark. */
export function pointTo(notation: string): () => void {
  const places = placesOf(notation);
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
